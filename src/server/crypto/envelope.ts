import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/**
 * Envelope encryption: each thing (a case, a draft, a file) has its own key, stored beside it only
 * as wrapped by the installation's key. A copy of the database opens nothing, and a key can be
 * wrapped anew without touching what it encrypts.
 */
export interface Envelope {
  /** The wrapped key, to be stored. */
  readonly chaveEmbrulhada: Buffer;
  seal(plain: string): Buffer;
  open(sealed: Buffer): string;
  sealBytes(plain: Uint8Array): Buffer;
  openBytes(sealed: Uint8Array): Buffer;
}

const IV = 12;
const TAG = 16;

/** AES-256-GCM: iv, tag and ciphertext in one buffer. */
export const sealBytes = (key: Buffer, plain: Uint8Array): Buffer => {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
};

export const openBytes = (key: Buffer, sealed: Uint8Array): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV));
  decipher.setAuthTag(sealed.subarray(IV, IV + TAG));
  return Buffer.concat([decipher.update(sealed.subarray(IV + TAG)), decipher.final()]);
};

const envelopeOf = (key: Buffer, chaveEmbrulhada: Buffer): Envelope => ({
  chaveEmbrulhada,
  seal: (plain) => sealBytes(key, Buffer.from(plain, 'utf8')),
  open: (sealed) => openBytes(key, sealed).toString('utf8'),
  sealBytes: (plain) => sealBytes(key, plain),
  openBytes: (sealed) => openBytes(key, sealed),
});

export const newEnvelope = (masterKey: Buffer): Envelope => {
  const key = randomBytes(32);
  return envelopeOf(key, sealBytes(masterKey, key));
};

export const openEnvelope = (masterKey: Buffer, chaveEmbrulhada: Buffer): Envelope =>
  envelopeOf(openBytes(masterKey, chaveEmbrulhada), chaveEmbrulhada);
