import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { createBrake } from '#server/brake/brake.ts';
import type { Platform } from '#server/platform.ts';
import { copiaDosDados, type OutrosDados } from './copia-dos-dados.ts';
import { insertHistorico } from './historico-repository.ts';

/** One copy per minute: it reads every case of the person, and nobody needs two. */
const REGRA = { free: 1, memorySeconds: 60, firstPauseSeconds: 60, longestPauseSeconds: 60 };

interface Pedido {
  readonly usuario: UsuarioAtual;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export const createBaixarMeusDados = (platform: Platform, outros: OutrosDados) => {
  const { db, clock } = platform;
  const freio = createBrake('meus-dados', REGRA, platform);
  return async ({ usuario, request, reply }: Pedido): Promise<FastifyReply> => {
    const { idUsuario } = usuario;
    await freio.check(String(idUsuario));
    await freio.count(String(idUsuario));
    const agora = clock.now();
    await insertHistorico(db, {
      idUsuario,
      acao: 'Cópia dos próprios dados',
      idResponsavel: idUsuario,
      ocorridoEm: agora,
    });
    const nome = `meus-dados-${toIsoDate(localDate(agora.getTime()))}.json`;
    const pedacos = copiaDosDados(platform, usuario, quemAge(platform, { usuario, request }), outros);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${nome}"`)
      .send(Readable.from(pedacos, { objectMode: false }));
  };
};
