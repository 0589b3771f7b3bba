/** What a mail can be about: one template each (db/reference/60-email-modelo.json). */
export const eventosDeEmail = [
  'manifestacao.cadastrada',
  'manifestacao.nova-no-orgao',
  'manifestacao.complementacao-pedida',
  'manifestacao.complementada',
  'manifestacao.arquivada-sem-complementacao',
  'manifestacao.prorrogada',
  'manifestacao.encaminhada',
  'manifestacao.recebida-de-outro-orgao',
  'manifestacao.encaminhada-para-fora',
  'manifestacao.resposta-intermediaria',
  'manifestacao.respondida',
  'manifestacao.arquivada',
  'manifestacao.tipo-alterado',
  'manifestacao.pedido-retipado',
  'manifestacao.reaberta',
  'manifestacao.desistencia',
  'manifestacao.mensagem-do-manifestante',
  'manifestacao.contribuicao-pedida',
  'manifestacao.contribuicao-devolvida',
  'manifestacao.consentimento-pedido',
  'manifestacao.consentimento-respondido',
  'manifestacao.consentimento-sem-resposta',
  'manifestacao.prazo-recontado',
  'manifestacao.lembrete-de-complementacao',
  'manifestacao.lembrete-de-consentimento',
  'manifestacao.lembrete-de-contribuicao',
  'descumprimento.registrada',
  'descumprimento.recebida',
  'descumprimento.denunciado',
  'descumprimento.decidida',
  'descumprimento.decidida-ao-orgao',
  'incidente.aberto',
  'incidente.respondido',
  'incidente.prorrogado',
  'incidente.decisao-corrigida',
  'incidente.nova-entrega',
  'recurso.registrado',
  'recurso.novo-na-instancia',
  'recurso.respondido',
  'recurso.esclarecimento-pedido',
  'recurso.esclarecido',
  'recurso.reuniao-marcada',
  'recurso.prazo-recontado',
  'recurso.lembrete-de-prazo',
  'equipe.perfil-vence',
  'equipe.perfil-venceu',
  'alerta.resumo-diario',
  'relatorio.agendado',
  'monitoramento.avaliacao-devolvida',
  'monitoramento.avaliacao-respondida',
  'monitoramento.avaliacao-encerrada',
  'monitoramento.avaliacao-vence',
  'monitoramento.avaliacao-vencida',
  'transparencia.a-corrigir',
  'transparencia.vence',
  'transparencia.vencida',
  'busca.alerta-diario',
  'busca.decisao-publicada',
] as const;
export type EventoDeEmail = (typeof eventosDeEmail)[number];

/** Mails a person may turn off; the others carry a term or an answer that the law owes them. */
export const eventosDispensaveis: readonly EventoDeEmail[] = [
  'manifestacao.encaminhada',
  'manifestacao.resposta-intermediaria',
  'manifestacao.prazo-recontado',
  'recurso.prazo-recontado',
];

/** In every mail about a case: its number and 'SIGLA – nome' of the office that has it. */
const SEMPRE = ['protocolo', 'orgao'] as const;

/** The invitation to the survey: a whole paragraph, or nothing for who wants none. */
const CONVITE_PESQUISA = 'convitePesquisa';

/**
 * What a template may name besides those two, and the act must give: dates as dd/mm/aaaa. Nothing a person wrote, no
 * name and no access code is ever among them; only the alert of a search repeats the words its owner searched for, and
 * the mail of a kept report the name its owner gave it.
 */
const variaveisProprias: Readonly<Record<EventoDeEmail, readonly string[]>> = {
  'manifestacao.cadastrada': ['prazo'],
  'manifestacao.nova-no-orgao': ['prazo'],
  'manifestacao.complementacao-pedida': ['ultimoDia'],
  'manifestacao.complementada': ['prazo'],
  'manifestacao.arquivada-sem-complementacao': [],
  'manifestacao.prorrogada': ['prazoAnterior', 'prazo'],
  'manifestacao.encaminhada': ['orgaoDestino', 'prazo'],
  'manifestacao.recebida-de-outro-orgao': ['orgaoDestino', 'prazo'],
  'manifestacao.encaminhada-para-fora': ['orgaoDestino'],
  'manifestacao.resposta-intermediaria': ['prazo'],
  'manifestacao.respondida': [CONVITE_PESQUISA],
  'manifestacao.arquivada': [],
  'manifestacao.tipo-alterado': ['prazo'],
  'manifestacao.pedido-retipado': ['prazo', 'ultimoDia'],
  'manifestacao.reaberta': ['prazo'],
  'manifestacao.desistencia': [],
  'manifestacao.mensagem-do-manifestante': [],
  'manifestacao.contribuicao-pedida': ['prazoInterno'],
  'manifestacao.contribuicao-devolvida': [],
  'manifestacao.consentimento-pedido': ['ultimoDia'],
  'manifestacao.consentimento-respondido': [],
  'manifestacao.consentimento-sem-resposta': [],
  'manifestacao.prazo-recontado': ['prazoAnterior', 'prazo'],
  'manifestacao.lembrete-de-complementacao': ['ultimoDia'],
  'manifestacao.lembrete-de-consentimento': ['ultimoDia'],
  'manifestacao.lembrete-de-contribuicao': ['prazoInterno'],
  'descumprimento.registrada': ['orgaoDestino', 'prazo'],
  'descumprimento.recebida': ['orgaoDestino', 'prazo'],
  'descumprimento.denunciado': ['orgaoDestino', 'prazo'],
  'descumprimento.decidida': ['orgaoDestino'],
  'descumprimento.decidida-ao-orgao': ['orgaoDestino'],
  'incidente.aberto': ['orgaoDestino'],
  'incidente.respondido': ['orgaoDestino'],
  'incidente.prorrogado': ['orgaoDestino', 'prazoAnterior', 'prazo'],
  'incidente.decisao-corrigida': ['orgaoDestino'],
  'incidente.nova-entrega': ['orgaoDestino', 'prazoAnterior', 'prazo'],
  'recurso.registrado': ['instancia', 'quemDecide', 'quando'],
  'recurso.novo-na-instancia': ['instancia', 'quando'],
  'recurso.respondido': ['instancia', 'proximoPasso'],
  'recurso.esclarecimento-pedido': ['julgadora', 'ultimoDia'],
  'recurso.esclarecido': [],
  'recurso.reuniao-marcada': ['julgadora', 'dia'],
  'recurso.prazo-recontado': ['instancia', 'prazoAnterior', 'prazo'],
  'recurso.lembrete-de-prazo': ['instancia', 'prazo'],
  'equipe.perfil-vence': ['dia', 'trabalho'],
  'equipe.perfil-venceu': ['dia', 'trabalho'],
  'alerta.resumo-diario': ['dia', 'resumo'],
  'relatorio.agendado': ['dia', 'titulo', 'guardadoComo', 'numeros'],
  'monitoramento.avaliacao-devolvida': ['autoridade', 'prazo'],
  'monitoramento.avaliacao-respondida': ['autoridade'],
  'monitoramento.avaliacao-encerrada': ['autoridade'],
  'monitoramento.avaliacao-vence': ['autoridade', 'prazo'],
  'monitoramento.avaliacao-vencida': ['autoridade', 'prazo'],
  'transparencia.a-corrigir': ['prazo'],
  'transparencia.vence': ['itens', 'prazo'],
  'transparencia.vencida': ['itens', 'prazo'],
  'busca.alerta-diario': ['busca', 'quantos', 'resultados', 'enderecoParaParar'],
  'busca.decisao-publicada': ['instancia', 'enderecoParaParar'],
};

/** Mails about somebody's work and not about one case. */
export const eventosSemProtocolo: readonly EventoDeEmail[] = [
  'equipe.perfil-vence',
  'equipe.perfil-venceu',
  'alerta.resumo-diario',
  'relatorio.agendado',
  'monitoramento.avaliacao-devolvida',
  'monitoramento.avaliacao-respondida',
  'monitoramento.avaliacao-encerrada',
  'monitoramento.avaliacao-vence',
  'monitoramento.avaliacao-vencida',
  'transparencia.a-corrigir',
  'transparencia.vence',
  'transparencia.vencida',
  'busca.alerta-diario',
];

/** Mails of no office in particular: about the public collection, or a report over several. */
const eventosSemOrgao: readonly EventoDeEmail[] = ['busca.alerta-diario', 'relatorio.agendado'];

/** Sent to who follows the public collection: no office has words of its own for them. */
const eventosDaPlataforma: readonly EventoDeEmail[] = ['busca.alerta-diario', 'busca.decisao-publicada'];

export const isDaPlataforma = (evento: EventoDeEmail): boolean => eventosDaPlataforma.includes(evento);

export const variaveisDoEvento = (evento: EventoDeEmail): readonly string[] => [
  ...SEMPRE.filter((nome) => !(nome === 'orgao' ? eventosSemOrgao : eventosSemProtocolo).includes(evento)),
  ...variaveisProprias[evento],
];

/** Lei 13.460/2017, art. 23: the answer is owed, the opinion about it is asked for. */
export const convitePesquisa = (endereco: string | null): Variaveis => ({
  [CONVITE_PESQUISA]: endereco
    ? `Depois de ler, conte o que achou: a avaliação leva um minuto e ajuda a melhorar o serviço. Para avaliar, abra ${endereco} no navegador.`
    : '',
});

export type Variaveis = Readonly<Record<string, string>>;

const VARIAVEL = /\{\{\s*(\w+)\s*\}\}/g;

/** The names a template asks for, each once. */
export const variaveisUsadas = (modelo: string): string[] => [
  ...new Set([...modelo.matchAll(VARIAVEL)].map(([, nome = '']) => nome)),
];

/** {{protocolo}} and the like; an unknown name stays as it is, so that the mistake is seen when the template is tried. */
export const preencher = (modelo: string, variaveis: Variaveis): string =>
  modelo.replace(VARIAVEL, (inteiro, nome: string) =>
    Object.hasOwn(variaveis, nome) ? (variaveis[nome] ?? inteiro) : inteiro,
  );
