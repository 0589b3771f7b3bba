import { isSigilosa } from '#capabilities/manifestacao/domain/identificacao.ts';
import type { AtoDaManifestacao } from '#capabilities/manifestacao/domain/manifestacao-acts.ts';
import type { Caso } from './caso-queries.ts';

/** What the office does to a case from its page, in the order of a working day. */
export const atosDaEquipe = [
  'assumir',
  'analisar',
  'responder',
  'reabrir',
  'analisePreliminar',
  'tramitar',
  'encaminhar',
  'prorrogar',
  'pedirComplementacao',
  'pedirConsentimento',
  'alterarTipo',
  'agrupar',
  'arquivar',
  'restringir',
  'liberar',
  'contribuir',
] as const;
export type AtoDaEquipe = (typeof atosDaEquipe)[number];

interface Descricao {
  readonly nome: string;
  /** What to say once it is done. */
  readonly feito: string;
  /** The rows of the acts table that open it. */
  readonly abertoPor: readonly AtoDaManifestacao[];
  /** The screen that does the same for several cases; none where there is nothing to fill in. */
  readonly tela?: string;
}

export const descricaoDosAtos: Readonly<Record<AtoDaEquipe, Descricao>> = {
  assumir: {
    nome: 'Assumir',
    feito: 'Você agora é responsável por esta manifestação.',
    abertoPor: ['triar'],
  },
  analisar: {
    nome: 'Analisar',
    feito: 'Análise guardada.',
    abertoPor: ['triar'],
    tela: '/manifestacao/analisar',
  },
  responder: {
    nome: 'Responder',
    feito: 'Resposta enviada.',
    abertoPor: ['responder', 'responderIntermediaria'],
    tela: '/manifestacao/responder',
  },
  analisePreliminar: {
    nome: 'Análise preliminar',
    feito: 'Análise preliminar guardada.',
    abertoPor: ['analisarDenuncia'],
    tela: '/manifestacao/analise-admissibilidade/criar',
  },
  tramitar: {
    nome: 'Tramitar',
    feito: 'Enviada à área.',
    abertoPor: ['tramitar'],
    tela: '/manifestacao/tramitar',
  },
  encaminhar: {
    nome: 'Encaminhar',
    feito: 'Manifestação encaminhada.',
    abertoPor: ['encaminhar', 'encaminharParaFora'],
    tela: '/manifestacao/encaminhar',
  },
  prorrogar: {
    nome: 'Prorrogar',
    feito: 'Prazo prorrogado.',
    abertoPor: ['prorrogar'],
    tela: '/manifestacao/prorrogar',
  },
  pedirComplementacao: {
    nome: 'Pedir complementação',
    feito: 'Pedido de complementação enviado.',
    abertoPor: ['pedirComplementacao'],
    tela: '/manifestacao/pedir-complementacao',
  },
  pedirConsentimento: {
    nome: 'Pedir consentimento',
    feito: 'Pedido de consentimento enviado.',
    abertoPor: ['pedirConsentimento'],
    tela: '/manifestacao/pedir-consentimento',
  },
  alterarTipo: {
    nome: 'Alterar tipo',
    feito: 'Tipo alterado.',
    abertoPor: ['alterarTipo'],
    tela: '/manifestacao/alterar-tipo',
  },
  agrupar: {
    nome: 'Agrupar',
    feito: 'Manifestações agrupadas.',
    abertoPor: ['agrupar'],
    tela: '/manifestacao/agrupar',
  },
  arquivar: {
    nome: 'Arquivar',
    feito: 'Manifestação arquivada.',
    abertoPor: ['arquivar'],
    tela: '/manifestacao/arquivar',
  },
  restringir: {
    nome: 'Restringir conteúdo',
    feito: 'Conteúdo restrito.',
    abertoPor: ['restringirConteudo'],
    tela: '/restricao-conteudo',
  },
  liberar: {
    nome: 'Liberar conteúdo',
    feito: 'Conteúdo liberado.',
    abertoPor: ['liberarConteudo'],
    tela: '/restricao-conteudo',
  },
  reabrir: {
    nome: 'Reabrir',
    feito: 'Manifestação reaberta.',
    abertoPor: ['reabrir'],
    tela: '/manifestacao/reabrir',
  },
  contribuir: {
    nome: 'Contribuir',
    feito: 'Contribuição enviada.',
    abertoPor: ['tratar'],
    tela: '/manifestacao/colaborar',
  },
};

/** Taking over from a colleague is rare, and stands behind all else. */
const ordem = ({ responsavel }: Pick<Caso, 'responsavel'>): readonly AtoDaEquipe[] =>
  responsavel === null ? atosDaEquipe : [...atosDaEquipe.filter((ato) => ato !== 'assumir'), 'assumir'];

/** The acts the server says are open to this person now. */
export const atosAbertos = (caso: Pick<Caso, 'atos' | 'responsavel'>): readonly AtoDaEquipe[] =>
  ordem(caso).filter((ato) =>
    descricaoDosAtos[ato].abertoPor.some((linha) => caso.atos.some((aberto) => aberto.ato === linha)),
  );

/** Nobody has it: somebody takes it. A denúncia is weighed before it is answered. Otherwise it waits for its answer. */
export const proximoAto = (caso: Caso): AtoDaEquipe | null => {
  const abertos = atosAbertos(caso);
  const provaveis: readonly AtoDaEquipe[] = [
    ...(caso.responsavel === null ? (['assumir'] as const) : []),
    ...(isSigilosa(caso.tipo.idTipoManifestacao) && caso.analisePreliminar === null
      ? (['analisePreliminar'] as const)
      : []),
    // A duplicate waits for its principal: only the intermediate answer is left to it, and that is not what comes next.
    ...(caso.atos.some(({ ato }) => ato === 'responder') ? (['responder'] as const) : []),
  ];
  return provaveis.find((ato) => abertos.includes(ato)) ?? null;
};
