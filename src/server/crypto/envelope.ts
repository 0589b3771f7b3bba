import { randomBytes } from 'node:crypto';
import { openBytes, sealBytes } from './envelope-bytes.ts';
import { openText, sealText } from './texto-selado.ts';

/**
 * Envelope encryption: each thing (a case, a draft, a file) has its own key, stored beside it only
 * as wrapped by another one. A copy of the database opens nothing, and a key can be
 * wrapped anew without touching what it encrypts.
 */
export interface Envelope {
  /** The wrapped key, to be stored. */
  readonly chaveEmbrulhada: Buffer;
  /** Filled up to a size class: lengths tell nothing. */
  seal(plain: string): Buffer;
  open(sealed: Buffer): string;
  sealBytes(plain: Uint8Array): Buffer;
  openBytes(sealed: Uint8Array): Buffer;
}

/** What wraps keys; of cases it is more than one key (`cofre.ts`). */
export interface Embrulho {
  embrulhar(chave: Buffer): Buffer;
  desembrulhar(embrulhada: Buffer): Buffer;
}

const embrulhoDe = (master: Buffer | Embrulho): Embrulho =>
  master instanceof Uint8Array
    ? {
        embrulhar: (chave) => sealBytes(master, chave),
        desembrulhar: (embrulhada) => openBytes(master, embrulhada),
      }
    : master;

const envelopeOf = (key: Buffer, chaveEmbrulhada: Buffer): Envelope => ({
  chaveEmbrulhada,
  seal: (plain) => sealText(key, plain),
  open: (sealed) => openText(key, sealed),
  sealBytes: (plain) => sealBytes(key, plain),
  openBytes: (sealed) => openBytes(key, sealed),
});

export const newEnvelope = (master: Buffer | Embrulho): Envelope => {
  const key = randomBytes(32);
  return envelopeOf(key, embrulhoDe(master).embrulhar(key));
};

export const openEnvelope = (master: Buffer | Embrulho, chaveEmbrulhada: Buffer): Envelope =>
  envelopeOf(embrulhoDe(master).desembrulhar(chaveEmbrulhada), chaveEmbrulhada);
