import { createHmac } from 'node:crypto';
import type { Platform } from '#server/platform.ts';

const hmac = (chave: Buffer, bytes: Uint8Array): Buffer => createHmac('sha256', chave).update(bytes).digest();

/**
 * Proves that a file is the one that was accepted. Keyed: with a plain hash, somebody with a copy of the database and a document
 * could tell that it came with a denúncia (Lei 13.608/2018, art. 4-B). And keyed by the file's own key: otherwise the same
 * photo in a denúncia and in another case would join the two.
 */
export const provaDoConteudo = (
  platform: Pick<Platform, 'config'>,
  chaveDoArquivo: Buffer,
  conteudo: Uint8Array,
): Buffer => provaPropria(chaveDoArquivo, provaComum(platform, conteudo));

/** Of the versions before: the same for equal files. */
export const provaComum = ({ config }: Pick<Platform, 'config'>, conteudo: Uint8Array): Buffer =>
  hmac(config.keyFor('anexo.conteudo'), conteudo);

/** Made of the one before without reading the file again. */
export const provaPropria = (chaveDoArquivo: Buffer, comum: Buffer): Buffer => hmac(chaveDoArquivo, comum);
