import { CALENDARIO_MUDOU } from '#capabilities/feriado/domain/recontagem.ts';
import { calendariosDe, type Recontar } from '#capabilities/feriado/server/index.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { explain } from '#kernel/prazo/explain.ts';
import { formatData } from '#kernel/texto.ts';
import type { Platform } from '#server/platform.ts';
import { isPrazoCorrendo } from '../../domain/ler/prazo-do-caso.ts';
import { recontarPrazo as ato } from '../../domain/recontar-prazo.ato.ts';
import type { IdSituacao } from '../../domain/situacao.ts';
import { agirPeloSistema } from '../agir.ts';
import { contagemCom } from './contagem.ts';
import { insertEventoDoPrazo, listEventosDoPrazo } from './prazo-repository.ts';

/**
 * Recounts under the case's lock: a second recount finds the date right already and does nothing
 * (null). Without `recontar` this is the nightly count, which only knows that some calendar
 * changed.
 */
export const recontarPrazo = (
  platform: Platform,
  idManifestacao: number,
  recontar?: Recontar,
): Promise<true | null> =>
  agirPeloSistema(platform, idManifestacao, ato, async ({ tx, caso: { row }, agora }) => {
    const calendarioDe = recontar?.calendarioDe ?? calendariosDe(tx);
    const eventos = await listEventosDoPrazo(tx, row.id);
    const { calendario, prazo } = await contagemCom(calendarioDe, row, eventos);
    const novo = explain(calendario, prazo).vencimento;
    if (novo === row.prazo) return null;
    await insertEventoDoPrazo(tx, {
      id_manifestacao: row.id,
      tipo: 'recontagem',
      prazo_anterior: row.prazo,
      prazo_novo: novo,
      ocorrido_em: agora,
    });
    await recontar?.anotar(tx, {
      idAlvo: row.id,
      idManifestacao: row.id,
      prazoAnterior: row.prazo,
      prazoNovo: novo,
    });
    const porque = recontar?.porque ?? CALENDARIO_MUDOU;
    const variaveis = {
      porque,
      prazoAnterior: formatData(diaGuardado(row.prazo)),
      prazo: formatData(diaGuardado(novo)),
    };
    // While the clock is stopped nobody was promised a date.
    const corre = isPrazoCorrendo(row.id_situacao as IdSituacao, row.prazo_parado_em !== null);
    return {
      informacoes: `${porque} e o prazo foi contado de novo: passou de ${variaveis.prazoAnterior} para ${variaveis.prazo}.`,
      detalhes: { prazoAnterior: row.prazo, prazo: novo },
      mudancas: {
        prazo: novo,
        prazo_original: explain(calendario, { ...prazo, eventos: [] }).vencimento,
      },
      avisos: corre ? [{ evento: 'manifestacao.prazo-recontado', variaveis }] : [],
      resultado: true as const,
    };
  });
