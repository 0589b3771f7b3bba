import type { z } from 'zod';
import { addDays, localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { explain, frasePrazoParado } from '#kernel/prazo/explain.ts';
import type { Platform } from '#server/platform.ts';
import type { prazoExplicado } from '../../domain/ler/detalhe.ts';
import { findCasoVisivel } from '../caso.ts';
import { contagemDoCaso } from '../prazos/contagem.ts';
import type { QuemAge } from '../quem-age.ts';
import { anotarVisualizacao } from './anotar-visualizacao.ts';

/** Day by day, from the registration to the due date, or to today while the clock is stopped. */
export const explicarPrazo = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
): Promise<z.input<typeof prazoExplicado>> => {
  const caso = await findCasoVisivel(platform, quem, idManifestacao);
  await anotarVisualizacao(platform, quem, caso);
  const { row } = caso;
  const { calendario, prazo } = await contagemDoCaso(platform.db, row);
  const datas = { original: row.prazo_original, vencimento: row.prazo };
  if (row.prazo_parado_em === null || row.prazo_parado_por === null)
    return { ...datas, dias: [...explain(calendario, prazo).dias] };

  const motivo = row.prazo_parado_por;
  const parada = diaGuardado(row.prazo_parado_em);
  const hoje = localDate((row.encerrada_em ?? platform.clock.now()).getTime());
  const { dias } = explain(calendario, {
    ...prazo,
    eventos: [
      ...prazo.eventos,
      { tipo: 'parada', motivo, parada, retomada: addDays(hoje, 1), calendario: caso.calendario },
    ],
  });
  return {
    ...datas,
    dias: dias
      .filter(({ data }) => data <= toIsoDate(hoje))
      .map((each) =>
        each.data > toIsoDate(parada)
          ? { data: each.data, conta: false, motivo: frasePrazoParado(motivo, parada) }
          : each,
      ),
  };
};
