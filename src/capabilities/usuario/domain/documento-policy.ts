import type { IdTipoDocumento } from '#kernel/documento.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { documentoJaProvado, documentoNaoPedido } from './usuario-errors.ts';

export interface TrocaDeDocumento {
  /** The document that the pending step asks for; null when none does. */
  readonly pedido: IdTipoDocumento | null;
  readonly tipo: IdTipoDocumento;
  readonly numero: string;
  /** What the account has now in its place. */
  readonly atual: string | null;
  /** The national sign-on proved the account's document. */
  readonly isProvado: boolean;
}

/**
 * The sign-on links people to accounts by document, so a document is typed only where the registration asks for it, and
 * one that was proved can only be confirmed.
 */
export const podeTrocarDocumento = ({
  pedido,
  tipo,
  numero,
  atual,
  isProvado,
}: TrocaDeDocumento): Verdict => {
  if (pedido !== tipo) return refuse(documentoNaoPedido());
  return isProvado && numero !== atual ? refuse(documentoJaProvado()) : allow;
};
