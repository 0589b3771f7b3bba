import type { EventoDeEmail } from './eventos.ts';

const CIENCIA = 'Lei nº 13.460/2017, art. 12, parágrafo único, V';
/** Whoever lets somebody in to read denúncias, or opens one, must not be able to silence those who guard them. */
const GUARDA = 'Lei nº 13.460/2017, art. 10, § 7º; Decreto nº 10.153/2019, art. 6º';
const INTIMACAO = 'Lei nº 9.784/1999, art. 28';

/** Mails owed by law, each with its article: never switched off. Most may be reworded; not those that guard (`isTextoFixo`). */
const devidos: Readonly<Partial<Record<EventoDeEmail, string>>> = {
  'manifestacao.cadastrada': 'Lei nº 13.460/2017, art. 12, parágrafo único, II',
  'manifestacao.complementacao-pedida': 'Decreto nº 9.492/2018, art. 18, § 2º',
  'manifestacao.arquivada-sem-complementacao': CIENCIA,
  'manifestacao.prorrogada': 'Lei nº 12.527/2011, art. 11, § 2º; Lei nº 13.460/2017, art. 16',
  'manifestacao.encaminhada': 'Lei nº 12.527/2011, art. 11, § 1º, III',
  'manifestacao.encaminhada-para-fora': 'Lei nº 12.527/2011, art. 11, § 1º, III',
  'manifestacao.respondida': CIENCIA,
  'manifestacao.acesso-negado':
    'Lei nº 12.527/2011, art. 11, §§ 1º, II, e 4º; Decreto nº 7.724/2012, art. 19',
  'manifestacao.arquivada': CIENCIA,
  'manifestacao.pedido-retipado': INTIMACAO,
  'manifestacao.tipo-alterado': INTIMACAO,
  'manifestacao.reaberta': INTIMACAO,
  'manifestacao.consentimento-pedido': 'Decreto nº 10.153/2019, art. 7º',
  'manifestacao.desfecho-registrado': CIENCIA,
  'manifestacao.identidade-decidida': 'Decreto nº 10.153/2019, art. 7º',
  'descumprimento.decidida': INTIMACAO,
  'cumprimento.entregue': INTIMACAO,
  'cumprimento.lembrete-de-contestacao': INTIMACAO,
  'cumprimento.nova-data': INTIMACAO,
  'cumprimento.data-renovada': INTIMACAO,
  'incidente.decisao-corrigida': INTIMACAO,
  'incidente.nova-entrega': INTIMACAO,
  'reclamacao.aberta': INTIMACAO,
  'recurso.instancia-aberta': INTIMACAO,
  'recurso.respondido': 'Lei nº 12.527/2011, arts. 14 e 15',
  'recurso.negado': 'Lei nº 12.527/2011, arts. 14 e 15',
  'equipe.recebida-por-impedimento': GUARDA,
  'equipe.perfil-a-confirmar': GUARDA,
  'equipe.perfil-novo': GUARDA,
  'equipe.identidade': GUARDA,
  'equipe.acesso-extraordinario': GUARDA,
  'equipe.perfil-novo-em-outro-orgao': GUARDA,
};

export const artigoQueExige = (evento: EventoDeEmail): string | null => devidos[evento] ?? null;

/** They tell on the very people who could reword them: their words are those the platform came with, for every office. */
export const isTextoFixo = (evento: EventoDeEmail): boolean => devidos[evento] === GUARDA;

/** An office may drop its own words at any time: then the platform's are sent. */
export const artigoContraDesligar = (evento: EventoDeEmail, idOuvidoria: number | null): string | null =>
  idOuvidoria === null ? artigoQueExige(evento) : null;
