import { calendariosDe, isRecontando } from '#capabilities/feriado/server/index.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { prazosDasDesclassificacoes } from './prazos-dos-pedidos.ts';

const POR_VEZ = 500;
const TUDO = { dias: null, ouvidorias: null } as const;

const recontarPedidos = async (platform: Platform): Promise<void> => {
  const calendarioDe = calendariosDe(platform.db);
  let depoisDe = 0;
  let lidos: number;
  do {
    const lote = { depoisDe, limite: POR_VEZ };
    const comparados = await prazosDasDesclassificacoes.comparar(platform.db, TUDO, lote, calendarioDe);
    for (const mudanca of comparados.mudam)
      await prazosDasDesclassificacoes.recontar(platform, mudanca, {
        calendarioDe,
        porque: 'O calendário de feriados mudou',
        anotar: async () => undefined,
      });
    ({ lidos, ultimo: depoisDe } = comparados);
  } while (lidos === POR_VEZ);
};

/** Every night, and when an office moves: the safety net of the recount that a changed holiday asks for. */
export const recontarPedidosJob = (platform: Platform): Job => ({
  name: 'recontar-desclassificacoes',
  cron: '55 3 * * *',
  run: async () => {
    if (!(await isRecontando(platform))) await recontarPedidos(platform);
  },
});
