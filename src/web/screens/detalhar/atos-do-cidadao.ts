import type { DetalheDaManifestacao } from '#capabilities/manifestacao/domain/detalhe.ts';

/** What a citizen can do with a case, most pressing first; staff have their own screen for theirs. */
export const atosDoCidadao = [
  'complementar',
  'responderConsentimento',
  'avaliar',
  'recorrer',
  'reclamar',
  'pedirRevisao',
  'denunciarDescumprimento',
  'conversar',
  'desistir',
] as const;
export type AtoDoCidadao = (typeof atosDoCidadao)[number];

export const nomesDosAtos: Readonly<Record<AtoDoCidadao, string>> = {
  complementar: 'Complementar',
  responderConsentimento: 'Responder ao pedido de consentimento',
  avaliar: 'Avaliar a resposta',
  recorrer: 'Entrar com recurso',
  reclamar: 'Reclamar da falta de resposta',
  pedirRevisao: 'Pedir revisão da mudança de tipo',
  denunciarDescumprimento: 'Denunciar descumprimento',
  conversar: 'Escrever ao órgão',
  desistir: 'Desistir da manifestação',
};

/** Where each act has a screen of its own; withdrawing and writing happen on this one. */
export const telaDoAto: Readonly<Partial<Record<AtoDoCidadao, (idManifestacao: number) => string>>> = {
  complementar: (id) => `/manifestacao/complementar/${id}`,
  responderConsentimento: (id) => `/manifestacao/consentimento/${id}`,
  avaliar: (id) => `/manifestacao/avaliar/${id}`,
  recorrer: (id) => `/manifestacao/recurso/criar/${id}`,
  reclamar: (id) => `/manifestacao/recurso/criar/${id}?remedio=reclamar`,
  pedirRevisao: (id) => `/manifestacao/recurso/criar/${id}?remedio=pedirRevisao`,
  denunciarDescumprimento: (id) => `/manifestacao/denuncia/criar/${id}`,
};

/** These screens ask for a login, which the holder of a code has not: the same is done on the page of the case. */
const NA_PAGINA_PELO_CODIGO: readonly AtoDoCidadao[] = ['complementar', 'avaliar'];

export const isNaPagina = (ato: AtoDoCidadao, pelaChave: boolean): boolean =>
  pelaChave && NA_PAGINA_PELO_CODIGO.includes(ato);

export interface AtoAberto {
  readonly ato: AtoDoCidadao;
  readonly ultimoDia: string | null;
}

export const atosAbertos = ({ atos }: Pick<DetalheDaManifestacao, 'atos'>): readonly AtoAberto[] =>
  atosDoCidadao.flatMap((ato) => {
    const aberto = atos.find((outro) => outro.ato === ato);
    return aberto ? [{ ato, ultimoDia: aberto.ultimoDia }] : [];
  });
