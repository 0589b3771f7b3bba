import { createHmac } from 'node:crypto';
import type { Platform } from '#server/platform.ts';

/**
 * Proves that a file is the one that was accepted. Keyed: with a plain hash, somebody with a copy
 * of the database and a document could tell that it came with a denúncia (Lei 13.608/2018, art.
 * 4-B).
 */
export const provaDoConteudo = ({ config }: Pick<Platform, 'config'>, conteudo: Uint8Array): Buffer =>
  createHmac('sha256', config.keyFor('anexo.conteudo')).update(conteudo).digest();
