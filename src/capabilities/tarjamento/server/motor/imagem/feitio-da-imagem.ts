import { createHash } from 'node:crypto';
import type { PDFStream } from '@cantoo/pdf-lib';
import { mascarasDe } from '../conteudo/imagem/decodificar-imagem.ts';
import { filho, numeroDe } from '../documento/objetos.ts';

const feitios = new WeakMap<PDFStream, string>();
/** Fewer pixels are a colour, not a picture: many drawings share them. */
const MENOR_IMAGEM = 16;

const ladosDe = ({ dict }: PDFStream): (number | undefined)[] =>
  ['Width', 'Height'].map((lado) => numeroDe(filho(dict, lado)));

const feitioDe = (imagem: PDFStream): string => {
  const pronto = feitios.get(imagem);
  if (pronto !== undefined) return pronto;
  const bytes = createHash('sha256').update(imagem.getContents()).digest('base64');
  const feitio = `${ladosDe(imagem).join(' ')} ${bytes}`;
  feitios.set(imagem, feitio);
  return feitio;
};

/** Identifies a picture by its content: the same bytes in another object are the same picture. */
export const feitioComMascaras = (imagem: PDFStream): string =>
  [imagem, ...mascarasDe(imagem)].map(feitioDe).join(' ');

/**
 * Each part that may show what the picture shows: another picture that shares one of them, even
 * without the mask, is a copy of it.
 */
export const feitiosDaImagem = (imagem: PDFStream): string[] => {
  const partes = [imagem, ...mascarasDe(imagem)];
  const dizem = partes.filter((parte) => {
    const [largura = 0, altura = 0] = ladosDe(parte);
    return largura * altura >= MENOR_IMAGEM;
  });
  return dizem.length > 0 ? dizem.map(feitioDe) : [feitioComMascaras(imagem)];
};
