import { explain } from '#kernel/prazo/explain.ts';
import { formatData } from '#kernel/texto.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { diaGuardado } from '../domain/dia-guardado.ts';
import { Acao } from '../domain/historico.ts';
import { isPrazoCorrendo } from '../domain/prazo-do-caso.ts';
import type { IdSituacao } from '../domain/situacao.ts';
import { agirPeloSistema } from './agir.ts';
import { calendariosDe, contagemCom, contagemDoCaso } from './contagem.ts';
import { emCada } from './em-cada.ts';
import { insertEventoDoPrazo, listParaContar } from './prazo-repository.ts';

/** Cases compared at a time: however many are open, the server holds only these. */
const POR_VEZ = 500;

/** Counted again under the case's lock: who comes second finds it right already, and does nothing. */
const recontar = (platform: Platform, idManifestacao: number): Promise<unknown> =>
  agirPeloSistema(platform, idManifestacao, 'recontarPrazo', async ({ tx, caso: { row }, agora }) => {
    const { calendario, prazo } = await contagemDoCaso(tx, row);
    const novo = explain(calendario, prazo).vencimento;
    if (novo === row.prazo) return null;
    await insertEventoDoPrazo(tx, {
      id_manifestacao: row.id,
      tipo: 'recontagem',
      prazo_anterior: row.prazo,
      prazo_novo: novo,
      ocorrido_em: agora,
    });
    const variaveis = {
      prazoAnterior: formatData(diaGuardado(row.prazo)),
      prazo: formatData(diaGuardado(novo)),
    };
    // Of a clock that stands still nobody was promised a day.
    const corre = isPrazoCorrendo(row.id_situacao as IdSituacao, row.prazo_parado_em !== null);
    return {
      acao: Acao.recontagem,
      informacoes: `O calendário de feriados mudou e o prazo foi contado de novo: passou de ${variaveis.prazoAnterior} para ${variaveis.prazo}.`,
      detalhes: { prazoAnterior: row.prazo, prazo: novo },
      mudancas: {
        prazo: novo,
        prazo_original: explain(calendario, { ...prazo, eventos: [] }).vencimento,
      },
      avisos: corre ? [{ evento: 'manifestacao.prazo-recontado', variaveis }] : [],
      resultado: undefined,
    };
  });

/** Holds the term of every open case against the calendars as they are now, and corrects those that differ. */
export const recontarPrazos = async (platform: Platform): Promise<void> => {
  const { db } = platform;
  const calendarioDe = calendariosDe(db);
  const errados: number[] = [];
  let rows: Awaited<ReturnType<typeof listParaContar>>;
  let depoisDe = 0;
  do {
    rows = await listParaContar(db, depoisDe, POR_VEZ);
    for (const row of rows) {
      const { calendario, prazo } = await contagemCom(calendarioDe, row, row.eventos);
      if (explain(calendario, prazo).vencimento !== row.prazo) errados.push(row.id);
    }
    depoisDe = rows.at(-1)?.id ?? depoisDe;
  } while (rows.length === POR_VEZ);
  await emCada(errados, (id) => recontar(platform, id));
};

/** Every night, and asked for by name when a holiday changes. */
export const recontarPrazosJob = (platform: Platform): Job => ({
  name: 'recontar-prazos',
  cron: '40 3 * * *',
  run: () => recontarPrazos(platform),
});
