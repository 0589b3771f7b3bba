import type { NoAto } from '#capabilities/manifestacao/server/index.ts';
import {
  depoisDoAchado,
  podeFixarData,
  type SituacaoDaPromessa,
  ultimaNovaData,
} from '#capabilities/remedio/domain/promessas.ts';
import { findPromessa, renovarPromessa, updatePromessa } from '#capabilities/remedio/server/index.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { enforce } from '#kernel/verdict.ts';
import { semNovaData } from '../domain/descumprimento-errors.ts';
import type { TipoDaDenuncia } from '../domain/fatos-da-denuncia.ts';
import type { DenunciaRow } from './descumprimento-repository.ts';

interface Achado {
  readonly procedente: boolean;
  readonly dataEntrega: string | null;
}

/** What the decision leaves of the promise; the new date, where the office has to deliver by one. */
export const mudarPromessa = async (
  { tx, caso, agora }: NoAto,
  { id_promessa, tipo }: Pick<DenunciaRow, 'id_promessa' | 'tipo'>,
  { procedente, dataEntrega }: Achado,
): Promise<{ readonly anterior: string; readonly prazo: string } | null> => {
  const promessa = id_promessa === null ? undefined : await findPromessa(tx, id_promessa);
  const atual = promessa?.situacao as SituacaoDaPromessa | undefined;
  const depois = atual && depoisDoAchado(atual, { tipo: tipo as TipoDaDenuncia, procedente });
  if (!promessa || !depois?.novaData) {
    if (dataEntrega !== null) throw semNovaData();
    if (promessa && depois && depois.situacao !== atual) {
      const em = depois.situacao === 'confirmada' ? { confirmada_em: agora } : { encerrada_em: agora };
      await updatePromessa(tx, promessa.id, { situacao: depois.situacao, ...em });
    }
    return null;
  }
  const momento = agora.getTime();
  const prazo = dataEntrega ?? toIsoDate(ultimaNovaData(caso.calendario, momento));
  enforce(podeFixarData(caso.calendario, diaGuardado(prazo), momento));
  await renovarPromessa(tx, { ...promessa, prazo, quebrada: true });
  return { anterior: promessa.prazo, prazo };
};
