import { dentroDaPagina, MENOR_LADO } from '../../domain/marcas.ts';
import type { Retangulo } from '../../domain/retangulo.ts';

export type Lugar = Omit<Retangulo, 'pagina'>;
export type Canto = 'no' | 'ne' | 'so' | 'se';
export const cantos: readonly Canto[] = ['no', 'ne', 'so', 'se'];

interface Tamanho {
  readonly largura: number;
  readonly altura: number;
}

/** Drags a corner; the opposite one stays where it is. */
export const puxar = ({ x, y, largura, altura }: Lugar, canto: Canto, dx: number, dy: number): Lugar => {
  const aOeste = canto.endsWith('o');
  const aoNorte = canto.startsWith('n');
  const w = Math.max(MENOR_LADO, aOeste ? largura - dx : largura + dx);
  const h = Math.max(MENOR_LADO, aoNorte ? altura - dy : altura + dy);
  return {
    x: aOeste ? x + largura - w : x,
    y: aoNorte ? y + altura - h : y,
    largura: w,
    altura: h,
  };
};

/** Only the part that is on the page. */
const cortar = ({ x, y, largura, altura }: Lugar, pagina: Tamanho): Lugar => {
  const esquerda = Math.max(0, x);
  const topo = Math.max(0, y);
  return dentroDaPagina(
    {
      x: esquerda,
      y: topo,
      largura: Math.min(pagina.largura, x + largura) - esquerda,
      altura: Math.min(pagina.altura, y + altura) - topo,
    },
    pagina,
  );
};

export const arrastar = (
  lugar: Lugar,
  canto: Canto | null,
  dx: number,
  dy: number,
  pagina: Tamanho,
): Lugar =>
  canto
    ? cortar(puxar(lugar, canto, dx, dy), pagina)
    : dentroDaPagina({ ...lugar, x: lugar.x + dx, y: lugar.y + dy }, pagina);

const SETAS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Tecla {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Arrows move the mark by 4 points, with Alt by 1; with Shift they resize it. Else null. */
export const porTecla = (lugar: Lugar, tecla: Tecla, pagina: Tamanho): Lugar | null => {
  const seta = SETAS[tecla.key];
  if (!seta) return null;
  const passo = tecla.altKey ? 1 : 4;
  return arrastar(lugar, tecla.shiftKey ? 'se' : null, seta[0] * passo, seta[1] * passo, pagina);
};

/** The rectangle between two points of the page, in any order. */
export const entre = (a: readonly [number, number], b: readonly [number, number], pagina: Tamanho): Lugar => {
  const x = Math.min(a[0], b[0]);
  const y = Math.min(a[1], b[1]);
  return cortar({ x, y, largura: Math.abs(a[0] - b[0]), altura: Math.abs(a[1] - b[1]) }, pagina);
};
