import { ultimoDiaDito } from '#capabilities/remedio/domain/ciencia.ts';
import { DIAS_PARA_PEDIR_REABERTURA } from '#kernel/prazo/prazos-da-lei.ts';
import { prazoDoCidadao } from '../../domain/manifestacao-prazos.ts';
import { fraseDaReabertura } from '../../domain/pode-pedir-reabertura.ts';
import type { Caso } from '../caso.ts';
import { diaSabido } from './comunicar.ts';

/** What the mail of an archiving says of opening the case again. */
export const avisoDaReabertura = (
  caso: Caso,
  agora: Date,
): { readonly reabertura: string; readonly reabrirAte: string } => {
  const dia = prazoDoCidadao(caso.calendario, agora.getTime(), DIAS_PARA_PEDIR_REABERTURA);
  const reabrirAte = ultimoDiaDito(diaSabido(caso, dia), DIAS_PARA_PEDIR_REABERTURA);
  // The day alone is for the texts that offices wrote before the sentence was given.
  return { reabertura: fraseDaReabertura(caso.fatos, reabrirAte), reabrirAte };
};
