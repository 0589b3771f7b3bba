/** A box in the page's own coordinates: y grows upwards. */
export interface Caixa {
  readonly esquerda: number;
  readonly base: number;
  readonly direita: number;
  readonly topo: number;
}

export interface CaixaMostrada {
  readonly x: number;
  readonly y: number;
  readonly largura: number;
  readonly altura: number;
}

/**
 * How a page is displayed. It converts the page's own coordinates to displayed points, and back:
 * 1/72 inch of the sheet as a reader shows it, from its top left corner, x to the right and y down,
 * after the crop (`CropBox` within `MediaBox`), the turn (`Rotate`) and the scale (`UserUnit`).
 */
export interface Mostra {
  readonly caixa: Caixa;
  /** Quarter turns, clockwise. */
  readonly giro: number;
  /** Points per unit of the page. */
  readonly unidade: number;
  readonly largura: number;
  readonly altura: number;
}

export const mostraDe = (caixa: Caixa, giro: number, unidade = 1): Mostra => {
  const largura = (caixa.direita - caixa.esquerda) * unidade;
  const altura = (caixa.topo - caixa.base) * unidade;
  const deitada = giro % 2 === 1;
  return { caixa, giro, unidade, largura: deitada ? altura : largura, altura: deitada ? largura : altura };
};

const ponto = ({ caixa, giro }: Mostra, x: number, y: number): readonly [number, number] => {
  if (giro === 1) return [y - caixa.base, x - caixa.esquerda];
  if (giro === 2) return [caixa.direita - x, y - caixa.base];
  if (giro === 3) return [caixa.topo - y, caixa.direita - x];
  return [x - caixa.esquerda, caixa.topo - y];
};

const pontoDaPagina = ({ caixa, giro }: Mostra, x: number, y: number): readonly [number, number] => {
  if (giro === 1) return [y + caixa.esquerda, x + caixa.base];
  if (giro === 2) return [caixa.direita - x, y + caixa.base];
  if (giro === 3) return [caixa.direita - y, caixa.topo - x];
  return [x + caixa.esquerda, caixa.topo - y];
};

export const mostrar = (mostra: Mostra, { esquerda, base, direita, topo }: Caixa): CaixaMostrada => {
  const [ax, ay] = ponto(mostra, esquerda, base);
  const [bx, by] = ponto(mostra, direita, topo);
  const { unidade } = mostra;
  return {
    x: Math.min(ax, bx) * unidade,
    y: Math.min(ay, by) * unidade,
    largura: Math.abs(bx - ax) * unidade,
    altura: Math.abs(by - ay) * unidade,
  };
};

export const naPaginaDe = (mostra: Mostra, { x, y, largura, altura }: CaixaMostrada): Caixa => {
  const { unidade } = mostra;
  const [ax, ay] = pontoDaPagina(mostra, x / unidade, y / unidade);
  const [bx, by] = pontoDaPagina(mostra, (x + largura) / unidade, (y + altura) / unidade);
  return {
    esquerda: Math.min(ax, bx),
    base: Math.min(ay, by),
    direita: Math.max(ax, bx),
    topo: Math.max(ay, by),
  };
};
