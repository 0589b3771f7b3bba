import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { chavePronta } from './chave-pronta.ts';
import { openBytes, sealBytes } from './envelope-bytes.ts';

/** 256 random bits for links and cookies; the database keeps only the hash. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Takes as long whichever letter differs: a MAC cannot be found out letter by letter. */
export const isMesmoSegredo = (dado: string, esperado: string): boolean =>
  timingSafeEqual(hashSecret(dado), hashSecret(esperado));

export const hmac = (key: Buffer, text: string): string => hmacBytes(key, text).toString('base64url');

export const hmacBytes = (key: Buffer, text: string): Buffer =>
  createHmac('sha256', chavePronta(key)).update(text).digest();

/** AES-256-GCM: iv, tag and ciphertext in one buffer. */
export const encrypt = (key: Buffer, plain: string): Buffer => sealBytes(key, Buffer.from(plain, 'utf8'));

export const decrypt = (key: Buffer, sealed: Buffer): string => openBytes(key, sealed).toString('utf8');
