import { semAcento } from '../consulta.ts';

/** Words that stand in any question: alone they tell nothing, beside another word they may ('sem nome', 'o que'). */
const SOZINHAS_NADA_DIZEM = new Set(
  'a o as os um uma de da do das dos em no na nos nas por pra pro para com que q e ou se eu ele ela me meu minha isso esse essa este esta la ai ja so'.split(
    ' ',
  ),
);
const RAIZ = 6;
const RAIZ_NO_PAR = 5;
const PESO_DO_PAR = 0.5;
/** Pieces of a word, so that one that is spelled wrong still resembles itself. */
const PEDACO = 4;
const PESO_DO_PEDACO = 0.3;

const semPlural = (palavra: string): string => palavra.replace(/s$/, '');

/** What a question is made of, and how much of each: words, words that stand together, and pieces of words. */
export const tracosDe = (texto: string): ReadonlyMap<string, number> => {
  const tracos = new Map<string, number>();
  const somar = (traco: string, peso: number): void => {
    tracos.set(traco, (tracos.get(traco) ?? 0) + peso);
  };
  const palavras = (semAcento(texto).match(/[a-z0-9]+/g) ?? []).map(semPlural);
  for (const [lugar, palavra] of palavras.entries()) {
    for (const distancia of [1, 2]) {
      const outra = palavras[lugar + distancia];
      if (outra)
        somar(`${palavra.slice(0, RAIZ_NO_PAR)} ${outra.slice(0, RAIZ_NO_PAR)}`, PESO_DO_PAR / distancia);
    }
    if (SOZINHAS_NADA_DIZEM.has(palavra)) continue;
    somar(palavra.slice(0, RAIZ), 1);
    const cercada = `_${palavra}_`;
    for (let i = 0; i + PEDACO <= cercada.length; i++)
      somar(`-${cercada.slice(i, i + PEDACO)}`, PESO_DO_PEDACO);
  }
  return tracos;
};
