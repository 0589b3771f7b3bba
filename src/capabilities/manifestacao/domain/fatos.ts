import type { Remedio } from '#capabilities/remedio/domain/remedio.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import type { Relacao } from '#kernel/quem/relacao.ts';
import type { Verdict } from '#kernel/verdict.ts';

export interface FatosDaManifestacao {
  readonly relacao: Relacao;
  readonly idTipo: number;
  readonly idTipoFormulario: number;
  /** Is, or ever was, a denúncia: who filed it is known elsewhere only by their consent. */
  readonly protegida: boolean;
  readonly anonima: boolean;
  /** The deadline was extended at some time, in whatever situação the case is now. */
  readonly prorrogada: boolean;
  /** Whether the term may still grow, judged beforehand by the day it ends (prorrogacao). */
  readonly prorrogavel: Verdict;
  readonly avaliada: boolean;
  readonly consentimentoAberto: boolean;
  /** The last day to answer the open request; null without one. */
  readonly consentimentoAte: PlainDate | null;
  /** The identity is not open to the office: what was filed with it is not the desk's to correct. */
  readonly contatoRestrito: boolean;
  /** The office may know who filed: it received the case from them, or with their consent. */
  readonly identidadeVisivel: boolean;
  readonly restrita: boolean;
  /** Somebody of the office already answers for it. */
  readonly triada: boolean;
  /** An internal step waits for the person. */
  readonly tramitacaoAberta: boolean;
  /** One of the duplicates of a group whose principal is still open in the same office: that one's answer is its own. */
  readonly esperaAPrincipal: boolean;
  /** Of an access request: something was taken to an instance, decided or not. */
  readonly temRecurso: boolean;
  /** The term stands still. */
  readonly prazoParado: boolean;
  /** The remedies of the access law have windows of their own, judged beforehand. */
  readonly remedios: Readonly<Record<Remedio, Verdict>>;
}
