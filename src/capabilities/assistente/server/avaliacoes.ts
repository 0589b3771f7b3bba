import { conflict } from '#kernel/errors.ts';
import { addDays, localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { days } from '#server/clock.ts';
import type { Platform } from '#server/platform.ts';
import { listVotosPorFonte, somarVoto, trocarVoto } from './avaliacao-repository.ts';
import { readSelo } from './selo.ts';

/** The period that administrators see. */
const DIAS_VISTOS = 90;
const PIORES = 10;

/** A window left open overnight may still rate its answers; older answers may not be rated. */
const DIAS_PARA_AVALIAR = 2;

/** One answer counts once: a second vote on it replaces the first. */
export const avaliarResposta = async (
  platform: Platform,
  { selo, util }: { readonly selo: string; readonly util: boolean },
): Promise<void> => {
  const { numero, ...avaliavel } = readSelo(platform, selo);
  const agora = platform.clock.now();
  if (avaliavel.dia < toIsoDate(addDays(localDate(agora.getTime()), -DIAS_PARA_AVALIAR)))
    throw conflict('assistente.avaliacao-antiga', 'Esta resposta é antiga e não pode mais ser avaliada.');
  const expiraEm = new Date(agora.getTime() + days(DIAS_PARA_AVALIAR + 2));
  await platform.db.transaction().execute(async (tx) => {
    const antes = await trocarVoto(tx, { numero, util, expiraEm });
    if (antes === util) return;
    if (antes !== null) await somarVoto(tx, { ...avaliavel, util: antes }, -1);
    await somarVoto(tx, { ...avaliavel, util }, 1);
  });
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
