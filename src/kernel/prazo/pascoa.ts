import { addDays, type PlainDate, plainDate } from './data.ts';

/**
 * Easter Sunday of the Gregorian calendar, from which movable holidays are counted (the anonymous
 * algorithm of 1876).
 */
export const pascoa = (ano: number): PlainDate => {
  const lunar = ano % 19;
  const seculo = Math.floor(ano / 100);
  const doSeculo = ano % 100;
  const correcao =
    seculo - Math.floor(seculo / 4) - Math.floor((seculo - Math.floor((seculo + 8) / 25) + 1) / 3);
  const epacta = (19 * lunar + correcao + 15) % 30;
  const semana = (32 + 2 * (seculo % 4) + 2 * Math.floor(doSeculo / 4) - epacta - (doSeculo % 4)) % 7;
  const ajuste = Math.floor((lunar + 11 * epacta + 22 * semana) / 451);
  const dias = epacta + semana - 7 * ajuste + 114;
  return plainDate(ano, Math.floor(dias / 31), (dias % 31) + 1);
};

/** Corpus Christi is 60 days after Easter, Carnival Tuesday 47 before it (-47). */
export const diaMovel = (ano: number, deslocamento: number): PlainDate => addDays(pascoa(ano), deslocamento);
