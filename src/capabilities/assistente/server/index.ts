import { FEITO } from '#kernel/campos.ts';
import { addDays, localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { createBrake } from '#server/brake/brake.ts';
import { remetenteDe } from '#server/brake/remetente.ts';
import { days } from '#server/clock.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { assistenteContract } from '../contract.ts';
import { deleteVotosAntigos, deleteVotosVencidos } from './avaliacao-repository.ts';
import { avaliarResposta, verAvaliacoes } from './avaliacoes.ts';
import { perguntar } from './perguntar.ts';
import { listSemResposta, tratarSemResposta } from './sem-resposta.ts';
import { deleteSemRespostaAntigas } from './sem-resposta-repository.ts';
import { testar } from './testar.ts';
import type { Vizinhos } from './vizinhos.ts';

const VOTOS = { free: 60, memorySeconds: 600, firstPauseSeconds: 10, longestPauseSeconds: 600 };

const DIAS_GUARDADAS = 180;
const DIAS_DOS_VOTOS = 730;
const MAX_GUARDADAS = 20_000;

const handlers = (platform: Platform, vizinhos: Vizinhos): Handlers<typeof assistenteContract> => {
  const votos = createBrake('assistente-votos', VOTOS, platform);
  return {
    'POST /app-web/v1/assistente/perguntar': async ({ usuario, body, request, reply }) => {
      const { texto, ...estado } = body;
      // Somebody with a pending registration step counts as signed out: their cases are not
      // mentioned.
      const quem = usuario?.cadastroPendente ? null : usuario;
      return perguntar(reply, { platform, vizinhos, texto, usuario: quem, request }, estado);
    },

    'POST /app-web/v1/assistente/avaliar': async ({ body, request }) => {
      await votos.check(remetenteDe(platform, request));
      await votos.count(remetenteDe(platform, request));
      await avaliarResposta(platform, body);
      return FEITO;
    },

    'POST /app-web/v1/assistente/testar': ({ body, request }) =>
      testar({ platform, vizinhos, texto: body.texto, usuario: null, request }),

    'GET /app-web/v1/assistente/sem-resposta': ({ query }) => listSemResposta(platform, query),

    'POST /app-web/v1/assistente/sem-resposta/:idPergunta/tratar': async ({ usuario, params, body }) => {
      await tratarSemResposta(platform, usuario, params.idPergunta, body.tratada);
      return FEITO;
    },

    'GET /app-web/v1/assistente/avaliacoes': () => verAvaliacoes(platform),
  };
};

export const assistenteCapability = (
  platform: Platform,
  vizinhos: Vizinhos,
): Routes & { readonly jobs: readonly Job[] } => ({
  ...routes(assistenteContract, handlers(platform, vizinhos)),
  jobs: [
    {
      name: 'limpar-assistente',
      cron: '47 5 * * *',
      run: async () => {
        const agora = platform.clock.now();
        await deleteSemRespostaAntigas(
          platform.db,
          new Date(agora.getTime() - days(DIAS_GUARDADAS)),
          MAX_GUARDADAS,
        );
        const votosDesde = addDays(localDate(agora.getTime()), -DIAS_DOS_VOTOS);
        await deleteVotosVencidos(platform.db, agora);
        await deleteVotosAntigos(platform.db, toIsoDate(votosDesde));
      },
    },
  ],
});
