import { randomBytes } from 'node:crypto';
import { openBytes, sealBytes } from './envelope-bytes.ts';
import { openText, sealText } from './texto-selado.ts';

/**
 * Envelope encryption: each thing (a case, a draft, a file) has its own key, stored beside it only
 * as wrapped by the installation's key. A copy of the database opens nothing, and a key can be
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

const envelopeOf = (key: Buffer, chaveEmbrulhada: Buffer): Envelope => ({
  chaveEmbrulhada,
  seal: (plain) => sealText(key, plain),
  open: (sealed) => openText(key, sealed),
  sealBytes: (plain) => sealBytes(key, plain),
  openBytes: (sealed) => openBytes(key, sealed),
});

export const newEnvelope = (masterKey: Buffer): Envelope => {
  const key = randomBytes(32);
  return envelopeOf(key, sealBytes(masterKey, key));
};

export const openEnvelope = (masterKey: Buffer, chaveEmbrulhada: Buffer): Envelope =>
  envelopeOf(openBytes(masterKey, chaveEmbrulhada), chaveEmbrulhada);
