import { PDFContext, type PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { abrirPdf, comPagina } from '../../../../domain/pdf/documento.ts';
import type { Motor } from '../../../../domain/pdf/motor.ts';
import { escalaPossivel } from '../../../../domain/pdf/pintar.ts';
import { Copiador } from '../../documento/copiador.ts';
import { escreverPdf } from '../../documento/escrever-pdf.ts';
import { filho, numeroDe } from '../../documento/objetos.ts';
import type { Orcamento } from '../fluxo.ts';
import type { Pixels } from './pixels.ts';

const BGRA = 4;
const ORDEM_RGBA = 0x10;
const SEM_SUAVIZAR_IMAGEM = 0x2000;

/** A document with only this picture, one point per pixel: PDFium can decode every format. */
const soAImagem = (imagem: PDFStream, orcamento: Orcamento, largura: number, altura: number): Uint8Array => {
  const contexto = PDFContext.create();
  const ref = new Copiador(imagem.dict.context, contexto, orcamento).referencia(imagem) as PDFRef;
  const paginas = contexto.nextRef();
  const conteudo = contexto.stream(`0 g ${largura} 0 0 ${altura} 0 0 cm /I Do`);
  const pagina = contexto.register(
    contexto.obj({
      Type: 'Page',
      Parent: paginas,
      MediaBox: [0, 0, largura, altura],
      Resources: { XObject: { I: ref } },
      Contents: contexto.register(conteudo),
    }),
  );
  contexto.assign(paginas, contexto.obj({ Type: 'Pages', Count: 1, Kids: [pagina] }));
  const raiz = contexto.register(contexto.obj({ Type: 'Catalog', Pages: paginas }));
  return escreverPdf(contexto, { raiz, id: new Uint8Array(16) });
};

export interface Tamanho {
  readonly largura: number;
  readonly altura: number;
}

const tamanhoDe = ({ dict }: PDFStream): Tamanho => ({
  largura: Math.max(1, Math.round(numeroDe(filho(dict, 'Width')) ?? 1)),
  altura: Math.max(1, Math.round(numeroDe(filho(dict, 'Height')) ?? 1)),
});

/** Its masks: what the picture shows may be in them alone, over a single pixel. */
export const mascarasDe = ({ dict }: PDFStream): PDFStream[] =>
  ['SMask', 'Mask'].flatMap((chave) => {
    const mascara = filho(dict, chave);
    return mascara instanceof PDFStream ? [mascara] : [];
  });

const maior = (tamanhos: readonly Tamanho[]): Tamanho => ({
  largura: Math.max(...tamanhos.map(({ largura }) => largura)),
  altura: Math.max(...tamanhos.map(({ altura }) => altura)),
});

/**
 * The pixels of a picture with its masks applied, as fine as the finest of them and as `aoMenos`
 * asks; scaled down only if it is enormous.
 */
export const decodificarImagem = (
  motor: Motor,
  imagem: PDFStream,
  orcamento: Orcamento,
  aoMenos: (da: Tamanho) => Tamanho,
): Pixels => {
  const sua = maior([imagem, ...mascarasDe(imagem)].map(tamanhoDe));
  const { largura: w, altura: h } = maior([sua, aoMenos(sua)]);
  const escala = escalaPossivel(w, h, 1);
  const [largura, altura] = [Math.max(1, Math.round(w * escala)), Math.max(1, Math.round(h * escala))];
  const aberto = abrirPdf(motor, soAImagem(imagem, orcamento, largura, altura));
  try {
    return comPagina(aberto, 0, ({ pagina }) => {
      const bitmap = motor.FPDFBitmap_CreateEx(largura, altura, BGRA, 0, 0);
      if (bitmap === 0) throw new Error('PDFium has no memory for the picture');
      try {
        motor.FPDFBitmap_FillRect(bitmap, 0, 0, largura, altura, 0);
        const modo = ORDEM_RGBA | SEM_SUAVIZAR_IMAGEM;
        motor.FPDF_RenderPageBitmap(bitmap, pagina, 0, 0, largura, altura, 0, modo);
        const inicio = motor.FPDFBitmap_GetBuffer(bitmap);
        return {
          largura,
          altura,
          rgba: motor.pdfium.HEAPU8.slice(inicio, inicio + largura * altura * 4),
        };
      } finally {
        motor.FPDFBitmap_Destroy(bitmap);
      }
    });
  } finally {
    aberto.fechar();
  }
};
