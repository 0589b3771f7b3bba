import { createHmac } from 'node:crypto';
import type { Platform } from '#server/platform.ts';

/**
 * That a file is the one that was accepted. Keyed: with a plain hash, who has a copy of the database and a document at
 * hand could tell that this very document came with a denúncia (Lei 13.608/2018, art. 4-B).
 */
export const provaDoConteudo = ({ config }: Pick<Platform, 'config'>, conteudo: Uint8Array): Buffer =>
  createHmac('sha256', config.keyFor('anexo.conteudo')).update(conteudo).digest();
