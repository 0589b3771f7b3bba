import type { Verdict } from '#kernel/verdict.ts';

/** What the acts on a promise depend on, besides its state. */
export interface FatosDaPromessa {
  /** The person who asked, by account or access code. */
  readonly manifestante: boolean;
  /** Works at the office that owes it. */
  readonly doOrgao: boolean;
  /** Works at the body that supervises that office, and not at the office itself. */
  readonly controla: boolean;
  /** The request has an answer: before it, answering is the delivery. */
  readonly concluida: boolean;
  readonly vencida: boolean;
  /** Whether the delivery may still be contested, judged beforehand by its last day. */
  readonly contestavel: Verdict;
}
