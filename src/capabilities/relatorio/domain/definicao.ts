import type { IdPerfil } from '#kernel/perfil.ts';
import type { NomeDoFiltro } from './filtros.ts';
import type { NomeDoPeriodo } from './periodo.ts';

/** The relations that figures are counted in (db/migrations, 0017-fatos.sql and 0018-relatorio.sql): one row per thing that is counted. */
type Fato =
  | 'fato_manifestacao'
  | 'fato_passagem'
  | 'fato_recurso'
  | 'fato_mudanca_de_tipo'
  | 'fato_passo'
  | 'fato_email';

/** What a report is grouped by: a column of its fact. */
export interface Dimensao {
  readonly rotulo: string;
  readonly coluna: string;
  /** `mes`: a day, by its month. `pessoa`: somebody of the team, by name. */
  readonly como?: 'mes' | 'pessoa';
  /** What a row without a value is called. */
  readonly semValor?: string;
  /** Where the column holds a code. */
  readonly nomear?: (valor: string) => string;
}

/** What is worked out for each group, and for all of them together. */
export type Conta =
  | { readonly tipo: 'total' | 'vencidas' | 'vencendo' }
  /** Rows whose column says yes (or, `negada`, says no). */
  | { readonly tipo: 'quantas'; readonly coluna: string; readonly negada?: true }
  /** Rows that have something in the column. */
  | { readonly tipo: 'preenchidas'; readonly coluna: string }
  /** Yes among yes and no; only of the rows where `entre` says yes. */
  | { readonly tipo: 'taxa'; readonly coluna: string; readonly entre?: string }
  /** Those of some ids among all that have one. */
  | { readonly tipo: 'taxa-de-ids'; readonly coluna: string; readonly ids: readonly number[] }
  | { readonly tipo: 'mediana' | 'p90' | 'media' | 'maior'; readonly coluna: string };

export type Unidade = 'numero' | 'por-cento' | 'dias' | 'minutos';

export interface Medida {
  readonly rotulo: string;
  readonly conta: Conta;
  readonly unidade: Unidade;
  /** The only moments that can tell it: by another day nothing is counted, which is a dash and not a zero. */
  readonly momentos?: readonly string[];
}

/** A column of the list: never a word of what was written, and nothing of who filed. */
export interface ColunaDaLista {
  readonly rotulo: string;
  readonly coluna: string;
  readonly como: 'texto' | 'protocolo' | 'dia' | 'numero' | 'sim-nao' | 'pessoa';
  /** In a sheet. */
  readonly largura: number;
}

/** A moment of the fact by which a period cuts it. */
interface Momento {
  readonly rotulo: string;
  readonly coluna: string;
}

export interface DefinicaoDeRelatorio {
  readonly nome: string;
  readonly descricao: string;
  readonly grupo: 'Manifestações e recursos' | 'Prazos e tempos' | 'Equipe' | 'Plataforma';
  readonly quem: readonly IdPerfil[];
  readonly fato: Fato;
  /** Counts only rows whose column says yes (a boolean) or holds something. */
  readonly so?: { readonly coluna: string; readonly tem: 'sim' | 'valor' };
  /** Profiles that see only what carries their own id in this column. */
  readonly proprio?: { readonly coluna: string; readonly perfis: readonly IdPerfil[] };
  /** The first is the usual one. */
  readonly momentos: Readonly<Record<string, Momento>>;
  /** The usual one, where it is not the last twelve months. */
  readonly periodo?: 'todos' | 'este-ano';
  /** The only periods it has; without them, all there are. */
  readonly periodos?: readonly NomeDoPeriodo[];
  /** It tells what people said of an answer: see reserva.ts. */
  readonly reservado?: true;
  /** The first is the usual one. */
  readonly dimensoes: Readonly<Record<string, Dimensao>>;
  /** The first is the one drawn. */
  readonly medidas: Readonly<Record<string, Medida>>;
  readonly filtros: readonly NomeDoFiltro[];
  /** Without columns nothing is listed: the answers of a survey are not told case by case. */
  readonly colunas?: readonly ColunaDaLista[];
  /** What the figures mean, under the table. */
  readonly comoSeConta: string;
}
