import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { chavePronta } from './chave-pronta.ts';

const IV = 12;
const TAG = 16;
const NADA = Buffer.alloc(0);

/** AES-256-GCM: iv, tag and ciphertext in one buffer. What opens it must know `contexto`, too. */
export const sealBytes = (key: Buffer, plain: Uint8Array, contexto: Buffer = NADA): Buffer => {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', chavePronta(key), iv);
  cipher.setAAD(contexto);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
};

export const openBytes = (key: Buffer, sealed: Uint8Array, contexto: Buffer = NADA): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', chavePronta(key), sealed.subarray(0, IV));
  decipher.setAAD(contexto);
  decipher.setAuthTag(sealed.subarray(IV, IV + TAG));
  return Buffer.concat([decipher.update(sealed.subarray(IV + TAG)), decipher.final()]);
};
