import { addDays, localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { alertarQuemDecide, avisarDoPedido } from './avisar-do-pedido.ts';
import { listQueVencem } from './pedido-repository.ts';

const DIAS_DO_LEMBRETE = 5;

/** Every morning: who decides is told, once for each term, that it is about to end. */
export const lembrarPedidosJob = (platform: Platform): Job => ({
  name: 'lembrar-desclassificacoes',
  cron: '45 10 * * *',
  run: async () => {
    const agora = platform.clock.now();
    const hoje = localDate(agora.getTime());
    const dias = { de: toIsoDate(hoje), ate: toIsoDate(addDays(hoje, DIAS_DO_LEMBRETE)) };
    await emCada(await listQueVencem(platform.db, dias), (row) =>
      platform.db.transaction().execute(async (tx) => {
        const idJulgadora = row.id_ouvidoria_julgadora;
        const marco = `${row.passo}:${row.prazo}`;
        await alertarQuemDecide(tx, {
          tipo: 'desclassificacao-vence',
          idPedido: row.id,
          idJulgadora,
          marco,
          agora,
        });
        await avisarDoPedido(
          platform,
          tx,
          { row, idJulgadora },
          {
            evento: 'desclassificacao.vence',
            chave: `desclassificacao-vence:${row.id}:${marco}`,
            variaveis: { prazo: row.prazo ? formatData(diaGuardado(row.prazo)) : '' },
          },
        );
      }),
    );
  },
});
