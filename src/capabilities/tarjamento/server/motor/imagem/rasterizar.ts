import { randomBytes } from 'node:crypto';
import { type PDFContext, PDFDocument, PDFName, PDFRef } from '@cantoo/pdf-lib';
import { abrirPdf, comPagina, type DocumentoAberto } from '../../../domain/pdf/documento.ts';
import { readLetras } from '../../../domain/pdf/letras.ts';
import type { Mostra } from '../../../domain/pdf/mostra.ts';
import type { Motor } from '../../../domain/pdf/motor.ts';
import { pintarPagina } from '../../../domain/pdf/pintar.ts';
import type { Retangulo } from '../../../domain/retangulo.ts';
import { apagar } from '../conteudo/imagem/pixels.ts';
import { guardarPixels } from '../conteudo/imagem/repintar.ts';
import { numeros } from '../conteudo/matriz.ts';
import { escreverPdf } from '../documento/escrever-pdf.ts';
import { soOAlcancavel } from '../documento/so-o-alcancavel.ts';
import { camadaInvisivel, fonteInvisivel } from '../texto/camada-invisivel.ts';

const PONTOS_POR_POLEGADA = 72;

interface ARasterizar {
  readonly pdf: Uint8Array;
  /** The pages without any mark applied, in this order. */
  readonly base: { readonly pdf: Uint8Array; readonly paginas: readonly number[] };
  readonly paginas: readonly number[];
  /** Where the words of a page are read from; see `LeituraDaPagina`. */
  readonly leituraDa: (pagina: number) => LeituraDaPagina;
  /** Dots per inch. */
  readonly resolucao: number;
  readonly marcas: readonly Retangulo[];
  readonly tarjas: readonly Retangulo[];
  readonly escondidas: readonly Retangulo[];
}

/**
 * 'original': PDFium's measures decide which letters a mark touches. 'editada': also ours, for drawn
 * and vertical letters may be elsewhere than PDFium says. 'nenhuma': neither can be trusted.
 */
export type LeituraDaPagina = 'original' | 'editada' | 'nenhuma';

interface Retrato {
  readonly imagem: PDFRef;
  readonly mostra: Mostra;
}

/**
 * Rendered from the original page and blackened here, so that only the marks matter, not any
 * measure of letters.
 */
const retratar = (
  aberto: DocumentoAberto,
  pagina: number,
  pretas: readonly Retangulo[],
  { contexto, resolucao }: { readonly contexto: PDFContext; readonly resolucao: number },
): Retrato => {
  const { largura, altura, rgba } = pintarPagina(aberto, pagina, resolucao / PONTOS_POR_POLEGADA);
  const pixels = { largura, altura, rgba: new Uint8Array(rgba.buffer) };
  const mostra = comPagina(aberto, pagina, (emUso) => emUso.mostra);
  const [sx, sy] = [largura / mostra.largura, altura / mostra.altura];
  for (const { x, y, largura: w, altura: h } of pretas) {
    const [x0, y0] = [Math.max(0, Math.floor(x * sx)), Math.max(0, Math.floor(y * sy))];
    const [x1, y1] = [Math.min(largura, Math.ceil((x + w) * sx)), Math.min(altura, Math.ceil((y + h) * sy))];
    apagar(pixels, [x0, y0, x1, y1], 255);
  }
  return { imagem: guardarPixels(contexto, pixels, true), mostra };
};

/** In displayed coordinates with y upwards: the new page needs no rotation. */
const escreverTarjas = (tarjas: readonly Retangulo[], altura: number): string =>
  tarjas.map(({ x, y, largura, altura: h }) => `${numeros([x, altura - y - h, largura, h])} re f`).join('\n');

/**
 * Turns pages into images. Text that no mark touches is added invisibly, so that the page can still
 * be searched and read aloud.
 */
export const rasterizar = async (
  motor: Motor,
  { pdf, base, paginas, leituraDa, resolucao, marcas, tarjas, escondidas }: ARasterizar,
): Promise<Uint8Array> => {
  const doc = await PDFDocument.load(pdf, { updateMetadata: false });
  const { context } = doc;
  const fonte = fonteInvisivel(context);
  const [aberto, editado] = [abrirPdf(motor, base.pdf), abrirPdf(motor, pdf)];
  try {
    for (const pagina of paginas) {
      const dela = (retangulos: readonly Retangulo[]) => retangulos.filter((r) => r.pagina === pagina);
      const pretas = dela(tarjas);
      const naBase = base.paginas.indexOf(pagina);
      const { imagem, mostra } = retratar(aberto, naBase, pretas, { contexto: context, resolucao });
      const leitura = leituraDa(pagina);
      const letras = leitura === 'editada' ? readLetras(editado, pagina) : readLetras(aberto, naBase);
      const conteudo = [
        `q ${numeros([mostra.largura, 0, 0, mostra.altura, 0, 0])} cm /I Do Q`,
        leitura === 'nenhuma'
          ? ''
          : camadaInvisivel(letras, [...dela(marcas), ...dela(escondidas)], mostra.altura),
        `q 0 g\n${escreverTarjas(pretas, mostra.altura)}\nQ`,
      ].join('\n');
      const { node } = doc.getPage(pagina);
      for (const chave of ['Annots', 'Group', 'Rotate', 'CropBox', 'UserUnit'])
        node.delete(PDFName.of(chave));
      node.set(PDFName.of('MediaBox'), context.obj([0, 0, mostra.largura, mostra.altura]));
      node.set(PDFName.of('Resources'), context.obj({ XObject: { I: imagem }, Font: { F: fonte } }));
      node.set(PDFName.of('Contents'), context.register(context.flateStream(conteudo)));
    }
  } finally {
    aberto.fechar();
    editado.fechar();
  }
  const { Root, Info } = context.trailerInfo;
  if (!(Root instanceof PDFRef)) throw new Error('the document has no root');
  const info = Info instanceof PDFRef ? Info : undefined;
  soOAlcancavel(context, info ? [Root, info] : [Root]);
  return escreverPdf(context, { raiz: Root, ...(info && { info }), id: randomBytes(16) });
};
