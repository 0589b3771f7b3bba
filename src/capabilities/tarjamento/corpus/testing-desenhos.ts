import { deflateSync } from 'node:zlib';
import { escreverJpeg } from '../server/motor/conteudo/imagem/jpeg.ts';
import { type CasoDoCorpus, NOME, naLinha } from './testing-caso.ts';
import { linha, PdfCru, paginasCruas } from './testing-pdf-cru.ts';

export const LADO = 200;
/** Where the secret is in a picture of 200 by 200: lines of two greys found nowhere else in it. */
const SEGREDO_NA_IMAGEM = { x: 60, y: 80, largura: 80, altura: 30 } as const;

export const tonsComSegredo = (): Uint8Array => {
  const pixels = new Uint8Array(LADO * LADO).fill(230);
  const { x, y, largura, altura } = SEGREDO_NA_IMAGEM;
  for (let j = y; j < y + altura; j++) {
    for (let i = x; i < x + largura; i++) pixels[j * LADO + i] = (i + j) % 8 < 4 ? 77 : 180;
  }
  // Something that must still be readable, near the bottom.
  for (let j = 182; j < 188; j++) pixels.fill(40, j * LADO + 61, j * LADO + 120);
  return pixels;
};

const rgba = (): Uint8Array => {
  const bytes = new Uint8Array(LADO * LADO * 4);
  for (const [at, tom] of tonsComSegredo().entries())
    bytes.set([tom, tom, Math.min(255, tom + 20), 255], at * 4);
  return bytes;
};

/** Drawn at 100,300, two points per pixel: the secret is at 220..380 by 480..540 (from below). */
export const NA_PAGINA = 'q 400 0 0 400 100 300 cm /Im Do Q';
export const MARCA_NA_IMAGEM = { pagina: 0, x: 218, y: 842 - 542, largura: 164, altura: 64 };

const comImagem = (dict: string, dados: Uint8Array, conteudo = NA_PAGINA): Uint8Array => {
  const pdf = new PdfCru();
  const imagem = pdf.fluxo(`/Type /XObject /Subtype /Image /Width ${LADO} /Height ${LADO} ${dict}`, dados);
  return paginasCruas([{ conteudo, recursos: `/XObject << /Im ${imagem} 0 R >>` }], { pdf });
};

/** A letter drawn as a shape, whose coordinates can be searched for. */
const CONTORNO =
  '201.371 700.5 m 205.113 712.77 209.331 712.77 213.719 700.5 c 210.25 704.125 l 204.125 704.125 l h f';

export const casosDeDesenho = (): CasoDoCorpus[] => [
  {
    nome: 'digitalização em cinza com texto invisível do OCR',
    bytes: comImagem(
      '/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
      deflateSync(tonsComSegredo()),
      `${NA_PAGINA} q 3 Tr BT /F1 20 Tf 222 500 Td (${NOME}) Tj ET BT /F1 20 Tf 222 320 Td (restante lido) Tj ET Q`,
    ),
    marcas: [MARCA_NA_IMAGEM],
    somem: [NOME, 'Segredo'],
    ficam: ['restante lido'],
  },
  {
    nome: 'fotografia JPEG em cores, com comentário dentro',
    bytes: comImagem(
      '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
      (() => {
        const jpeg = Buffer.from(escreverJpeg({ largura: LADO, altura: LADO, rgba: rgba() }, false, 95));
        const comentario = Buffer.from(
          `\xff\xfe\x00${String.fromCharCode(NOME.length + 2)}${NOME}`,
          'latin1',
        );
        return Buffer.concat([jpeg.subarray(0, 20), comentario, jpeg.subarray(20)]);
      })(),
    ),
    marcas: [MARCA_NA_IMAGEM],
    somem: [NOME],
    ficam: [],
  },
  {
    nome: 'imagem escrita dentro da página',
    bytes: paginasCruas([
      {
        conteudo: `${linha('Figura', 100, 750)}\nq 400 0 0 400 100 300 cm BI /W ${LADO} /H ${LADO} /CS /G /BPC 8 ID ${Buffer.from(tonsComSegredo()).toString('latin1')} EI Q\n${linha('Legenda', 100, 280)}`,
      },
    ]),
    marcas: [MARCA_NA_IMAGEM],
    somem: [],
    ficam: ['Figura', 'Legenda'],
  },
  {
    nome: 'contornos de letras como desenho, sobre fundo e tabela',
    bytes: paginasCruas([
      {
        conteudo: `q 0.9 0.95 1 rg 40 600 500 200 re f Q
q 0.5 w 40 690 m 540 690 l S 40 720 m 540 720 l S 195 690 m 195 720 l S Q
q 0 g ${CONTORNO} Q
q 1 0 0 1 0 -400 cm 0 g ${CONTORNO} Q
${linha('Assinado acima', 50, 650)}`,
      },
    ]),
    marcas: [naLinha(0, 197, 699, 22)],
    somem: [],
    ficam: ['Assinado acima'],
  },
];

/** Text on a layer that is hidden, and on one that is shown. */
export const camadas = (): CasoDoCorpus => {
  const pdf = new PdfCru();
  const oculta = pdf.somar('<< /Type /OCG /Name (Rascunho) >>');
  const visivel = pdf.somar('<< /Type /OCG /Name (Texto) >>');
  return {
    nome: 'camada escondida com o nome e camada visível',
    bytes: paginasCruas(
      [
        {
          conteudo: `/OC /Oculta BDC ${linha(`rascunho de ${NOME}`, 50, 500)} EMC
/OC /Visivel BDC ${linha(`Parte: ${NOME} autora`, 50, 700)} EMC
${linha('fora das camadas', 50, 650)}`,
          recursos: `/Properties << /Oculta ${oculta} 0 R /Visivel ${visivel} 0 R >>`,
        },
      ],
      {
        pdf,
        catalogo: `/OCProperties << /OCGs [${oculta} 0 R ${visivel} 0 R] /D << /OFF [${oculta} 0 R] /ON [${visivel} 0 R] >> >>`,
      },
    ),
    marcas: [naLinha(0, 85, 700, 97)],
    somem: [NOME, 'rascunho', 'OCProperties', 'Rascunho'],
    ficam: ['Parte:', 'autora', 'fora das camadas'],
    aviso: /camadas/,
  };
};
