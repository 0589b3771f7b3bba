import type { Caixa } from '../../../../domain/pdf/mostra.ts';
import type { Valor } from '../lexico.ts';
import { aplicar, caixaDosPontos, type Matriz } from '../matriz.ts';

type Ponto = readonly [number, number];

/** A segment of a path, as it will be written; points in page coordinates, like the marks. */
export interface Segmento {
  readonly de: Ponto;
  /** The control points; the last one is the end. */
  readonly pontos: readonly Ponto[];
  readonly escrita: string;
}

export interface Subcaminho {
  readonly inicio: Ponto;
  readonly comeco: string;
  readonly segmentos: readonly Segmento[];
  readonly isFechado: boolean;
  /** The operators that drew it, as they came. */
  readonly escrita: string;
  readonly caixa: Caixa;
}

const RETO = 0.05;

/** A line or a box: every side parallel to an axis of the page, no more sides than a box. */
export const isSimples = ({ inicio, segmentos }: Subcaminho): boolean => {
  if (segmentos.length > 5) return false;
  return segmentos.every(({ de, pontos }) => {
    const fim = pontos.at(-1) ?? inicio;
    return pontos.length === 1 && (Math.abs(fim[0] - de[0]) <= RETO || Math.abs(fim[1] - de[1]) <= RETO);
  });
};

interface EmObra {
  inicio: Ponto;
  comeco: string;
  segmentos: Segmento[];
  isFechado: boolean;
  escritas: string[];
}

/** Collects a path while it is being drawn. */
export class Caminho {
  private readonly obras: EmObra[] = [];
  private atual: Ponto = [0, 0];
  private usuario: Ponto = [0, 0];

  get isVazio(): boolean {
    return this.obras.length === 0;
  }

  somar(operador: string, operandos: readonly Valor[], escrita: string, ctm: Matriz): void {
    const v = operandos.map((valor) => (typeof valor === 'number' ? valor : 0));
    const pontos = (de: readonly number[]): Ponto[] =>
      Array.from({ length: Math.floor(de.length / 2) }, (_, k) =>
        aplicar(ctm, de[2 * k] ?? 0, de[2 * k + 1] ?? 0),
      );
    if (operador === 're') this.caixa(v, escrita, ctm);
    else if (operador === 'h') this.fechar(escrita);
    else if (operador === 'm') this.abrir([v[0] ?? 0, v[1] ?? 0], escrita, ctm);
    else {
      // `v` uses the current point, in user space, as its first control point.
      const coordenadas = operador === 'v' ? [...this.usuario, ...v] : v;
      this.segmento(pontos(coordenadas), [v.at(-2) ?? 0, v.at(-1) ?? 0], escrita);
    }
  }

  private abrir(usuario: Ponto, escrita: string, ctm: Matriz): void {
    this.usuario = usuario;
    this.atual = aplicar(ctm, usuario[0], usuario[1]);
    this.obras.push({
      inicio: this.atual,
      comeco: escrita,
      segmentos: [],
      isFechado: false,
      escritas: [escrita],
    });
  }

  private segmento(pontos: readonly Ponto[], usuario: Ponto, escrita: string): void {
    const obra = this.obras.at(-1);
    const fim = pontos.at(-1);
    if (!obra || !fim) return;
    obra.segmentos.push({ de: this.atual, pontos, escrita });
    obra.escritas.push(escrita);
    this.atual = fim;
    this.usuario = usuario;
  }

  private caixa([x = 0, y = 0, w = 0, h = 0]: readonly number[], escrita: string, ctm: Matriz): void {
    const cantos = [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ] as const;
    const [a, b, c, d] = cantos.map(([px, py]) => aplicar(ctm, px, py)) as [Ponto, Ponto, Ponto, Ponto];
    const lado = (de: Ponto, ate: Ponto): Segmento => ({ de, pontos: [ate], escrita: '' });
    this.obras.push({
      inicio: a,
      comeco: escrita,
      segmentos: [lado(a, b), lado(b, c), lado(c, d), lado(d, a)],
      isFechado: true,
      escritas: [escrita],
    });
    this.atual = a;
    this.usuario = [x, y];
  }

  private fechar(escrita: string): void {
    const obra = this.obras.at(-1);
    if (!obra) return;
    obra.isFechado = true;
    obra.escritas.push(escrita);
    this.atual = obra.inicio;
  }

  subcaminhos(): Subcaminho[] {
    return this.obras.map(({ inicio, comeco, segmentos, isFechado, escritas }) => ({
      inicio,
      comeco,
      segmentos,
      isFechado,
      escrita: escritas.join('\n'),
      caixa: caixaDosPontos([inicio, ...segmentos.flatMap(({ pontos }) => pontos)]),
    }));
  }

  get escrita(): string {
    return this.obras.map(({ escritas }) => escritas.join('\n')).join('\n');
  }
}
