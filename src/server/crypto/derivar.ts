import { createHash, hkdfSync } from 'node:crypto';

export type KeyFor = (purpose: string) => Buffer;

/** A key for each purpose, so that no two purposes share one. */
export const derivarDe =
  (segredo: Buffer): KeyFor =>
  (purpose) =>
    Buffer.from(hkdfSync('sha256', segredo, 'escuta-br', purpose, 32));

/** The characters of a setting as 32 bytes. */
export const segredoDe = (chave: string): Buffer => createHash('sha256').update(chave).digest();
