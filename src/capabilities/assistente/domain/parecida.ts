import { semAcento } from '#kernel/texto.ts';

/** A word as it is compared: without accents, and as it sounds, for who writes by ear ('prasso', 'denunsia'). */
export interface PalavraOuvida {
  readonly forma: string;
  readonly som: string;
}

/** 'ç', 'ss', 'sc' and 'c' before e or i sound alike; 'z' between vowels does too, as written by many. */
const somDe = (minuscula: string): string =>
  semAcento(minuscula.replace(/ç/g, 'ss'))
    .replace(/ph/g, 'f')
    .replace(/ch/g, 'x')
    .replace(/sc(?=[ei])|xc(?=[ei])|c(?=[ei])/g, 's')
    .replace(/qu(?=[ei])|q|c/g, 'k')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/z/g, 's')
    .replace(/w/g, 'v')
    .replace(/y/g, 'i')
    .replace(/h/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/[ns]$/, '');

/** Nobody's word is longer; what is longer is compared by its beginning. */
const MAX_LETRAS = 24;

export const ouvir = (escrita: string): PalavraOuvida => {
  const minuscula = escrita.slice(0, MAX_LETRAS).normalize('NFC').toLowerCase();
  return { forma: semAcento(minuscula), som: somDe(minuscula) };
};

export const ouvirTodas = (texto: string): PalavraOuvida[] =>
  [...texto.matchAll(/[\p{L}\p{N}]+/gu)].map(([palavra]) => ouvir(palavra));

/** Letters to change, add, drop or swap with a neighbour; gives up beyond `limite`. */
export const distancia = (a: string, b: string, limite: number): number => {
  if (Math.abs(a.length - b.length) > limite) return limite + 1;
  let antes: number[] = [];
  let linha = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const nova = [i];
    let menor = i;
    for (let j = 1; j <= b.length; j += 1) {
      const igual = a[i - 1] === b[j - 1];
      let custo = Math.min(
        (linha[j] ?? 0) + 1,
        (nova[j - 1] ?? 0) + 1,
        (linha[j - 1] ?? 0) + (igual ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        custo = Math.min(custo, (antes[j - 2] ?? 0) + 1);
      nova.push(custo);
      menor = Math.min(menor, custo);
    }
    if (menor > limite) return limite + 1;
    antes = linha;
    linha = nova;
  }
  return linha[b.length] ?? limite + 1;
};

/** One letter wrong in a word of six, two in one of ten; short words are too near to each other. */
const tolerancia = (letras: number): number => (letras >= 10 ? 2 : letras >= 6 ? 1 : 0);

/** Near to a word of the tables, and another word all the same. */
const OUTRAS: Readonly<Record<string, readonly string[]>> = {
  pedido: ['perdido', 'medido'],
  pessoa: ['pessoal'],
  desabamento: ['desmatamento'],
};

/** `certa` may end in '*': any word that begins so. */
export const parece = (escrita: PalavraOuvida, certa: PalavraOuvida, isComeco: boolean): boolean => {
  if (isComeco) return escrita.forma.startsWith(certa.forma) || escrita.som.startsWith(certa.som);
  if (escrita.forma === certa.forma || escrita.som === certa.som) return true;
  if (OUTRAS[certa.forma]?.includes(escrita.forma)) return false;
  const limite = tolerancia(certa.forma.length);
  return limite > 0 && distancia(escrita.forma, certa.forma, limite) <= limite;
};
