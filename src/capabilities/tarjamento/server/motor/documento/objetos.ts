import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, PDFStream } from '@cantoo/pdf-lib';

/** Helpers to read objects of a document, where anything may be missing or of the wrong type. */
export const n = (nome: string): PDFName => PDFName.of(nome);

export const dictDe = (objeto: PDFObject | undefined): PDFDict | undefined =>
  objeto instanceof PDFDict ? objeto : objeto instanceof PDFStream ? objeto.dict : undefined;

export const filho = (dict: PDFDict | undefined, chave: string): PDFObject | undefined =>
  dict?.lookup(n(chave));

export const dict = (pai: PDFDict | undefined, chave: string): PDFDict | undefined =>
  dictDe(filho(pai, chave));

export const lista = (pai: PDFDict | undefined, chave: string): PDFObject[] => {
  const objeto = filho(pai, chave);
  return objeto instanceof PDFArray ? itens(objeto) : [];
};

export const itens = (array: PDFArray): PDFObject[] => {
  const todos: PDFObject[] = [];
  for (let at = 0; at < array.size(); at++) {
    const item = array.lookup(at);
    if (item) todos.push(item);
  }
  return todos;
};

export const numeroDe = (objeto: PDFObject | undefined): number | undefined =>
  objeto instanceof PDFNumber ? objeto.asNumber() : undefined;

export const numerosDe = (objetos: readonly PDFObject[]): number[] =>
  objetos.map((objeto) => numeroDe(objeto) ?? 0);

export const nomeDe = (objeto: PDFObject | undefined): string | undefined =>
  objeto instanceof PDFName ? objeto.decodeText() : undefined;
