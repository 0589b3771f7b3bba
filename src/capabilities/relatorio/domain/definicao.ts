import type { IdPerfil } from '#kernel/perfil.ts';
import type { NomeDoFiltro } from './filtros.ts';
import type { NomeDoPeriodo } from './periodo.ts';

/**
 * The views that figures are counted from (0017-fatos.sql, 0018-relatorio.sql and
 * 0031-desfecho-e-representacao.sql of the migrations): one row per thing counted.
 */
type Fato =
  | 'fato_manifestacao'
  | 'fato_passagem'
  | 'fato_recurso'
  | 'fato_promessa'
  | 'fato_mudanca_de_tipo'
  | 'fato_passo'
  | 'fato_desfecho'
  | 'fato_email';

/** What a report is grouped by: a column of its fact. */
export interface Dimensao {
  readonly rotulo: string;
  readonly coluna: string;
  /** `mes`: a date, grouped by month. `pessoa`: somebody of the team, shown by name. */
  readonly como?: 'mes' | 'pessoa';
  /** What a row without a value is called. */
  readonly semValor?: string;
  /** Turns the column's code into a name. */
  readonly nomear?: (valor: string) => string;
}

/** What is calculated for each group, and for the whole. */
export type Conta =
  | { readonly tipo: 'total' | 'vencidas' | 'vencendo' }
  /** Rows where the column is true (or false, with `negada`). */
  | { readonly tipo: 'quantas'; readonly coluna: string; readonly negada?: true }
  /** Rows that have something in the column. */
  | { readonly tipo: 'preenchidas'; readonly coluna: string }
  /** Share of true among true and false; with `entre`, only where that column is true. */
  | { readonly tipo: 'taxa'; readonly coluna: string; readonly entre?: string }
  /** Share of the rows with one of these ids, among all rows that have an id. */
  | { readonly tipo: 'taxa-de-ids'; readonly coluna: string; readonly ids: readonly number[] }
  | { readonly tipo: 'mediana' | 'p90' | 'media' | 'maior'; readonly coluna: string };

export type Unidade = 'numero' | 'por-cento' | 'dias' | 'minutos';

export interface Medida {
  readonly rotulo: string;
  readonly conta: Conta;
  readonly unidade: Unidade;
  /** The only dates by which it can be counted; by any other it is a dash, not a zero. */
  readonly momentos?: readonly string[];
}

/** A column of the list: never text that people wrote, and nothing about who filed. */
export interface ColunaDaLista {
  readonly rotulo: string;
  readonly coluna: string;
  readonly como: 'texto' | 'protocolo' | 'dia' | 'numero' | 'sim-nao' | 'pessoa';
  /** Width in a sheet. */
  readonly largura: number;
}

/** A date of the fact that a period may be applied to. */
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
  /** Counts only rows whose column is true (`sim`) or is not null (`valor`). */
  readonly so?: { readonly coluna: string; readonly tem: 'sim' | 'valor' };
  /** These profiles see only rows with their own id in this column. */
  readonly proprio?: { readonly coluna: string; readonly perfis: readonly IdPerfil[] };
  /** The first is the default. */
  readonly momentos: Readonly<Record<string, Momento>>;
  /** The default period, where it is not the last twelve months. */
  readonly periodo?: 'todos' | 'este-ano';
  /** The only periods it offers; all of them if left out. */
  readonly periodos?: readonly NomeDoPeriodo[];
  /** It tells what people said about an answer: see reserva.ts. */
  readonly reservado?: true;
  /** The first is the default. */
  readonly dimensoes: Readonly<Record<string, Dimensao>>;
  /** The first is the one drawn. */
  readonly medidas: Readonly<Record<string, Medida>>;
  readonly filtros: readonly NomeDoFiltro[];
  /** A report without columns has no list: the answers of a survey are never shown case by case. */
  readonly colunas?: readonly ColunaDaLista[];
  /** Shown under the table. */
  readonly comoSeConta: string;
}
