/**
 * The headers of a delivery are those of the Standard Webhooks specification, so that receivers may check them with a
 * library they already have: the signature is `v1,` and the base64 of HMAC-SHA256(secret, `id.timestamp.body`).
 */
export const CABECALHOS = {
  id: 'webhook-id',
  momento: 'webhook-timestamp',
  assinatura: 'webhook-signature',
} as const;

/** Told apart from other secrets by whoever finds one where it should not be. */
export const PREFIXO_DO_SEGREDO = 'whsec_';

/** The same at every try of one delivery, so that a receiver can drop a repeat. */
export const idDaEntrega = (idEntrega: number): string => `entrega_${idEntrega}`;
