import { deflateSync } from 'node:zlib';
import type { Retangulo } from '../domain/retangulo.ts';
import { LADO, MARCA_NA_IMAGEM, NA_PAGINA, tonsComSegredo } from './testing-desenhos.ts';
import { linha, PdfCru, paginasCruas } from './testing-pdf-cru.ts';

export interface ComMascara {
  readonly nome: string;
  readonly bytes: Uint8Array;
  readonly marca: Retangulo;
}

const CINZA = '/ColorSpace /DeviceGray /BitsPerComponent 8';
/** A coloured page behind the picture, so that what the mask lets through can be seen. */
const FUNDO = `q .6 .8 1 rg 0 0 595 842 re f Q ${linha('Figura com fundo', 100, 750)}`;

const imagem = (pdf: PdfCru, lado: number, dados: Uint8Array, resto: string): number =>
  pdf.fluxo(
    `/Type /XObject /Subtype /Image /Width ${lado} /Height ${lado} ${resto} /Filter /FlateDecode`,
    deflateSync(dados),
  );

/** Opaque where the picture is dark: the secret can be read from the mask alone. */
const alfa = (): Uint8Array => tonsComSegredo().map((tom) => 255 - tom);

/** The same drawing a quarter as fine. */
const grosso = (): Uint8Array => {
  const tons = tonsComSegredo();
  const lado = LADO / 4;
  return Uint8Array.from(
    { length: lado * lado },
    (_, at) => tons[Math.floor(at / lado) * 4 * LADO + (at % lado) * 4] ?? 0,
  );
};

const emBits = (tons: Uint8Array): Uint8Array => {
  const bits = new Uint8Array((LADO / 8) * LADO);
  for (const [at, tom] of tons.entries()) {
    const byte = Math.floor(at / LADO) * (LADO / 8) + ((at % LADO) >> 3);
    if (tom > 200) bits[byte] = (bits[byte] ?? 0) | (0x80 >> ((at % LADO) & 7));
  }
  return bits;
};

const caso = (
  nome: string,
  montar: (pdf: PdfCru) => number,
  { antes = '', recursos = () => '' }: { antes?: string; recursos?: (pdf: PdfCru) => string } = {},
): ComMascara => {
  const pdf = new PdfCru();
  const numero = montar(pdf);
  const outros = recursos(pdf);
  const conteudo = `${FUNDO} q ${antes} ${NA_PAGINA} Q`;
  return {
    nome,
    marca: MARCA_NA_IMAGEM,
    bytes: paginasCruas([{ conteudo, recursos: `/XObject << /Im ${numero} 0 R >> ${outros}` }], { pdf }),
  };
};

/** Pictures that show what is behind them; the secret is in the picture, in its mask, or in both. */
export const casosDeMascara = (): ComMascara[] => [
  caso('máscara do tamanho da imagem', (pdf) => {
    const mascara = imagem(pdf, LADO, alfa(), CINZA);
    return imagem(pdf, LADO, tonsComSegredo(), `${CINZA} /SMask ${mascara} 0 R`);
  }),
  caso('um ponto preto, e o desenho todo na máscara', (pdf) => {
    const mascara = imagem(pdf, LADO, alfa(), CINZA);
    return imagem(pdf, 1, new Uint8Array([0]), `${CINZA} /SMask ${mascara} 0 R`);
  }),
  caso('máscara mais fina do que a imagem', (pdf) => {
    const mascara = imagem(pdf, LADO, alfa(), CINZA);
    return imagem(pdf, LADO / 4, grosso(), `${CINZA} /SMask ${mascara} 0 R`);
  }),
  caso('máscara mais grossa do que a imagem', (pdf) => {
    const mascara = imagem(pdf, LADO / 4, grosso(), CINZA);
    return imagem(pdf, LADO, tonsComSegredo(), `${CINZA} /SMask ${mascara} 0 R`);
  }),
  caso('recorte de um bit, mais fino do que a imagem', (pdf) => {
    const recorte = imagem(pdf, LADO, emBits(tonsComSegredo()), '/ImageMask true /BitsPerComponent 1');
    return imagem(pdf, 1, new Uint8Array([0]), `${CINZA} /Mask ${recorte} 0 R`);
  }),
  caso('máscara dada por um grupo', (pdf) => imagem(pdf, 1, new Uint8Array([0]), CINZA), {
    antes: '/G0 gs',
    recursos: (pdf) => {
      const dentro = imagem(pdf, LADO, alfa(), CINZA);
      const grupo = pdf.fluxo(
        `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Group << /S /Transparency /CS /DeviceGray >> /Resources << /XObject << /Im ${dentro} 0 R >> >>`,
        NA_PAGINA,
      );
      return `/ExtGState << /G0 << /Type /ExtGState /SMask << /Type /Mask /S /Luminosity /G ${grupo} 0 R >> >> >>`;
    },
  }),
];

/**
 * The whole drawing is in the mask of a marked picture; the same mask is drawn again by itself, under
 * a white box where nobody sees it (`escondida`), or in plain sight.
 */
export const mascaraDuasVezes = (escondida: boolean): ComMascara => {
  const pdf = new PdfCru();
  const mascara = imagem(pdf, LADO, alfa(), CINZA);
  const ponto = imagem(pdf, 1, new Uint8Array([0]), `${CINZA} /SMask ${mascara} 0 R`);
  const outra = imagem(pdf, LADO, alfa(), CINZA);
  const lugar = '100 40 200 200';
  const copia = 'q 200 0 0 200 100 40 cm /Outra Do Q';
  const conteudo = `${FUNDO} ${NA_PAGINA} ${copia} ${escondida ? `q 1 g ${lugar} re f Q` : ''}`;
  return {
    nome: escondida ? 'escondida' : 'à vista',
    marca: MARCA_NA_IMAGEM,
    bytes: paginasCruas([{ conteudo, recursos: `/XObject << /Im ${ponto} 0 R /Outra ${outra} 0 R >>` }], {
      pdf,
    }),
  };
};
