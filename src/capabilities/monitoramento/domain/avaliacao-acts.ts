import type { ActsTable } from '#kernel/acts.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import { allOf, allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { faltamCasos, orgaoAindaTemPrazo, soAAutoridade, soOOrgaoAvaliado } from './monitoramento-errors.ts';

export const situacoesDaAvaliacao = {
  'em-avaliacao': 'Em avaliação',
  devolvida: 'Devolvida ao órgão',
  respondida: 'Respondida pelo órgão',
  encerrada: 'Encerrada',
  cancelada: 'Cancelada',
} as const;
export type SituacaoDaAvaliacao = keyof typeof situacoesDaAvaliacao;

export interface FatosDaAvaliacao {
  /** Works for the authority that drew the sample and still watches over the office. */
  readonly daAutoridade: boolean;
  /** Works for the office whose cases were drawn. */
  readonly doOrgao: boolean;
  readonly faltam: number;
  /** The office's days to reply are over. */
  readonly prazoAcabou: boolean;
  readonly respondida: boolean;
}

type Regra = (fatos: FatosDaAvaliacao) => Verdict;

const avalia: Regra = ({ daAutoridade }) => (daAutoridade ? allow : refuse(soAAutoridade()));
const responde: Regra = ({ doOrgao }) => (doOrgao ? allow : refuse(soOOrgaoAvaliado()));
const todosAvaliados: Regra = ({ faltam }) => (faltam > 0 ? refuse(faltamCasos(faltam)) : allow);
const orgaoFalouOuCalou: Regra = ({ respondida, prazoAcabou }) =>
  respondida || prazoAcabou ? allow : refuse(orgaoAindaTemPrazo());

const all =
  (...regras: readonly Regra[]): Regra =>
  (fatos) =>
    allOf(...regras.map((regra) => regra(fatos)));

const perfis = perfisDaAcao('monitoramento.realizar');

export const atosDaAvaliacao = ['avaliarCaso', 'devolver', 'responder', 'encerrar', 'cancelar'] as const;
export type AtoDaAvaliacao = (typeof atosDaAvaliacao)[number];

/** The life of a sample. Drawing it has no row here: nothing is there before. A late reply is still read. */
// biome-ignore format: read as a table.
export const avaliacaoActs: ActsTable<AtoDaAvaliacao, SituacaoDaAvaliacao, FatosDaAvaliacao> = {
  avaliarCaso: { from: ['em-avaliacao'],            to: 'same',       perfis, when: avalia },
  devolver:    { from: ['em-avaliacao'],            to: 'devolvida',  perfis, when: all(avalia, todosAvaliados) },
  responder:   { from: ['devolvida'],               to: 'respondida', perfis, when: responde },
  encerrar:    { from: ['devolvida', 'respondida'], to: 'encerrada',  perfis, when: all(avalia, orgaoFalouOuCalou) },
  cancelar:    { from: ['em-avaliacao'],            to: 'cancelada',  perfis, when: avalia },
};

export const nomesDosAtos: Readonly<Record<AtoDaAvaliacao | 'sortear', string>> = {
  sortear: 'Amostra sorteada',
  avaliarCaso: 'Manifestação avaliada',
  devolver: 'Resultado devolvido ao órgão',
  responder: 'Resposta do órgão',
  encerrar: 'Avaliação encerrada',
  cancelar: 'Avaliação cancelada',
};

/** The office learns of an evaluation when it is given back, not while it is made. */
export const podeSerVistaPeloOrgao = (situacao: SituacaoDaAvaliacao): boolean =>
  situacao === 'devolvida' || situacao === 'respondida' || situacao === 'encerrada';
