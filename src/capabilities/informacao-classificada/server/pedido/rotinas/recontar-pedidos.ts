import { CALENDARIO_MUDOU, type PrazoQueMuda } from '#capabilities/feriado/domain/recontagem.ts';
import { calendariosDoBanco, isRecontando } from '#capabilities/feriado/server/index.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { prazosDasDesclassificacoes } from './prazos-dos-pedidos.ts';

const POR_VEZ = 500;
const TUDO = { dias: null, ouvidorias: null } as const;

const recontarPedidos = async (platform: Platform): Promise<void> => {
  const calendarioDe = calendariosDoBanco(platform.db);
  const errados: PrazoQueMuda[] = [];
  let depoisDe = 0;
  let lidos: number;
  do {
    const lote = { depoisDe, limite: POR_VEZ };
    const comparados = await prazosDasDesclassificacoes.comparar(platform.db, TUDO, lote, calendarioDe);
    errados.push(...comparados.mudam);
    ({ lidos, ultimo: depoisDe } = comparados);
  } while (lidos === POR_VEZ);
  const recontar = { calendarioDe, porque: CALENDARIO_MUDOU, anotar: async () => undefined };
  await emCada(errados, (mudanca) => prazosDasDesclassificacoes.recontar(platform, mudanca, recontar));
};

/** Every night, and when an office moves: the safety net of the recount that a changed holiday asks for. */
export const recontarPedidosJob = (platform: Platform): Job => ({
  name: 'recontar-desclassificacoes',
  cron: '55 3 * * *',
  run: async () => {
    if (!(await isRecontando(platform))) await recontarPedidos(platform);
  },
});
