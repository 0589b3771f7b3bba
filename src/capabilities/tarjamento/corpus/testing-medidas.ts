import type { CaixaMostrada } from '../domain/pdf/mostra.ts';
import { type CasoDoCorpus, NOME } from './testing-caso.ts';
import { linha, PdfCru, paginasCruas } from './testing-pdf-cru.ts';

/** How a page is displayed, and the part of its paper that is shown, in its own units. */
interface Medida {
  readonly nome: string;
  readonly extra: string;
  readonly giro: 0 | 90 | 180 | 270;
  readonly visivel: readonly [number, number, number, number];
  readonly unidade: number;
}

const A4 = [0, 0, 595, 842] as const;
const RECORTE = [20, 200, 420, 700] as const;
const DO_RECORTE = '/MediaBox [-100 -50 700 900] /CropBox [20 200 420 700]';

const medidas: readonly Medida[] = [
  ...([0, 90, 180, 270] as const).flatMap((giro) => [
    { nome: `girada ${giro}`, extra: `/Rotate ${giro}`, giro, visivel: A4, unidade: 1 },
    {
      nome: `recortada, ${giro}`,
      extra: `${DO_RECORTE} /Rotate ${giro}`,
      giro,
      visivel: RECORTE,
      unidade: 1,
    },
    {
      nome: `recortada, ${giro}, em dobro`,
      extra: `${DO_RECORTE} /Rotate ${giro} /UserUnit 2`,
      giro,
      visivel: RECORTE,
      unidade: 2,
    },
  ]),
  { nome: 'em dobro', extra: '/UserUnit 2', giro: 0, visivel: A4, unidade: 2 },
  { nome: 'pela metade', extra: '/UserUnit 0.5', giro: 0, visivel: A4, unidade: 0.5 },
  { nome: 'dez vezes maior', extra: '/UserUnit 10 /Rotate 90', giro: 90, visivel: A4, unidade: 10 },
  {
    nome: 'recorte maior do que o papel',
    extra: '/MediaBox [0 0 595 842] /CropBox [-100 -100 420 2000]',
    giro: 0,
    visivel: [0, 0, 420, 842],
    unidade: 1,
  },
  { nome: 'girada ao contrário', extra: '/Rotate -90', giro: 270, visivel: A4, unidade: 1 },
  { nome: 'girada uma volta e um quarto', extra: '/Rotate 450', giro: 90, visivel: A4, unidade: 1 },
  { nome: 'girada um oitavo de volta, que não vale', extra: '/Rotate 45', giro: 0, visivel: A4, unidade: 1 },
];

/**
 * Where a box of the paper is displayed, worked out from the specification by itself: points from
 * the top left of what a reader shows.
 */
const exibida = (
  { giro, visivel: [esquerda, base, direita, topo], unidade }: Medida,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
): CaixaMostrada => {
  const [l, t, r, b] = {
    0: [x0 - esquerda, topo - y1, x1 - esquerda, topo - y0],
    90: [y0 - base, x0 - esquerda, y1 - base, x1 - esquerda],
    180: [direita - x1, y0 - base, direita - x0, y1 - base],
    270: [topo - y1, direita - x1, topo - y0, direita - x0],
  }[giro] as [number, number, number, number];
  return { x: l * unidade, y: t * unidade, largura: (r - l) * unidade, altura: (b - t) * unidade };
};

/** Around the name in 'Relato de Joaquina Segredo em 2024', written at 50,300 in Helvetica 12. */
const SOBRE_O_NOME = [106.5, 297, 203, 310] as const;

export interface CasoDeMedida extends CasoDoCorpus {
  /** The page's own size in points as displayed, and how many points a unit of it is. */
  readonly tamanho: readonly [number, number];
  readonly unidade: number;
}

/** The unit is a number elsewhere in the file. */
export const unidadePorReferencia = (): Uint8Array => {
  const pdf = new PdfCru();
  const unidade = pdf.somar('2');
  return paginasCruas(
    [
      { conteudo: linha('sem unidade', 50, 300) },
      { conteudo: linha('em dobro', 50, 300), extra: `/UserUnit ${unidade} 0 R` },
    ],
    { pdf },
  );
};

/** The same page displayed in many ways, each with the mark in displayed points. */
export const casosDeMedida = (): CasoDeMedida[] =>
  medidas.map((medida) => {
    const { nome, extra, unidade, visivel } = medida;
    const inteira = exibida(medida, visivel);
    return {
      nome,
      unidade,
      bytes: paginasCruas([
        {
          conteudo: `${linha(`Relato de ${NOME} em 2024`, 50, 300)}\n${linha('outra linha', 50, 260)}`,
          extra,
        },
      ]),
      marcas: [{ pagina: 0, ...exibida(medida, SOBRE_O_NOME) }],
      somem: [NOME, 'Joaquina', 'Segredo'],
      ficam: ['Relato de', 'em 2024', 'outra linha'],
      tamanho: [inteira.largura, inteira.altura],
    };
  });
