import { ouvir, type PalavraOuvida, parece } from './parecida.ts';

interface Termo {
  readonly palavra: PalavraOuvida;
  readonly isComeco: boolean;
  /** Must come right after the word before it. */
  readonly isColada: boolean;
}
export type Expressao = readonly Termo[];

/** 'quanto tempo, prorrog*, pra_quem': '*' is any ending, '_' allows no word between. */
export const expressoes = (lista: string): Expressao[] =>
  lista
    .split(',')
    .map((cada) => cada.trim())
    .filter(Boolean)
    .map((cada) =>
      cada.split(/\s+/).flatMap((grupo) =>
        grupo.split('_').map((palavra, vez) => ({
          palavra: ouvir(palavra.replace(/\*$/, '')),
          isComeco: palavra.endsWith('*'),
          isColada: vez > 0,
        })),
      ),
    );

/** Words allowed between two of an expression: 'falar com [um] atendente'. */
const MAX_ENTRE = 2;

const casa = (palavras: readonly PalavraOuvida[], expressao: Expressao, inicio: number): boolean => {
  // Most words do not begin most expressions: checked first, for speed.
  const primeira = palavras[inicio];
  const [comeco] = expressao;
  if (!primeira || !comeco || !parece(primeira, comeco.palavra, comeco.isComeco)) return false;
  let lugar = inicio;
  for (const [vez, { palavra, isComeco, isColada }] of expressao.entries()) {
    const fim = vez === 0 ? inicio + 1 : Math.min(palavras.length, lugar + 1 + (isColada ? 0 : MAX_ENTRE));
    let achada = -1;
    for (let k = lugar; k < fim && achada < 0; k += 1) {
      const escrita = palavras[k];
      if (escrita && parece(escrita, palavra, isComeco)) achada = k;
    }
    if (achada < 0) return false;
    lugar = achada + 1;
  }
  return true;
};

const diz = (palavras: readonly PalavraOuvida[], expressao: Expressao): boolean =>
  palavras.some((_, inicio) => casa(palavras, expressao, inicio));

export const dizAlguma = (palavras: readonly PalavraOuvida[], lista: readonly Expressao[]): boolean =>
  lista.some((expressao) => diz(palavras, expressao));

export const quantasDiz = (palavras: readonly PalavraOuvida[], lista: readonly Expressao[]): number =>
  lista.filter((expressao) => diz(palavras, expressao)).length;
