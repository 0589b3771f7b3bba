import type { Retangulo } from '../retangulo.ts';
import type { Letras } from './letras.ts';

type Caixa = Omit<Retangulo, 'pagina'>;

export const caixaDe = ({ caixas }: Letras, letra: number): Caixa => ({
  x: caixas[letra * 4] ?? 0,
  y: caixas[letra * 4 + 1] ?? 0,
  largura: caixas[letra * 4 + 2] ?? 0,
  altura: caixas[letra * 4 + 3] ?? 0,
});

export const isVazia = ({ largura, altura }: Caixa): boolean => largura <= 0 || altura <= 0;

const sobreposicao = (a: number, al: number, b: number, bl: number): number =>
  (Math.min(a + al, b + bl) - Math.max(a, b)) / Math.max(0.01, Math.min(al, bl));

const vao = (a: number, al: number, b: number, bl: number): number =>
  Math.max(0, Math.max(a, b) - Math.min(a + al, b + bl));

const juntar = (a: Caixa, b: Caixa): Caixa => {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    largura: Math.max(a.x + a.largura, b.x + b.largura) - x,
    altura: Math.max(a.y + a.altura, b.y + b.altura) - y,
  };
};

type Direcao = 'deitada' | 'em-pe';

/**
 * How a letter continues the line: beside it, or below it in vertical text; null if it starts a new
 * line.
 */
const continua = (linha: Caixa, letra: Caixa, direcao: Direcao | null): Direcao | null => {
  const lado =
    sobreposicao(linha.y, linha.altura, letra.y, letra.altura) > 0.5 &&
    vao(linha.x, linha.largura, letra.x, letra.largura) < 4 * letra.altura;
  if (lado && direcao !== 'em-pe') return 'deitada';
  const embaixo =
    sobreposicao(linha.x, linha.largura, letra.x, letra.largura) > 0.5 &&
    vao(linha.y, linha.altura, letra.y, letra.altura) < 2 * letra.largura;
  return embaixo && direcao !== 'deitada' ? 'em-pe' : null;
};

/** One rectangle per line of a passage. */
export const retangulosDoTrecho = (
  letras: Letras,
  inicio: number,
  fim: number,
  pagina: number,
): readonly Retangulo[] => {
  const linhas: Caixa[] = [];
  let direcao: Direcao | null = null;
  let quebrou = true;
  for (let letra = inicio; letra < fim; letra += 1) {
    const sinal = letras.texto[letra] ?? '';
    if (sinal === '\n') quebrou = true;
    const caixa = caixaDe(letras, letra);
    if (isVazia(caixa) || sinal.trim() === '') continue;
    const ultima = linhas.at(-1);
    const segue: Direcao | null = ultima && !quebrou ? continua(ultima, caixa, direcao) : null;
    if (ultima && segue) linhas[linhas.length - 1] = juntar(ultima, caixa);
    else linhas.push(caixa);
    direcao = segue;
    quebrou = false;
  }
  return linhas.map((caixa) => ({ pagina, ...caixa }));
};
