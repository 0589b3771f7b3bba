import type { Letras } from '../../domain/pdf/letras.ts';
import type { Retangulo } from '../../domain/retangulo.ts';
import { caixaDaLetra, caixaDaMarca, letrasSob, temCaixa } from './documento/removidos.ts';

/** Bars grow in steps, so that the one over 'Ana' is as wide as the one over 'Ivo'. */
const PASSO = 6;
const FOLGA = 0.5;

interface Vizinhos {
  readonly esquerda: number;
  readonly direita: number;
}

/** How far a bar may grow to each side before it reaches a letter that stays. */
const vizinhosDe = (
  letras: Letras,
  marca: Retangulo,
  ficam: readonly number[],
  largura: number,
): Vizinhos => {
  const caixa = caixaDaMarca(marca);
  let [esquerda, direita] = [0, largura];
  for (const at of ficam) {
    const letra = caixaDaLetra(letras, at);
    if (letra.topo <= caixa.base || letra.base >= caixa.topo) continue;
    const meio = (letra.esquerda + letra.direita) / 2;
    if (meio <= caixa.esquerda) esquerda = Math.max(esquerda, letra.direita + FOLGA);
    else if (meio >= caixa.direita) direita = Math.min(direita, letra.esquerda - FOLGA);
  }
  return { esquerda, direita };
};

/** The bars to draw: each mark, widened into the white beside it up to a whole step. */
export const alargarTarjas = (letras: Letras, marcas: readonly Retangulo[], largura: number): Retangulo[] => {
  const sob = letrasSob(letras, marcas.map(caixaDaMarca));
  const ficam = sob.flatMap((isSob, at) => (!isSob && temCaixa(letras, at) ? [at] : []));
  return marcas.map((marca) => {
    const falta = Math.ceil(marca.largura / PASSO - 1e-6) * PASSO - marca.largura;
    const { esquerda, direita } = vizinhosDe(letras, marca, ficam, largura);
    const aDireita = Math.min(falta, Math.max(0, direita - (marca.x + marca.largura)));
    const aEsquerda = Math.min(falta - aDireita, Math.max(0, marca.x - esquerda));
    return { ...marca, x: marca.x - aEsquerda, largura: marca.largura + aDireita + aEsquerda };
  });
};
