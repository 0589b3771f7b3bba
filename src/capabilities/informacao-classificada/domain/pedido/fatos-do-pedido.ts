import type { Verdict } from '#kernel/verdict.ts';

/** The reader's part in a pedido, and what the terms allow today. */
export interface FatosDoPedido {
  /** Asked for it, or staff do at the desk what that person asked for. */
  readonly requerente: boolean;
  /** Attends people in the office, and may tell this one or act for them. */
  readonly atende: boolean;
  /** The last decision did not reach the person yet. */
  readonly semCiencia: boolean;
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
