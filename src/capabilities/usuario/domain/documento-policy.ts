import type { IdTipoDocumento } from '#kernel/numeros/documento.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { documentoJaProvado, documentoNaoPedido } from './usuario-errors.ts';

export interface TrocaDeDocumento {
  /** The document that the pending step asks for, or null. */
  readonly pedido: IdTipoDocumento | null;
  readonly tipo: IdTipoDocumento;
  readonly numero: string;
  /** The document that the account has now. */
  readonly atual: string | null;
  /** gov.br proved the account's document. */
  readonly isProvado: boolean;
}

/**
 * gov.br links people to accounts by document, so one may be typed in only where the registration
 * asks for it, and a proven one can only be confirmed.
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
