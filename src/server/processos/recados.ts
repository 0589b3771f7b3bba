import type { Medida } from '../a-parte/faixa.ts';
import type { Retrato } from '../medidas/retrato.ts';

/** What a worker needs to begin; it reads the settings itself. */
export interface Servir {
  readonly tipo: 'servir';
  readonly numero: number;
  readonly url: string;
  /** When the platform's clock was set going: the same for all. */
  readonly desde: number;
  /** The first of this start fills the database (demonstration, older rows) before the others come. */
  readonly isDoInicio: boolean;
}

/** From the first process to a worker. */
export type Ordem =
  | Servir
  | { readonly tipo: 'parar' }
  /** Jobs that a process which died had begun: they are free again. */
  | { readonly tipo: 'soltar-trabalhos'; readonly de: readonly string[] }
  | { readonly tipo: 'vez'; readonly pedido: number; readonly isCheia: boolean }
  /** What have you counted? */
  | { readonly tipo: 'medir'; readonly ronda: number }
  | { readonly tipo: 'medidas-de-todos'; readonly pedido: number; readonly retrato: Retrato };

/** From a worker to the first process. */
export type Aviso =
  /** The database is filled; what the first process tells the person who started it. */
  | { readonly tipo: 'preparado'; readonly dizer: readonly string[] }
  | { readonly tipo: 'servindo'; readonly port: number }
  | { readonly tipo: 'banco-perdido' }
  /** The name under which this process takes jobs. */
  | { readonly tipo: 'trabalha-como'; readonly nome: string }
  | { readonly tipo: 'trabalhos-soltos'; readonly de: readonly string[] }
  | {
      readonly tipo: 'pedir-vez';
      readonly pedido: number;
      readonly faixa: string;
      readonly medida: Medida;
      readonly remetente: string;
    }
  | { readonly tipo: 'passar-vez'; readonly pedido: number }
  | { readonly tipo: 'pedir-medidas'; readonly pedido: number }
  | { readonly tipo: 'medidas'; readonly ronda: number; readonly retrato: Retrato };
