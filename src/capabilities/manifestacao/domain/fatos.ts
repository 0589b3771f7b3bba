import type { Remedio } from '#capabilities/remedio/domain/remedio.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import type { Relacao } from '#kernel/quem/relacao.ts';
import type { Verdict } from '#kernel/verdict.ts';

export type DesistenciaPedida = 'inteira' | 'em-parte';

export interface FatosDaManifestacao {
  readonly relacao: Relacao;
  /** The person's profile handles cases; others of the office only read them. */
  readonly trata: boolean;
  readonly idTipo: number;
  readonly idTipoFormulario: number;
  /** Is, or ever was, a denúncia: other offices learn who filed only with that person's consent. */
  readonly protegida: boolean;
  readonly anonima: boolean;
  /** The deadline was extended at some time, whatever the situação is now. */
  readonly prorrogada: boolean;
  /** Whether the term may still grow, judged beforehand by the day it ends (prorrogacao). */
  readonly prorrogavel: Verdict;
  /** Whether another type would take a right away, judged beforehand (pode-mudar-de-tipo). */
  readonly mudaDeTipo: Verdict;
  readonly avaliada: boolean;
  /** Nobody else had the code in hands, or the person came by the account or by the mail's link. */
  readonly respondePorSi: boolean;
  readonly consentimentoAberto: boolean;
  /** The last day to answer the open request; null without one. */
  readonly consentimentoAte: PlainDate | null;
  /** The person or the law restricts the identity: the desk may not correct the contact data. */
  readonly contatoRestrito: boolean;
  /** The office may know who filed: the case was filed there, or came with consent. */
  readonly identidadeVisivel: boolean;
  /** Asked for information without being known to the office: no act of it ever opens who that is. */
  readonly preservada: boolean;
  /** Whoever investigates asked for the identity, and the ouvidoria has not decided. */
  readonly identidadePedida: boolean;
  readonly restrita: boolean;
  /** Somebody in the office has already taken it over. */
  readonly triada: boolean;
  /** An internal step is open for the person who asks, or for their unit. */
  readonly tramitacaoAberta: boolean;
  /** A duplicate whose principal is still open in the same office and will be answered for it. */
  readonly esperaAPrincipal: boolean;
  /** In a group of duplicates, as its principal or not. */
  readonly agrupada: boolean;
  /** The principal of a group that still has others. */
  readonly temRepetidas: boolean;
  /** For an access request: an appeal was filed, decided or not. */
  readonly temRecurso: boolean;
  /** An access request that the person withdrew: only they can have it opened again. */
  readonly retirado: boolean;
  readonly prazoParado: boolean;
  /** What of a denúncia its author gave up, while the office has not decided yet (desistencia). */
  readonly desistenciaPedida: DesistenciaPedida | null;
  /** Who filed wrote to the office after filing: it may answer there (conversa). */
  readonly acrescentada: boolean;
  /** Since the case ended, who filed asked to reopen it; `reaberturaPedida` until the office decides. */
  readonly pediuReabertura: boolean;
  readonly reaberturaPedida: boolean;
  /** Something was written to who filed, and nobody knows that they were told (ciencia). */
  readonly semCiencia: boolean;
  /** Whether reopening may still be asked for, judged beforehand by the day the case ended. */
  readonly reaberturaNoPrazo: Verdict;
  /** The remedies of the access law have windows of their own, judged beforehand. */
  readonly remedios: Readonly<Record<Remedio, Verdict>>;
  /** Whether the person may still say that they lack the means to get what the answer points to. */
  readonly semMeios: Verdict;
}
