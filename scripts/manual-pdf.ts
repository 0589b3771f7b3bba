import { readFile } from 'node:fs/promises';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import type { Plugin } from 'vite';

const BLUE = '#1351b4';
const TEXT = '#333333';

/**
 * Draws the few kinds of line in docs/manual-tarjamento.md: '#' and '##' headings, '-' and '1.'
 * items, paragraphs.
 */
const draw = (pdf: PDFKit.PDFDocument, line: string): void => {
  if (line.startsWith('# ')) {
    const heading = () =>
      pdf.font('Helvetica-Bold').fontSize(24).fillColor(BLUE).text(line.slice(2)).moveDown(0.8);
    pdf.addStructure(pdf.struct('H1', {}, heading));
  } else if (line.startsWith('## ')) {
    const heading = () =>
      pdf.moveDown(0.6).font('Helvetica-Bold').fontSize(15).fillColor(BLUE).text(line.slice(3)).moveDown(0.3);
    pdf.addStructure(pdf.struct('H2', {}, heading));
  } else {
    const isItem = /^(-|\d+\.) /.test(line);
    const text = line.replace(/^- /, '•  ');
    const paragraph = () =>
      pdf
        .font('Helvetica')
        .fontSize(11.5)
        .fillColor(TEXT)
        .text(text, { indent: isItem ? 12 : 0, lineGap: 3 })
        .moveDown(isItem ? 0.25 : 0.6);
    pdf.addStructure(pdf.struct('P', {}, paragraph));
  }
};

/** A tagged PDF, readable by screen readers, made from the repository's text. */
export const renderManual = async (source: string): Promise<Buffer> => {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 64,
    lang: 'pt-BR',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: 'Manual do tarjamento' },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  for (const line of source.split('\n').filter((text) => text.trim() !== '')) draw(pdf, line);
  pdf.end();
  await finished;
  return Buffer.concat(chunks);
};

/** Puts the manual that the Tarjamento banner links to (S2-29) beside the built pages. */
export const manualPdf = (root: string): Plugin => ({
  name: 'escuta-manual-pdf',
  apply: 'build',
  async generateBundle() {
    const source = await readFile(path.join(root, 'docs/manual-tarjamento.md'), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'manual-tarjamento.pdf', source: await renderManual(source) });
  },
});
