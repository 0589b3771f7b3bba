import { createSecretKey, type KeyObject } from 'node:crypto';

const prontas = new WeakMap<Buffer, KeyObject>();

/** Made once for each key: Node reads one from bytes at a multiple of what a short HMAC or seal costs. */
export const chavePronta = (bytes: Buffer): KeyObject => {
  const pronta = prontas.get(bytes) ?? createSecretKey(bytes);
  prontas.set(bytes, pronta);
  return pronta;
};
