import { novoPdf } from './novo-pdf.ts';
import { drawQr, QR_SIDE } from './qr.ts';

const BLUE = '#1351b4';
const TEXT = '#333333';
export const MUTED = '#555555';
const MARGIN = 48;
/** With less room than this, a heading would stand alone at the foot of a page. */
const ROOM_FOR_A_HEADING = 120;

type Pdf = PDFKit.PDFDocument;
type Estrutura = ReturnType<Pdf['struct']>;

/** A tagged A4 document: screen readers recognise its headings, paragraphs and tables. */
export class Folha {
  readonly #pdf: Pdf;
  readonly #raiz: Estrutura;
  readonly #pedacos: Buffer[] = [];
  readonly #fim: Promise<void>;

  constructor(
    titulo: string,
    plataforma: string,
    criadoEm: Date,
    layout: 'portrait' | 'landscape' = 'portrait',
  ) {
    this.#pdf = novoPdf({
      size: 'A4',
      layout,
      margin: MARGIN,
      lang: 'pt-BR',
      tagged: true,
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: titulo, Author: plataforma, CreationDate: criadoEm },
    });
    this.#fim = new Promise((resolve, reject) => {
      this.#pdf.on('data', (pedaco: Buffer) => this.#pedacos.push(pedaco));
      this.#pdf.on('end', resolve);
      this.#pdf.on('error', reject);
    });
    this.#raiz = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#raiz);
  }

  #bloco(tag: string, desenhar: () => void): void {
    this.#raiz.add(this.#pdf.struct(tag, {}, desenhar));
  }

  titulo(texto: string): void {
    this.#bloco('H1', () => {
      this.#pdf.font('Helvetica-Bold').fontSize(20).fillColor(BLUE).text(texto).moveDown(0.3);
    });
  }

  secao(texto: string): void {
    if (this.#pdf.y > this.#pdf.page.height - MARGIN - ROOM_FOR_A_HEADING) this.#pdf.addPage();
    this.#bloco('H2', () => {
      this.#pdf
        .moveDown(0.6)
        .font('Helvetica-Bold')
        .fontSize(13)
        .fillColor(BLUE)
        .text(texto, MARGIN)
        .moveDown(0.3);
    });
  }

  paragrafo(texto: string, cor = TEXT): void {
    this.#bloco('P', () => {
      this.#pdf.font('Helvetica').fontSize(10).fillColor(cor).text(texto, MARGIN, undefined, { lineGap: 2 });
      this.#pdf.moveDown(0.4);
    });
  }

  tabela(
    colunas: readonly string[],
    linhas: readonly (readonly string[])[],
    larguras: readonly (number | '*')[],
  ): void {
    this.#pdf.font('Helvetica').fontSize(9).fillColor(TEXT);
    const opcoes = {
      columnStyles: larguras,
      defaultStyle: { border: { bottom: 0.5 }, borderColor: '#888888', padding: '4pt' },
      structParent: this.#raiz,
      data: [
        colunas.map((text) => ({
          text,
          type: 'TH' as const,
          scope: 'column',
          font: { src: 'Helvetica-Bold' },
          backgroundColor: '#f0f0f0',
        })),
        ...linhas.map((linha) => [...linha]),
      ],
    };
    this.#pdf.table(opcoes as unknown as Parameters<Pdf['table']>[0]);
    this.#pdf.x = MARGIN;
    this.#pdf.moveDown(0.6);
  }

  /** `alt` is what a screen reader says of it. */
  qr(texto: string, alt: string): void {
    if (this.#pdf.y > this.#pdf.page.height - MARGIN - QR_SIDE) this.#pdf.addPage();
    const { y } = this.#pdf;
    this.#raiz.add(this.#pdf.struct('Figure', { alt }, () => drawQr(this.#pdf, texto, MARGIN, y)));
    this.#pdf.y = y + QR_SIDE + 12;
  }

  /** To be copied letter by letter. */
  codigo(texto: string): void {
    this.#bloco('P', () => {
      this.#pdf.font('Courier').fontSize(9).fillColor(TEXT).text(texto, MARGIN, undefined, { lineGap: 2 });
      this.#pdf.moveDown(0.4);
    });
  }

  async terminar(): Promise<Buffer> {
    this.#raiz.end();
    this.#pdf.end();
    await this.#fim;
    return Buffer.concat(this.#pedacos);
  }
}
