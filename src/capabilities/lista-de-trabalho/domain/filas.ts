import { isPrazoCorrendo } from '#capabilities/manifestacao/domain/ler/prazo-do-caso.ts';
import { abertas, comOrgao, type IdSituacao, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { type IdPerfil, perfisQueTratam } from '#kernel/perfil.ts';

/** How many days before its deadline a case counts as about to be late. */
export const DIAS_VENCENDO = 5;

export const nomesDasFilas = [
  'triar',
  'em-analise',
  'na-area',
  'esperando-cidadao',
  'vencendo',
  'vencidas',
  'concluidas',
  'todas',
] as const;
export type NomeDaFila = (typeof nomesDasFilas)[number];

export const ordensDaLista = [
  'prazo',
  'prazo-interno',
  'registro',
  'atualizacao',
  'protocolo',
  'tipo',
  'assunto',
  'situacao',
  'responsavel',
  'canal',
] as const;
export type OrdemDaLista = (typeof ordensDaLista)[number];
export type Sentido = 'asc' | 'desc';

/** A queue of the work list, as data: the server's query and the tabs are built from it. */
export interface Fila {
  readonly rotulo: string;
  readonly situacoes: readonly IdSituacao[];
  /** Whether it must have a responsible person, or none. */
  readonly responsavel?: 'com' | 'sem';
  /** Whether an internal step must be open, or none. */
  readonly passoInterno?: 'com' | 'sem';
  /** Only running deadlines count: a stopped one is neither near nor over. */
  readonly prazo?: 'vencendo' | 'vencido';
  readonly ordem: OrdemDaLista;
  readonly sentido: Sentido;
}

const todas = Object.values(Situacao);
const encerradas = todas.filter((situacao) => !abertas.some((aberta) => aberta === situacao));

// biome-ignore format: read as a table.
export const filas: Readonly<Record<NomeDaFila, Fila>> = {
  'triar':             { rotulo: 'Triar', situacoes: comOrgao, responsavel: 'sem', passoInterno: 'sem', ordem: 'prazo', sentido: 'asc' },
  'em-analise':        { rotulo: 'Em análise', situacoes: comOrgao, responsavel: 'com', passoInterno: 'sem', ordem: 'prazo', sentido: 'asc' },
  'na-area':           { rotulo: 'Na área', situacoes: comOrgao, passoInterno: 'com', ordem: 'prazo', sentido: 'asc' },
  'esperando-cidadao': { rotulo: 'Esperando cidadão', situacoes: [Situacao.complementacaoSolicitada], ordem: 'prazo', sentido: 'asc' },
  'vencendo':          { rotulo: 'Vencendo', situacoes: abertas, prazo: 'vencendo', ordem: 'prazo', sentido: 'asc' },
  'vencidas':          { rotulo: 'Vencidas', situacoes: abertas, prazo: 'vencido', ordem: 'prazo', sentido: 'asc' },
  'concluidas':        { rotulo: 'Concluídas', situacoes: encerradas, ordem: 'registro', sentido: 'desc' },
  'todas':             { rotulo: 'Todas', situacoes: todas, ordem: 'registro', sentido: 'desc' },
};

/** Only profiles that decide where a case goes do triage; others see cases later. */
export const vePerfil = (fila: NomeDaFila, perfil: IdPerfil): boolean =>
  fila !== 'triar' || perfisQueTratam.includes(perfil);

export const filasDoPerfil = (perfil: IdPerfil): readonly NomeDaFila[] =>
  nomesDasFilas.filter((fila) => vePerfil(fila, perfil));

export interface CasoNaFila {
  readonly situacao: IdSituacao;
  readonly temResponsavel: boolean;
  readonly temPassoInterno: boolean;
  readonly prazoParado: boolean;
  /** Negative if the deadline is over, whether or not the clock runs. */
  readonly diasAtePrazo: number;
}

const quer = (pedido: 'com' | 'sem' | undefined, tem: boolean): boolean =>
  pedido === undefined || (pedido === 'com') === tem;

const noPrazoPedido = (pedido: Fila['prazo'], caso: CasoNaFila): boolean => {
  if (pedido === undefined) return true;
  if (!isPrazoCorrendo(caso.situacao, caso.prazoParado)) return false;
  if (pedido === 'vencido') return caso.diasAtePrazo < 0;
  return caso.diasAtePrazo >= 0 && caso.diasAtePrazo <= DIAS_VENCENDO;
};

/** A queue of running terms only. */
export const correSempre = (nome: NomeDaFila): boolean => filas[nome].prazo !== undefined;

/** The same rule as the list's SQL: the tests compare the two. */
export const estaNaFila = (nome: NomeDaFila, caso: CasoNaFila): boolean => {
  const fila = filas[nome];
  return (
    fila.situacoes.includes(caso.situacao) &&
    quer(fila.responsavel, caso.temResponsavel) &&
    quer(fila.passoInterno, caso.temPassoInterno) &&
    noPrazoPedido(fila.prazo, caso)
  );
};

/** The queues of a case: there may be several, since deadlines have queues of their own. */
export const filasDoCaso = (caso: CasoNaFila): readonly NomeDaFila[] =>
  nomesDasFilas.filter((nome) => estaNaFila(nome, caso));
