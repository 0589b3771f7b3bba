import { createHash } from 'node:crypto';
import type { Config } from '#server/config.ts';
import { hmacBytes } from '#server/crypto/secret.ts';

/** The key a browser would have sent with the filing; always the same for the same case of the plan. */
export const chaveDeEnvio = (chave: string): string => {
  const hex = createHash('sha256').update(`demonstracao/${chave}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};

export const hashDoEnvio = (config: Pick<Config, 'keyFor'>, chaveEnvio: string): Buffer =>
  hmacBytes(config.keyFor('manifestacao.envio'), chaveEnvio);
