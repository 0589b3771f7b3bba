import type { ActsTable } from '#kernel/acts.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import { allOf, allow, refuse, type Verdict } from '#kernel/verdict.ts';
import {
  avaliacaoJaDevolvida,
  faltamCasos,
  naoAvaliaOProprioOrgao,
  orgaoAindaTemPrazo,
  soAAutoridade,
  soOOrgaoAvaliado,
} from './monitoramento-errors.ts';

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
  /** Has a place in that office, by whatever profile: nobody is the judge of their own work. */
  readonly trabalhaNoOrgao: boolean;
  /** The authority drew cases of its own, which is no longer done. */
  readonly deSiMesma: boolean;
  readonly faltam: number;
  /** The office's days to reply are over. */
  readonly prazoAcabou: boolean;
  readonly respondida: boolean;
  readonly devolvida: boolean;
}

type Regra = (fatos: FatosDaAvaliacao) => Verdict;

const avalia: Regra = ({ daAutoridade }) => (daAutoridade ? allow : refuse(soAAutoridade()));
/** The authority is evaluated too, by another one: whoever works for an office neither grades nor ends its evaluation. */
const outroOrgao: Regra = ({ trabalhaNoOrgao }) =>
  trabalhaNoOrgao ? refuse(naoAvaliaOProprioOrgao()) : allow;
/** What nobody may end any more is still cancelled; otherwise only what the office has not heard of. */
const podeSerCancelada: Regra = ({ devolvida, deSiMesma }) =>
  devolvida && !deSiMesma ? refuse(avaliacaoJaDevolvida()) : allow;
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
  avaliarCaso: { from: ['em-avaliacao'],                            to: 'same',       perfis, when: all(avalia, outroOrgao) },
  devolver:    { from: ['em-avaliacao'],                            to: 'devolvida',  perfis, when: all(avalia, outroOrgao, todosAvaliados) },
  responder:   { from: ['devolvida'],                               to: 'respondida', perfis, when: responde },
  encerrar:    { from: ['devolvida', 'respondida'],                 to: 'encerrada',  perfis, when: all(avalia, outroOrgao, orgaoFalouOuCalou) },
  cancelar:    { from: ['em-avaliacao', 'devolvida', 'respondida'], to: 'cancelada',  perfis, when: all(avalia, podeSerCancelada) },
};

/** Drawing has no row above, and obeys the same. */
export const podeSortear = (fatos: Pick<FatosDaAvaliacao, 'daAutoridade' | 'trabalhaNoOrgao'>): Verdict => {
  if (!fatos.daAutoridade) return refuse(soAAutoridade());
  return fatos.trabalhaNoOrgao ? refuse(naoAvaliaOProprioOrgao()) : allow;
};

/** What the screen says to who would evaluate, were the office not their own. */
export const impedimentoDe = (
  fatos: Pick<FatosDaAvaliacao, 'daAutoridade' | 'trabalhaNoOrgao'>,
): string | null => (fatos.daAutoridade && fatos.trabalhaNoOrgao ? naoAvaliaOProprioOrgao().message : null);

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
