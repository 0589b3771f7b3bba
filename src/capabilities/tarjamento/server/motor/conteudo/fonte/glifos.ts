import type { Caixa } from '../../../../domain/pdf/mostra.ts';
import type { Estado } from '../estado.ts';
import { Cadeia, type Valor } from '../lexico.ts';
import { caixaDe, type Matriz, vezes } from '../matriz.ts';
import { readCodigos } from './cmap.ts';

export interface Glifo {
  readonly bytes: string;
  readonly codigo: number;
  /** Along the line, in text space, from the start of the operation. */
  readonly inicio: number;
  readonly fim: number;
  /** Where the next glyph starts, after the spacing. */
  readonly proximo: number;
  readonly caixa: Caixa;
  /** Font size on the page, in points: the smaller side of the square that it spans. */
  readonly corpo: number;
}

/** A glyph, or a shift inside a `TJ` in thousandths, as written. */
export type Peca = Glifo | number;

export const isGlifo = (peca: Peca): peca is Glifo => typeof peca === 'object';

const mover = (vertical: boolean, quanto: number, tm: Matriz): Matriz =>
  vezes(vertical ? [1, 0, 0, 1, 0, quanto] : [1, 0, 0, 1, quanto, 0], tm);

/** The text matrix, moved along the line. */
export const aoLongo = (estado: Estado, quanto: number, tm: Matriz): Matriz =>
  mover(estado.fonte?.isVertical ?? false, quanto, tm);

export interface Linha {
  readonly pecas: readonly Peca[];
  readonly avanco: number;
}

const ladoMaior = ({ caixa }: Glifo): number =>
  Math.max(Math.abs(caixa.direita - caixa.esquerda), Math.abs(caixa.topo - caixa.base));

/** In a Type 3 font the size means nothing: the largest glyph of the line gives it. */
const comCorpoDaTinta = (pecas: readonly Peca[]): Peca[] => {
  const corpo = Math.max(0, ...pecas.filter(isGlifo).map(ladoMaior));
  return pecas.map((peca) => (isGlifo(peca) ? { ...peca, corpo } : peca));
};

/** Where each letter of a text operation falls on the page (ISO 32000-1, 9.4.4). */
export const medirLinha = (valores: readonly Valor[], estado: Estado, tm: Matriz): Linha => {
  const { fonte, tamanho, esticado, subida } = estado;
  const pecas: Peca[] = [];
  let at = 0;
  if (!fonte) return { pecas, avanco: 0 };
  const horizontal = fonte.isVertical ? 1 : esticado;
  const naPagina = vezes(tm, estado.ctm);
  const corpo =
    Math.abs(tamanho) *
    Math.min(Math.hypot(naPagina[0], naPagina[1]) * Math.abs(esticado), Math.hypot(naPagina[2], naPagina[3]));
  for (const valor of valores) {
    if (typeof valor === 'number') {
      pecas.push(valor);
      at -= (valor / 1000) * tamanho * horizontal;
    }
    if (!(valor instanceof Cadeia)) continue;
    for (const { codigo, bytes } of readCodigos(fonte.cmap, valor.bytes)) {
      const palavra = bytes === ' ' ? estado.entrePalavras : 0;
      const largura = fonte.largura(codigo);
      const vertical = fonte.isVertical ? fonte.vertical(codigo) : undefined;
      const passo = (vertical?.avanco ?? largura) * tamanho;
      const proximo = at + (passo + estado.entreLetras + palavra) * horizontal;
      const tinta = fonte.tinta?.(codigo);
      const local: Caixa = tinta
        ? {
            esquerda: at + tinta.esquerda * tamanho * esticado,
            direita: at + tinta.direita * tamanho * esticado,
            base: tinta.base * tamanho + subida,
            topo: tinta.topo * tamanho + subida,
          }
        : vertical
          ? {
              esquerda: -vertical.vx * tamanho,
              direita: (largura - vertical.vx) * tamanho,
              base: at + passo + subida,
              topo: at + subida,
            }
          : {
              esquerda: at,
              direita: at + largura * tamanho * esticado,
              base: fonte.descendente * tamanho + subida,
              topo: fonte.ascendente * tamanho + subida,
            };
      pecas.push({
        bytes,
        codigo,
        inicio: at,
        fim: at + passo * horizontal,
        proximo,
        caixa: caixaDe(naPagina, local),
        corpo,
      });
      at = proximo;
    }
  }
  return { pecas: fonte.tinta ? comCorpoDaTinta(pecas) : pecas, avanco: at };
};
