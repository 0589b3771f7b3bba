import { localDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { type EmAberto, emAbertoDe } from '../../domain/ler/em-aberto.ts';
import { isPrazoCorrendo } from '../../domain/ler/prazo-do-caso.ts';
import type { IdSituacao } from '../../domain/situacao.ts';
import type { AbertoLido } from './em-aberto-repository.ts';
import { promessasDoCaso, type RemediosLidos, type RowComRemedios } from './remedios-do-caso.ts';

const talvezDia = (texto: string | null) => (texto === null ? null : diaGuardado(texto));

/** What weighs more than the situação of a case, read with its remedies; null where it has none of them. */
export const emAbertoDoCaso = (
  row: Pick<RowComRemedios, 'acesso' | 'id_situacao' | 'prazo'> & { readonly prazo_parado_em: string | null },
  {
    remedios,
    recursoPendente,
  }: { readonly remedios: RemediosLidos['remedios'] | null } & Pick<RemediosLidos, 'recursoPendente'>,
  agora: number,
): EmAberto | null => {
  if (!remedios) return null;
  const corre = isPrazoCorrendo(row.id_situacao as IdSituacao, row.prazo_parado_em !== null);
  return emAbertoDe(
    {
      recursoPendente,
      promessas: promessasDoCaso(row),
      prazo: corre ? diaGuardado(row.prazo) : null,
      reclamar: remedios.reclamar.janela,
    },
    localDate(agora),
  );
};

/** The same for the office's lists: the days to complain of the silence are the person's. */
export const emAbertoNaLista = (lido: AbertoLido | null, agora: number): EmAberto | null =>
  lido &&
  emAbertoDe(
    {
      recursoPendente: lido.recurso && { ...lido.recurso, prazo: talvezDia(lido.recurso.prazo) },
      promessas: (lido.promessas ?? []).map(({ situacao, prazo, contestarAte }) => ({
        situacao,
        prazo: diaGuardado(prazo),
        contestarAte: talvezDia(contestarAte),
      })),
      prazo: null,
    },
    localDate(agora),
  );
