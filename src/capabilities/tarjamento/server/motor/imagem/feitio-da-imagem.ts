import { createHash } from 'node:crypto';
import type { PDFStream } from '@cantoo/pdf-lib';
import { filho, numeroDe } from '../documento/objetos.ts';

const feitios = new WeakMap<PDFStream, string>();

/** Identifies a picture by its content: the same bytes in another object are the same picture. */
export const feitioDaImagem = (imagem: PDFStream): string => {
  const pronto = feitios.get(imagem);
  if (pronto !== undefined) return pronto;
  const [largura, altura] = ['Width', 'Height'].map((lado) => numeroDe(filho(imagem.dict, lado)));
  const bytes = createHash('sha256').update(imagem.getContents()).digest('base64');
  const feitio = `${largura} ${altura} ${bytes}`;
  feitios.set(imagem, feitio);
  return feitio;
};
