import type { FastifyRequest } from 'fastify';
import type { Platform } from '#server/platform.ts';
import type { EfeitosNaSessao } from './efeitos-na-sessao.ts';
import { insertHistorico } from './meus-dados/historico-repository.ts';

export const encerrarOutrasSessoes = (
  { db, clock }: Platform,
  efeitos: EfeitosNaSessao,
  idUsuario: number,
  request: FastifyRequest,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await efeitos.encerrarOutras(trx, idUsuario, request);
    await insertHistorico(trx, {
      idUsuario,
      acao: 'Encerramento das outras sessões',
      idResponsavel: idUsuario,
      ocorridoEm: clock.now(),
    });
  });
