import { addDays, localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { Platform } from '#server/platform.ts';
import { contarVoto, listVotosPorFonte } from './avaliacao-repository.ts';
import { lerSelo } from './selo.ts';

/** What administrators look back on. */
const DIAS_VISTOS = 90;
const PIORES = 10;

export const avaliar = async (
  platform: Platform,
  { selo, util }: { readonly selo: string; readonly util: boolean },
): Promise<void> => {
  const dia = toIsoDate(localDate(platform.clock.now().getTime()));
  await contarVoto(platform.db, { dia, ...lerSelo(platform, selo), util });
};

export const verAvaliacoes = async ({ db, clock }: Platform) => {
  const desde = toIsoDate(addDays(localDate(clock.now().getTime()), -DIAS_VISTOS));
  const todas = await listVotosPorFonte(db, desde);
  const somar = (qual: 'uteis' | 'inuteis') => todas.reduce((soma, fonte) => soma + fonte[qual], 0);
  return {
    uteis: somar('uteis'),
    inuteis: somar('inuteis'),
    fontes: todas.filter(({ fonte, inuteis }) => fonte !== '' && inuteis > 0).slice(0, PIORES),
  };
};
