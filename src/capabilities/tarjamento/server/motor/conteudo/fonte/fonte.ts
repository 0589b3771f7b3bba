import { PDFArray, type PDFDict, PDFStream } from '@cantoo/pdf-lib';
import type { Caixa } from '../../../../domain/pdf/mostra.ts';
import {
  dict,
  dictDe,
  filho,
  itens,
  lista,
  n,
  nomeDe,
  numeroDe,
  numerosDe,
} from '../../documento/objetos.ts';
import { type Orcamento, readTextoDoFluxo } from '../fluxo.ts';
import { caixaDe, juntas, type Matriz } from '../matriz.ts';
import { type Cmap, cmapDeDoisBytes, readCmap } from './cmap.ts';
import { largurasPadrao } from './larguras-padrao.ts';

/** What is needed of a font to place its letters. Measures are fractions of the font size. */
export interface Fonte {
  readonly cmap: Cmap;
  largura(codigo: number): number;
  /** In vertical writing: how far the glyph advances downwards, and where its origin is. */
  vertical(codigo: number): { readonly avanco: number; readonly vx: number; readonly vy: number };
  readonly isVertical: boolean;
  /** For Type 3 fonts: where a glyph's ink is, however far away; undefined if it has none. */
  readonly tinta?: (codigo: number) => Caixa | undefined;
  /** Only a table outside the file explains the codes, so the measures are a guess. */
  readonly isIncerta?: boolean;
  readonly descendente: number;
  readonly ascendente: number;
  readonly paraUnicode: ReadonlyMap<number, number | string>;
  /** The codes that the remaining text still shows. */
  readonly usados: Set<number>;
}

const UM_BYTE: Cmap = { espacos: [{ bytes: 1, de: 0, ate: 255 }], destinos: new Map(), isVertical: false };
const POR_MIL = 0.001;

const entre = (valor: number, menor: number, maior: number): number =>
  Math.min(maior, Math.max(menor, valor));

/** Font descriptors can be wrong, so values are kept within the limits of real fonts. */
const alturas = (descritor: PDFDict | undefined): { ascendente: number; descendente: number } => {
  const ascendente = numeroDe(filho(descritor, 'Ascent')) ?? 0;
  const descendente = numeroDe(filho(descritor, 'Descent')) ?? 0;
  return {
    ascendente: ascendente > 0 ? entre(ascendente * POR_MIL, 0.6, 0.95) : 0.75,
    descendente: descendente < 0 ? entre(descendente * POR_MIL, -0.3, -0.1) : -0.2,
  };
};

const unicodeDe = (fonte: PDFDict, orcamento: Orcamento): ReadonlyMap<number, number | string> => {
  const fluxo = filho(fonte, 'ToUnicode');
  return fluxo instanceof PDFStream ? readCmap(readTextoDoFluxo(fluxo, orcamento)).destinos : new Map();
};

export const diferencasDe = (fonte: PDFDict): Map<number, string> => {
  const nomes = new Map<number, string>();
  let codigo = 0;
  for (const item of lista(dictDe(filho(fonte, 'Encoding')), 'Differences')) {
    const numero = numeroDe(item);
    if (numero !== undefined) codigo = numero;
    else nomes.set(codigo++, nomeDe(item) ?? '');
  }
  return nomes;
};

const semVertical = () => ({ avanco: -1, vx: 0, vy: 0 });

const simples = (fonte: PDFDict, orcamento: Orcamento): Fonte => {
  const descritor = dict(fonte, 'FontDescriptor');
  const primeiro = numeroDe(filho(fonte, 'FirstChar')) ?? 0;
  const larguras = numerosDe(lista(fonte, 'Widths'));
  const padrao =
    larguras.length === 0
      ? largurasPadrao(nomeDe(filho(fonte, 'BaseFont')) ?? '', diferencasDe(fonte))
      : null;
  const ausente = numeroDe(filho(descritor, 'MissingWidth')) ?? 0;
  return {
    cmap: UM_BYTE,
    largura: (codigo) =>
      (padrao ? (padrao.get(codigo) ?? ausente) : (larguras[codigo - primeiro] ?? ausente)) * POR_MIL,
    vertical: semVertical,
    isVertical: false,
    ...alturas(descritor),
    paraUnicode: unicodeDe(fonte, orcamento),
    usados: new Set(),
  };
};

/** Where the ink of a glyph's drawing is, in its own coordinates; undefined if it has none. */
export type MedirDesenho = (desenho: PDFStream, recursos: PDFDict | undefined) => Caixa | undefined;

const tintaDe = (fonte: PDFDict, m: Matriz, medir: MedirDesenho): ((codigo: number) => Caixa | undefined) => {
  const nomes = diferencasDe(fonte);
  const desenhos = dict(fonte, 'CharProcs');
  const medidas = new Map<number, Caixa | undefined>();
  return (codigo) => {
    if (medidas.has(codigo)) return medidas.get(codigo);
    // Set first, so that a glyph that draws itself ends the recursion.
    medidas.set(codigo, undefined);
    const nome = nomes.get(codigo);
    // The file does not name this code's glyph: it may be any of them.
    const possiveis = nome === undefined ? (desenhos?.values() ?? []) : [desenhos?.get(n(nome))];
    const tintas = possiveis.flatMap((objeto) => {
      const desenho = objeto && fonte.context.lookup(objeto);
      return (desenho instanceof PDFStream && medir(desenho, dict(fonte, 'Resources'))) || [];
    });
    const naLinha = tintas.length > 0 ? caixaDe(m, juntas(tintas)) : undefined;
    medidas.set(codigo, naLinha);
    return naLinha;
  };
};

/** Type 3 font: the glyphs are small drawings in their own coordinates. */
const desenhada = (fonte: PDFDict, orcamento: Orcamento, medir: MedirDesenho): Fonte => {
  const matriz = numerosDe(lista(fonte, 'FontMatrix'));
  const m = (matriz.length === 6 ? matriz : [POR_MIL, 0, 0, POR_MIL, 0, 0]) as unknown as Matriz;
  const [, y0 = 0, , y1 = 0] = numerosDe(lista(fonte, 'FontBBox'));
  const [base, topo] = [Math.min(y0 * m[3], y1 * m[3]), Math.max(y0 * m[3], y1 * m[3])];
  const primeiro = numeroDe(filho(fonte, 'FirstChar')) ?? 0;
  const larguras = numerosDe(lista(fonte, 'Widths'));
  const temAltura = topo - base > 0.05 && topo - base < 10;
  return {
    cmap: UM_BYTE,
    largura: (codigo) => (larguras[codigo - primeiro] ?? 0) * m[0],
    vertical: semVertical,
    isVertical: false,
    tinta: tintaDe(fonte, m, medir),
    ascendente: temAltura ? topo : 0.75,
    descendente: temAltura ? base : -0.2,
    paraUnicode: unicodeDe(fonte, orcamento),
    usados: new Set(),
  };
};

/** `W` and `W2` (ISO 32000-1, 9.7.4.3): ranges of codes with a list of measures, or one for all. */
const readW = (valores: readonly unknown[], porCodigo: number): Map<number, readonly number[]> => {
  const medidas = new Map<number, readonly number[]>();
  for (let at = 0; at < valores.length; ) {
    const de = numeroDe(valores[at] as never) ?? 0;
    const segundo = valores[at + 1];
    if (segundo instanceof PDFArray) {
      const numeros = numerosDe(itens(segundo));
      for (let k = 0; k + porCodigo <= numeros.length; k += porCodigo) {
        medidas.set(de + k / porCodigo, numeros.slice(k, k + porCodigo));
      }
      at += 2;
    } else {
      const ate = Math.min(numeroDe(segundo as never) ?? de, de + 65_535);
      const medida = valores.slice(at + 2, at + 2 + porCodigo).map((v) => numeroDe(v as never) ?? 0);
      for (let codigo = de; codigo <= ate; codigo++) medidas.set(codigo, medida);
      at += 2 + porCodigo;
    }
  }
  return medidas;
};

const composta = (fonte: PDFDict, orcamento: Orcamento): Fonte => {
  const [primeira] = lista(fonte, 'DescendantFonts');
  const cid = dictDe(primeira);
  const codificacao = filho(fonte, 'Encoding');
  const cmap =
    codificacao instanceof PDFStream
      ? readCmap(readTextoDoFluxo(codificacao, orcamento))
      : cmapDeDoisBytes(nomeDe(codificacao) ?? '');
  const w = readW(lista(cid, 'W'), 1);
  const w2 = readW(lista(cid, 'W2'), 3);
  const padrao = numeroDe(filho(cid, 'DW')) ?? 1000;
  const [vyPadrao = 880, avancoPadrao = -1000] = numerosDe(lista(cid, 'DW2'));
  const cidDe = (codigo: number): number => {
    const destino = cmap.destinos.get(codigo);
    return typeof destino === 'number' ? destino : codigo;
  };
  const largura = (codigo: number) => (w.get(cidDe(codigo))?.[0] ?? padrao) * POR_MIL;
  return {
    cmap: cmap.espacos.length > 0 ? cmap : { ...cmap, espacos: cmapDeDoisBytes('').espacos },
    largura,
    vertical: (codigo) => {
      const [avanco = avancoPadrao, vx, vy = vyPadrao] = w2.get(cidDe(codigo)) ?? [];
      return {
        avanco: avanco * POR_MIL,
        vx: vx === undefined ? largura(codigo) / 2 : vx * POR_MIL,
        vy: vy * POR_MIL,
      };
    },
    isVertical: cmap.isVertical,
    isIncerta: !(codificacao instanceof PDFStream) && !/^Identity/.test(nomeDe(codificacao) ?? ''),
    ...alturas(dict(cid, 'FontDescriptor')),
    paraUnicode: unicodeDe(fonte, orcamento),
    usados: new Set(),
  };
};

export const readFonte = (fonte: PDFDict, orcamento: Orcamento, medir: MedirDesenho): Fonte => {
  const tipo = nomeDe(filho(fonte, 'Subtype'));
  if (tipo === 'Type0') return composta(fonte, orcamento);
  return tipo === 'Type3' ? desenhada(fonte, orcamento, medir) : simples(fonte, orcamento);
};
