import { semAcento } from '#kernel/texto.ts';
import {
  DE_OUTRA_LINGUA,
  DO_SERVICO_PUBLICO,
  JEITOS_DE_FORA,
  JEITOS_QUE_VENCEM,
  PALAVRAS_DE_FORA,
} from './palavras-de-fora.ts';

interface Lista {
  readonly inteiras: ReadonlySet<string>;
  /** Beginnings of words. */
  readonly comecos: readonly string[];
  /** Of several words. */
  readonly compostas: readonly string[];
}

const listaDe = (texto: string): Lista => {
  const formas = texto
    .replace(/^\s*[a-z_0-9]+:/gm, '')
    .split(/\s+/)
    .filter(Boolean);
  const isComeco = (forma: string): boolean => forma.endsWith('*');
  const isComposta = (forma: string): boolean => forma.includes('_');
  return {
    inteiras: new Set(formas.filter((forma) => !isComeco(forma) && !isComposta(forma))),
    comecos: formas
      .filter((forma) => isComeco(forma) && !isComposta(forma))
      .map((forma) => forma.slice(0, -1)),
    compostas: formas
      .filter(isComposta)
      .map((forma) => ` ${forma.replaceAll('_', ' ').replace('*', '')}${isComeco(forma) ? '' : ' '}`),
  };
};

const DE_FORA = listaDe(PALAVRAS_DE_FORA);
const NOSSAS = listaDe(DO_SERVICO_PUBLICO);
const MIN_DE_OUTRA_LINGUA = 2;
/** Longer texts are stories, which may mention anything. */
const MAX_PALAVRAS = 30;

const diz = (texto: string, palavras: readonly string[], { inteiras, comecos, compostas }: Lista): boolean =>
  palavras.some(
    (palavra) =>
      inteiras.has(palavra) ||
      inteiras.has(palavra.replace(/s$/, '')) ||
      comecos.some((comeco) => palavra.startsWith(comeco)),
  ) || compostas.some((composta) => texto.includes(composta));

/**
 * True for what is plainly about something else: recipes, football, the weather, shopping, homework. Such a question is told that
 * nothing is known of it, instead of the text that happens to share a word with it.
 */
export const isDeFora = (pergunta: string): boolean => {
  const palavras =
    semAcento(pergunta)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  if (palavras.length > MAX_PALAVRAS) return false;
  const texto = ` ${palavras.join(' ')} `;
  if (JEITOS_QUE_VENCEM.some((jeito) => jeito.test(texto))) return true;
  if (diz(texto, palavras, NOSSAS)) return false;
  return (
    diz(texto, palavras, DE_FORA) ||
    JEITOS_DE_FORA.some((jeito) => jeito.test(texto)) ||
    palavras.filter((palavra) => DE_OUTRA_LINGUA.has(palavra)).length >= MIN_DE_OUTRA_LINGUA
  );
};

/** Asked about in nearly the words of the help, it is answered whatever it is about: whoever keeps the help wrote it. */
const QUASE_AS_MESMAS_PALAVRAS = 0.8;
/** Each word that no help text has makes it likelier that the question is about something else. */
const COM_DESCONHECIDAS = [0, 0.45, 0.6] as const;

/** How near the best text must be, from 0 to 1, for the question to be answered at all. */
export const confiancaPedida = ({
  isDeFora: deFora,
  desconhecidas,
}: {
  readonly isDeFora: boolean;
  readonly desconhecidas: number;
}): number =>
  deFora ? QUASE_AS_MESMAS_PALAVRAS : (COM_DESCONHECIDAS[desconhecidas] ?? Math.max(...COM_DESCONHECIDAS));
