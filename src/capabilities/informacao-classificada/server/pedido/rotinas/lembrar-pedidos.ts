import { addDays, compareDates, localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import type { Db } from '#server/db/database.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { type Grau, vaiAComissao } from '../../../domain/grau.ts';
import type { IdPasso } from '../../../domain/pedido/estado-do-pedido.ts';
import { semDecisao } from '../../../domain/pedido/sem-decisao.ts';
import { findComissao } from '../../orgao-repository.ts';
import { findInformacao } from '../../rol/rol-repository.ts';
import { alertarQuemDecide, avisarDoPedido } from '../avisar-do-pedido.ts';
import { listQueVencem, type PedidoRow } from '../pedido-repository.ts';

const DIAS_DO_LEMBRETE = 5;

/** Whether the law of the office has a commission for it, as far as it is known which information it is. */
const temComissao = async (tx: Db, { id_ouvidoria, id_informacao }: PedidoRow): Promise<boolean> => {
  const informacao = id_informacao === null ? undefined : await findInformacao(tx, id_informacao);
  return (
    vaiAComissao((informacao?.grau as Grau | undefined) ?? null) &&
    (await findComissao(tx, id_ouvidoria)) !== null
  );
};

/** Every morning: who decides is told, once for each term, that it is about to end; once more that it ended, and so is who asked. */
export const lembrarPedidosJob = (platform: Platform): Job => ({
  name: 'lembrar-desclassificacoes',
  cron: '45 10 * * *',
  run: async () => {
    const agora = platform.clock.now();
    const hoje = localDate(agora.getTime());
    const ate = toIsoDate(addDays(hoje, DIAS_DO_LEMBRETE));
    await emCada(await listQueVencem(platform.db, ate), (row) =>
      platform.db.transaction().execute(async (tx) => {
        const idJulgadora = row.id_ouvidoria_julgadora;
        const prazo = diaGuardado(row.prazo ?? ate);
        const venceu = compareDates(prazo, hoje) < 0;
        const marco = `${row.passo}:${row.prazo}${venceu ? ':vencido' : ''}`;
        await alertarQuemDecide(tx, {
          tipo: 'desclassificacao-vence',
          idPedido: row.id,
          idJulgadora,
          marco,
          agora,
        });
        const { aQuemDecide, depoisDoPrazo } = semDecisao(row.passo as IdPasso, await temComissao(tx, row));
        await avisarDoPedido(
          platform,
          tx,
          { row, idJulgadora },
          {
            evento: venceu ? 'desclassificacao.vencida' : 'desclassificacao.vence',
            chave: `desclassificacao-vence:${row.id}:${marco}`,
            variaveis: { prazo: formatData(prazo), semDecisao: aQuemDecide },
          },
        );
        if (venceu)
          await avisarDoPedido(
            platform,
            tx,
            { row, idJulgadora },
            {
              evento: 'desclassificacao.sem-decisao',
              chave: `desclassificacao-sem-decisao:${row.id}:${marco}`,
              variaveis: { prazo: formatData(prazo), semDecisao: depoisDoPrazo },
            },
          );
      }),
    );
  },
});
