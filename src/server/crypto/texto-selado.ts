import { openBytes, sealBytes } from './envelope-bytes.ts';

const TAMANHO = 4;
const MENOR = 256;
/** Bound into the seal, so that a text of an earlier version, which was not filled up, is told apart for certain. */
const COM_ENCHIMENTO = Buffer.from('texto/2');

/** The next size class: 256 bytes, then doubling. How long a report is would tell which one it is. */
const classeDe = (bytes: number): number => {
  let classe = MENOR;
  while (classe < bytes) classe *= 2;
  return classe;
};

/** Seals a text, filled up to its size class. */
export const sealText = (key: Buffer, texto: string): Buffer => {
  const bytes = Buffer.from(texto, 'utf8');
  const cheio = Buffer.alloc(classeDe(TAMANHO + bytes.length));
  cheio.writeUInt32BE(bytes.length);
  bytes.copy(cheio, TAMANHO);
  return sealBytes(key, cheio, COM_ENCHIMENTO);
};

const semEnchimento = (cheio: Buffer): string =>
  cheio.subarray(TAMANHO, TAMANHO + cheio.readUInt32BE()).toString('utf8');

export const openText = (key: Buffer, sealed: Uint8Array): string => {
  try {
    return semEnchimento(openBytes(key, sealed, COM_ENCHIMENTO));
  } catch {
    // Sealed by an earlier version; if not, this fails and says so.
    return openBytes(key, sealed).toString('utf8');
  }
};
