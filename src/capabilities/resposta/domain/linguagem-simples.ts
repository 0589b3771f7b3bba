import { trocarTrecho } from '#kernel/texto.ts';
import { acharJargao } from './jargao/achar-jargao.ts';

export interface Dica {
  /** 'lacuna': what a template leaves to be filled in. */
  readonly tipo: 'frase-longa' | 'jargao' | 'lacuna';
  /** Position in the text, for the editor to mark it. */
  readonly inicio: number;
  readonly fim: number;
  readonly trecho: string;
  readonly dica: string;
  /** What may take its place as it stands; null where the sentence has to be rewritten. */
  readonly troca: string | null;
}

/** A longer sentence has to be read twice. */
export const MAX_PALAVRAS = 25;

const jargoes = (texto: string): Dica[] =>
  acharJargao(texto).map(({ inicio, fim, trecho, troca, conselho }) => ({
    tipo: 'jargao',
    inicio,
    fim,
    trecho,
    troca,
    dica: troca === null ? `“${trecho}”: ${conselho}.` : `Troque “${trecho}” por “${troca}”.`,
  }));

const LACUNA = /\[[^[\]\n]{1,200}\]/g;

/** Nobody should receive an answer with the blanks of its template. */
const lacunas = (texto: string): Dica[] =>
  [...texto.matchAll(LACUNA)].map(({ 0: trecho, index }) => ({
    tipo: 'lacuna',
    inicio: index,
    fim: index + trecho.length,
    trecho,
    troca: null,
    dica: `Falta preencher: ${trecho}`,
  }));

/** A period inside 'art. 16', 'nº 13.460' or 'Sr.' does not end a sentence. */
const FIM_DA_FRASE = /(?<!\b(?:art|arts|inc|n|nº|sr|sra|dr|dra|p|pág|ex))[.!?]+(?=\s|$)|\n{2,}/giu;

const frasesLongas = (texto: string): Dica[] => {
  const dicas: Dica[] = [];
  let comeco = 0;
  const conferir = (ate: number): void => {
    const bruto = texto.slice(comeco, ate);
    const trecho = bruto.trim();
    const palavras = trecho.split(/\s+/).filter(Boolean).length;
    if (palavras > MAX_PALAVRAS) {
      const inicio = comeco + (bruto.length - bruto.trimStart().length);
      dicas.push({
        tipo: 'frase-longa',
        inicio,
        fim: inicio + trecho.length,
        trecho,
        troca: null,
        dica: `Esta frase tem ${palavras} palavras. Divida em frases de até ${MAX_PALAVRAS}.`,
      });
    }
    comeco = ate;
  };
  for (const { index, 0: fim } of texto.matchAll(FIM_DA_FRASE)) conferir(index + fim.length);
  conferir(texto.length);
  return dicas;
};

/**
 * Plain language is a right of the user (Lei 13.460/2017, art. 5, XIV): this gives hints and never
 * refuses.
 */
export const dicasDeLinguagem = (texto: string): Dica[] =>
  [...lacunas(texto), ...frasesLongas(texto), ...jargoes(texto)].sort(
    (a, b) => a.inicio - b.inicio || b.fim - a.fim,
  );

/** The text with every swap made; what only has advice stays as it is. */
export const trocarTodas = (texto: string): string =>
  acharJargao(texto)
    .toReversed()
    .reduce(
      (atual, { troca, ...lugar }) => (troca === null ? atual : trocarTrecho(atual, lugar, troca)),
      texto,
    );
