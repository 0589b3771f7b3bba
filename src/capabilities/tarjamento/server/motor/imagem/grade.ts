import type { Caixa } from '../../../domain/pdf/mostra.ts';

const CELULA = 16;
/** Boxes that span more cells than this are compared every time. */
const MAX_CELULAS = 64;

const celulasDe = ({ esquerda, base, direita, topo }: Caixa): readonly [number, number, number, number] => [
  Math.floor(esquerda / CELULA),
  Math.floor(base / CELULA),
  Math.floor(direita / CELULA),
  Math.floor(topo / CELULA),
];

/** Indexes boxes by position, so that few have to be compared. */
export class Grade<T> {
  private readonly celulas = new Map<string, T[]>();
  private readonly grandes: T[] = [];

  por(caixa: Caixa, valor: T): void {
    const [x0, y0, x1, y1] = celulasDe(caixa);
    if (!((x1 - x0 + 1) * (y1 - y0 + 1) <= MAX_CELULAS)) {
      this.grandes.push(valor);
      return;
    }
    for (let x = x0; x <= x1; x++) {
      for (let y = y0; y <= y1; y++) {
        const celula = this.celulas.get(`${x} ${y}`);
        if (celula) celula.push(valor);
        else this.celulas.set(`${x} ${y}`, [valor]);
      }
    }
  }

  *perto(caixa: Caixa): Generator<T> {
    yield* this.grandes;
    const [x0, y0, x1, y1] = celulasDe(caixa);
    if (!((x1 - x0 + 1) * (y1 - y0 + 1) <= MAX_CELULAS)) {
      for (const celula of this.celulas.values()) yield* celula;
      return;
    }
    for (let x = x0; x <= x1; x++) {
      for (let y = y0; y <= y1; y++) yield* this.celulas.get(`${x} ${y}`) ?? [];
    }
  }
}
