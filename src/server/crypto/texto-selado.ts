import { openBytes, sealBytes } from './envelope-bytes.ts';

const TAMANHO = 4;
const MENOR = 256;
const MEGABYTE = 1024 * 1024;
/** Bound into the seal, so that what an earlier version sealed, which was not filled up, is told apart for certain. */
const COM_ENCHIMENTO = Buffer.from('texto/2');
const ARQUIVO_CHEIO = Buffer.from('arquivo/2');

/** The next size class: 256 bytes, then doubling. How long a report is would tell which one it is. */
const classeDe = (bytes: number): number => {
  let classe = MENOR;
  while (classe < bytes) classe *= 2;
  return classe;
};

/** Files: doubling up to a megabyte, then whole megabytes, so that a large one does not take twice its place. */
export const classeDoArquivo = (bytes: number): number =>
  bytes <= MEGABYTE ? classeDe(bytes) : Math.ceil(bytes / MEGABYTE) * MEGABYTE;

const encher = (bytes: Uint8Array, classe: number): Buffer => {
  const cheio = Buffer.alloc(classe);
  cheio.writeUInt32BE(bytes.length);
  cheio.set(bytes, TAMANHO);
  return cheio;
};

const semEnchimento = (cheio: Buffer): Buffer => cheio.subarray(TAMANHO, TAMANHO + cheio.readUInt32BE());

const abrir = (key: Buffer, sealed: Uint8Array, contexto: Buffer): Buffer => {
  let cheio: Buffer;
  try {
    cheio = openBytes(key, sealed, contexto);
  } catch {
    // Sealed by an earlier version; if not, this fails and says so.
    return openBytes(key, sealed);
  }
  return semEnchimento(cheio);
};

/** Seals a text, filled up to its size class. */
export const sealText = (key: Buffer, texto: string): Buffer => {
  const bytes = Buffer.from(texto, 'utf8');
  return sealBytes(key, encher(bytes, classeDe(TAMANHO + bytes.length)), COM_ENCHIMENTO);
};

export const openText = (key: Buffer, sealed: Uint8Array): string =>
  abrir(key, sealed, COM_ENCHIMENTO).toString('utf8');

/** Seals a file, filled up to its size class: what the store keeps tells no more of its length. */
export const sealFile = (key: Buffer, conteudo: Uint8Array): Buffer =>
  sealBytes(key, encher(conteudo, classeDoArquivo(TAMANHO + conteudo.length)), ARQUIVO_CHEIO);

export const openFile = (key: Buffer, sealed: Uint8Array): Buffer => abrir(key, sealed, ARQUIVO_CHEIO);
