import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';

const ler = createRequire(import.meta.url);

/** The library with its fonts is read for the first document: a server that makes none does without its seven megabytes. */
export const novoPdf = (opcoes: PDFKit.PDFDocumentOptions): PDFKit.PDFDocument => {
  const Classe = ler('pdfkit') as typeof PDFDocument;
  return new Classe(opcoes);
};
