import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { prazoRetomado } from '../../domain/prazo-retomado.ts';
import type { NoAto } from '../anotar.ts';
import type { MudancasDaManifestacao } from '../manifestacao-repository.ts';
import { insertEventoDoPrazo } from './prazo-repository.ts';

/** Nothing stops the clock. */
export const PRAZO_SOLTO = { prazo_parado_em: null, prazo_parado_por: null } as const;

/**
 * What an act changes of a case whose clock it stops today; one that stands still stays as it is. `motivo` completes
 * 'Prazo parado: … em 14/08/2026.' in the explanation of the term. It stands in the open, so it is a
 * phrase of the act and never what somebody wrote (a reason is sealed with the case).
 */
export const pararPrazo = ({ caso, agora }: NoAto, motivo: string): MudancasDaManifestacao =>
  caso.row.prazo_parado_em === null
    ? { prazo_parado_em: toIsoDate(localDate(agora.getTime())), prazo_parado_por: motivo }
    : {};

/** The clock goes on with the days that were left; without a stopped clock the term stays as it was. */
export const retomarPrazo = async ({
  tx,
  caso,
  agora,
}: NoAto): Promise<typeof PRAZO_SOLTO & { readonly prazo: string }> => {
  const { row, calendario } = caso;
  const retomado = prazoRetomado(calendario, {
    vencimento: diaGuardado(row.prazo),
    paradoEm: row.prazo_parado_em === null ? null : diaGuardado(row.prazo_parado_em),
    retomadoEm: agora.getTime(),
  });
  if (!retomado) return { prazo: row.prazo, ...PRAZO_SOLTO };
  const prazo = toIsoDate(retomado.prazo);
  await insertEventoDoPrazo(tx, {
    id_manifestacao: row.id,
    tipo: 'parada',
    motivo: row.prazo_parado_por,
    id_ouvidoria: row.id_ouvidoria,
    pedido: row.prazo_parado_em,
    resposta: toIsoDate(retomado.retomada),
    prazo_anterior: row.prazo,
    prazo_novo: prazo,
    ocorrido_em: agora,
  });
  return { prazo, ...PRAZO_SOLTO };
};
