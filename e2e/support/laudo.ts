import { expect, type Locator, type Page } from '@playwright/test';
import PDFDocument from 'pdfkit';

/** A report with something to hide on its first page. */
export const CPF = '529.982.247-25';
export const PUBLICO = 'Esta linha é pública e fica.';
export const LINHA_DO_SEGREDO = 300;
const SEGREDO = 'Palavra reservada do laudo';

const umPdf = async (): Promise<Buffer> => {
  const pdf = new PDFDocument({ size: 'A4', margin: 72, info: { Title: `Laudo ${CPF}` } });
  const partes: Buffer[] = [];
  pdf.on('data', (parte: Buffer) => partes.push(parte));
  const fim = new Promise((resolve) => pdf.on('end', resolve));
  pdf.fontSize(14).text(`O CPF da requerente é ${CPF}.`, 72, 100);
  pdf.text(SEGREDO, 72, LINHA_DO_SEGREDO);
  pdf.text(PUBLICO, 72, 400);
  pdf.addPage().text('Segunda página.');
  pdf.end();
  await fim;
  return Buffer.concat(partes);
};

/** Opens it on the screen of the tarjamento; returns its first page, drawn. */
export const escolherPdf = async (page: Page): Promise<Locator> => {
  const escolhido = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Escolher arquivos/ }).click();
  await (await escolhido).setFiles({
    name: 'laudo.pdf',
    mimeType: 'application/pdf',
    buffer: await umPdf(),
  });
  const folha = page.getByRole('region', { name: /^Página 1 de 2:/ });
  await expect(folha.locator('canvas[data-estado="pronta"]')).toBeVisible();
  return folha;
};
