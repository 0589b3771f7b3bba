import { SISTEMA } from '#capabilities/manifestacao/domain/historico.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import {
  insertHistoricoDoPedido,
  listDecisoesDevolvidas,
  lockPedido,
  updatePasso,
} from '../pedido-repository.ts';

type Devolvida = Awaited<ReturnType<typeof listDecisoesDevolvidas>>[number];

const retirarCiencia = (platform: Platform, { id, passo, situacao }: Devolvida): Promise<void> =>
  platform.db.transaction().execute(async (tx) => {
    await lockPedido(tx, id);
    const ainda = await listDecisoesDevolvidas(tx, id);
    if (ainda.length === 0) return;
    await updatePasso(
      tx,
      { idPedido: id, passo },
      { ciente_em: null, recorrer_ate: null, recorrer_ate_original: null },
    );
    await insertHistoricoDoPedido(tx, {
      id_pedido: id,
      ato: 'Aviso devolvido',
      situacao,
      ocorrido_em: platform.clock.now(),
      id_responsavel: null,
      responsavel: SISTEMA,
      informacoes:
        'O e-mail que avisava da decisão não foi entregue. O prazo para recorrer só corre quando quem pediu souber.',
    });
  });

/** A mail that came back is no notice (Lei 9.784/1999, art. 26): the pedido goes to the queue of whom to reach otherwise. */
export const avisosDevolvidosJob = (platform: Platform): Job => ({
  name: 'desclassificacoes-avisos-devolvidos',
  cron: '17 * * * *',
  run: async () =>
    emCada(await listDecisoesDevolvidas(platform.db), (devolvida) => retirarCiencia(platform, devolvida)),
});
