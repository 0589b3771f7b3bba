import type { Verdict } from '#kernel/verdict.ts';

/** The reader's part in a pedido, and what the terms allow today. */
export interface FatosDoPedido {
  readonly requerente: boolean;
  /** Decides at the step where it is. */
  readonly julgador: boolean;
  /** Would decide, but decided below. */
  readonly impedido: boolean;
  /** Whether the next instance may be asked now, by the dates and by what was decided. */
  readonly recurso: Verdict;
  /** The Commander of an Armed Force was not asked yet, and is the next instance. */
  readonly comandoAntes: boolean;
  /** The office's law has a commission, and the degree goes there. */
  readonly temComissao: boolean;
}
