import type { FastifyReply, FastifyRequest } from 'fastify';
import { insertHistorico } from '#capabilities/usuario/server/index.ts';
import type { Platform } from '#server/platform.ts';
import { browserOrigin } from '#server/sign-on/browser-origin.ts';
import type { GovbrClient } from '#server/sign-on/govbr-client.ts';
import { findTokensGovbr } from './sessao-repository.ts';
import type { Sessoes } from './sessoes.ts';

/** Ends the session. Returns the address that ends the one at gov.br, if it began there. */
export const sair = async (
  { db, clock, config }: Platform,
  sessoes: Sessoes,
  govbr: GovbrClient,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | null> => {
  const sessao = sessoes.find(request);
  const isGovbr = sessao !== undefined && (await findTokensGovbr(db, sessao.hash)) !== null;
  await db.transaction().execute(async (trx) => {
    await sessoes.end(request, reply, trx);
    if (!sessao) return;
    await insertHistorico(trx, {
      idUsuario: sessao.pessoa.idUsuario,
      acao: 'Saída',
      idResponsavel: sessao.pessoa.idUsuario,
      ocorridoEm: clock.now(),
    });
  });
  const origin = browserOrigin(request, config);
  return isGovbr ? govbr.logoutUrl({ origin, returnTo: `${origin}/web/login` }) : null;
};
