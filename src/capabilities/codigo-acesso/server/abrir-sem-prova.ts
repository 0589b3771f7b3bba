import type { FastifyReply, FastifyRequest } from 'fastify';
import { digitosDoProtocolo } from '#kernel/protocolo.ts';
import type { Platform } from '#server/platform.ts';
import { pedidoPedeScript } from '../domain/codigo-acesso-errors.ts';
import { abrirChave } from './chaves.ts';
import { findHashPorProtocolo } from './codigo-acesso-repository.ts';
import { conferirCodigoSemProva } from './conferir-codigo.ts';

/** Exchanges protocol and code for the key cookie without a proof of work; who calls this has braked the person. */
export const abrirSemProva = async (
  platform: Platform,
  naResposta: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { protocolo, codigoAcesso }: { readonly protocolo: string; readonly codigoAcesso: string },
): Promise<number> => {
  const { id: idManifestacao, isPedido } = await conferirCodigoSemProva(platform, {
    codigoAcesso,
    find: () => findHashPorProtocolo(platform.db, digitosDoProtocolo(protocolo) ?? ''),
  });
  if (isPedido) throw pedidoPedeScript();
  await abrirChave(platform, platform.db, naResposta, { idManifestacao, finalidade: 'codigo' });
  return idManifestacao;
};
