/**
 * The headers of a delivery follow the Standard Webhooks specification, so that receivers can check
 * them with an existing library. The signature is `v1,` and the base64 of HMAC-SHA256(secret,
 * `id.timestamp.body`).
 */
export const CABECALHOS = {
  id: 'webhook-id',
  momento: 'webhook-timestamp',
  assinatura: 'webhook-signature',
} as const;

/** Makes a leaked secret recognisable for what it is. */
export const PREFIXO_DO_SEGREDO = 'whsec_';

/** The same for every try of a delivery, so that a receiver can ignore a repeat. */
export const idDaEntrega = (idEntrega: number): string => `entrega_${idEntrega}`;
