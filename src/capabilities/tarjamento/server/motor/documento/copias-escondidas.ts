import type { DocumentoAberto } from '../../../domain/pdf/documento.ts';
import type { Letras } from '../../../domain/pdf/letras.ts';
import type { Caixa } from '../../../domain/pdf/mostra.ts';
import { pintarNaUnidade } from '../../../domain/pdf/pintar.ts';
import type { Retangulo } from '../../../domain/retangulo.ts';
import type { Procura } from '../texto/procura.ts';
import { normal } from '../texto/texto-normal.ts';
import { caixaDaLetra, letrasSob } from './removidos.ts';

/** A text in normal form, and the original position of each of its letters. */
interface Indice {
  readonly texto: string;
  readonly lugares: readonly number[];
}

const LETRA_SIMPLES = /[a-z0-9]/;

export const indiceDe = ({ texto }: Letras): Indice => {
  const lugares: number[] = [];
  const partes: string[] = [];
  for (let at = 0; at < texto.length; at++) {
    const letra = texto[at] ?? '';
    const sinal = LETRA_SIMPLES.test(letra) ? letra : normal(letra);
    partes.push(sinal);
    for (let n = 0; n < sinal.length; n++) lugares.push(at);
  }
  return { texto: partes.join(''), lugares };
};

/** Runs of letters in a page's text that repeat parts of what was removed. */
const trechosDe = ({ texto, lugares }: Indice, procura: Procura): [number, number][] =>
  [...procura.lugares(texto)].map(([de, ate]) => [lugares[de] ?? 0, lugares[ate - 1] ?? 0]);

const DIFERENCA = 24;
export const ESCALA = 1.5;

/** Whether anything is visible inside a box of the rendered page. */
export const temTinta = (
  { largura, altura, rgba }: ReturnType<typeof pintarNaUnidade>,
  { esquerda, base, direita, topo }: Caixa,
  escala: number,
): boolean => {
  const [x0, x1] = [
    Math.max(0, Math.floor(esquerda * escala)),
    Math.min(largura, Math.ceil(direita * escala)),
  ];
  const [y0, y1] = [Math.max(0, Math.floor(base * escala)), Math.min(altura, Math.ceil(topo * escala))];
  let [menor, maior] = [255 * 3, 0];
  for (let y = y0; y < y1; y++) {
    for (let at = (y * largura + x0) * 4; at < (y * largura + x1) * 4; at += 4) {
      const soma = (rgba[at] ?? 0) + (rgba[at + 1] ?? 0) + (rgba[at + 2] ?? 0);
      menor = Math.min(menor, soma);
      maior = Math.max(maior, soma);
    }
  }
  return maior - menor > DIFERENCA;
};

const juntar = (caixas: readonly Caixa[]): Caixa => ({
  esquerda: Math.min(...caixas.map((c) => c.esquerda)),
  base: Math.min(...caixas.map((c) => c.base)),
  direita: Math.max(...caixas.map((c) => c.direita)),
  topo: Math.max(...caixas.map((c) => c.topo)),
});

interface DasPaginas {
  letrasDa(pagina: number): Letras;
  marcasDa(pagina: number): readonly Caixa[];
}

/**
 * Copies of removed text outside every mark that nobody can see: white on white, under a picture,
 * off the page. The person could not know of them, so they are removed too.
 */
export const copiasEscondidas = (
  aberto: DocumentoAberto,
  procura: Procura,
  { letrasDa, marcasDa }: DasPaginas,
): Retangulo[] => {
  const escondidas: Retangulo[] = [];
  if (procura.isVazia) return escondidas;
  for (const [pagina, { largura }] of aberto.paginas.entries()) {
    const letras = letrasDa(pagina);
    const trechos = trechosDe(indiceDe(letras), procura);
    const sob = trechos.length > 0 ? letrasSob(letras, marcasDa(pagina)) : [];
    const fora = trechos.filter(([de, ate]) =>
      sob.slice(de, ate + 1).some((isSob, n) => !isSob && /\S/.test(letras.texto[de + n] ?? '')),
    );
    if (fora.length === 0) continue;
    const pintada = pintarNaUnidade(aberto, pagina, ESCALA);
    for (const [de, ate] of fora) {
      const caixas = Array.from({ length: ate - de + 1 }, (_, n) => caixaDaLetra(letras, de + n)).filter(
        (caixa) => caixa.direita > caixa.esquerda,
      );
      if (caixas.length === 0 || temTinta(pintada, juntar(caixas), pintada.largura / largura)) continue;
      for (const { esquerda, base, direita, topo } of caixas) {
        escondidas.push({ pagina, x: esquerda, y: base, largura: direita - esquerda, altura: topo - base });
      }
    }
  }
  return escondidas;
};
