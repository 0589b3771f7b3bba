import { type Caixa, type Mostra, mostrar } from '../../../domain/pdf/mostra.ts';
import type { PaginaPintada } from '../../../domain/pdf/pintar.ts';

/** Sum of the differences of the three colours; less is invisible. */
const DIFERENCA = 24;

export interface Area {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** The pixels of a rendered page inside a box given in page coordinates. */
export const areaPintada = (pintada: PaginaPintada, mostra: Mostra, caixa: Caixa): Area => {
  const { x, y, largura, altura } = mostrar(mostra, caixa);
  const [sx, sy] = [pintada.largura / mostra.largura, pintada.altura / mostra.altura];
  return {
    x0: Math.max(0, Math.floor(x * sx)),
    y0: Math.max(0, Math.floor(y * sy)),
    x1: Math.min(pintada.largura, Math.ceil((x + largura) * sx)),
    y1: Math.min(pintada.altura, Math.ceil((y + altura) * sy)),
  };
};

/** Whether anything is visible there. */
export const temContraste = ({ largura, rgba }: PaginaPintada, { x0, y0, x1, y1 }: Area): boolean => {
  let [menor, maior] = [255 * 3, 0];
  for (let y = y0; y < y1; y++) {
    for (let at = (y * largura + x0) * 4; at < (y * largura + x1) * 4; at += 4) {
      const soma = (rgba[at] ?? 0) + (rgba[at + 1] ?? 0) + (rgba[at + 2] ?? 0);
      if (soma < menor) menor = soma;
      if (soma > maior) maior = soma;
    }
    if (maior - menor > DIFERENCA) return true;
  }
  return false;
};

/** How many pixels differ there between two renderings of the same page. */
export const pixelsDiferentes = (
  uma: PaginaPintada,
  outra: PaginaPintada,
  { x0, y0, x1, y1 }: Area,
  bastam = Number.POSITIVE_INFINITY,
): number => {
  let diferentes = 0;
  for (let y = y0; y < y1; y++) {
    for (let at = (y * uma.largura + x0) * 4; at < (y * uma.largura + x1) * 4; at += 4) {
      let soma = 0;
      for (let cor = at; cor < at + 3; cor++) soma += Math.abs((uma.rgba[cor] ?? 0) - (outra.rgba[cor] ?? 0));
      if (soma > DIFERENCA && ++diferentes >= bastam) return diferentes;
    }
  }
  return diferentes;
};
