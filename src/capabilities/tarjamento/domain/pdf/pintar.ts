import { comPagina, type DocumentoAberto } from './documento.ts';

export interface PaginaPintada {
  readonly largura: number;
  readonly altura: number;
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
}

const BGRA = 4;
const COM_ANOTACOES = 0x01;
const ORDEM_RGBA = 0x10;
const BRANCO = 0xffffffff;
/** A page may claim to be a kilometre wide: beyond these limits it is drawn smaller. */
const MAX_PIXELS = 40_000_000;
const MAX_LADO = 16_000;

export const escalaPossivel = (largura: number, altura: number, escala: number): number =>
  Math.min(
    escala,
    MAX_LADO / Math.max(1, largura, altura),
    Math.sqrt(MAX_PIXELS / Math.max(1, largura * altura)),
  );

/** The page as displayed, on white, `escala` pixels per point; smaller if it is enormous. */
export const pintarPagina = (aberto: DocumentoAberto, pagina: number, escala: number): PaginaPintada =>
  comPagina(aberto, pagina, ({ pagina: emUso, mostra: { largura: w, altura: h } }) => {
    const { motor } = aberto;
    const possivel = escalaPossivel(w, h, escala);
    const largura = Math.max(1, Math.round(w * possivel));
    const altura = Math.max(1, Math.round(h * possivel));
    const bitmap = motor.FPDFBitmap_CreateEx(largura, altura, BGRA, 0, 0);
    if (bitmap === 0) throw new Error('PDFium has no memory for the page');
    try {
      motor.FPDFBitmap_FillRect(bitmap, 0, 0, largura, altura, BRANCO);
      motor.FPDF_RenderPageBitmap(bitmap, emUso, 0, 0, largura, altura, 0, COM_ANOTACOES | ORDEM_RGBA);
      const inicio = motor.FPDFBitmap_GetBuffer(bitmap);
      const { HEAPU8 } = motor.pdfium;
      return {
        largura,
        altura,
        rgba: new Uint8ClampedArray(HEAPU8.slice(inicio, inicio + largura * altura * 4).buffer),
      };
    } finally {
      motor.FPDFBitmap_Destroy(bitmap);
    }
  });

/**
 * With `escala` pixels per unit of the page, however large it is displayed: letters have a size in
 * these, so that they can be told apart.
 */
export const pintarNaUnidade = (aberto: DocumentoAberto, pagina: number, escala: number): PaginaPintada =>
  pintarPagina(aberto, pagina, escala / (aberto.paginas[pagina]?.unidade ?? 1));
