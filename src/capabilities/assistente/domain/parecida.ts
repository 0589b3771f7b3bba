import { semAcento } from '#kernel/texto.ts';

/** A word without accents, and as it sounds, for those who write by ear ('prasso', 'denunsia'). */
export interface PalavraOuvida {
  readonly forma: string;
  readonly som: string;
}

/** 'ç', 'ss', 'sc' and soft 'c' sound alike; many also write 'z' between vowels for 's'. */
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

/** No real word is longer; longer ones are compared by their beginning. */
const MAX_LETRAS = 24;

export const ouvir = (escrita: string): PalavraOuvida => {
  const minuscula = escrita.slice(0, MAX_LETRAS).normalize('NFC').toLowerCase();
  return { forma: semAcento(minuscula), som: somDe(minuscula) };
};

export const ouvirTodas = (texto: string): PalavraOuvida[] =>
  [...texto.matchAll(/[\p{L}\p{N}]+/gu)].map(([palavra]) => ouvir(palavra));

/** Letters to change, add, drop or swap with a neighbour; stops counting beyond `limite`. */
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

/** One wrong letter in a word of six, two in one of ten; short words are too similar. */
const tolerancia = (letras: number): number => (letras >= 10 ? 2 : letras >= 6 ? 1 : 0);

/** Words close to one of the tables that mean something else. */
const OUTRAS: Readonly<Record<string, readonly string[]>> = {
  pedido: ['perdido', 'medido'],
  pessoa: ['pessoal'],
  desabamento: ['desmatamento'],
  // A term that is running is nobody dying, and who wants to be told of it harms nobody.
  morrendo: ['correndo'],
  cortar: ['contar'],
  cortando: ['contando'],
};

/** With `isComeco` any word that begins with `certa` matches. */
export const parece = (escrita: PalavraOuvida, certa: PalavraOuvida, isComeco: boolean): boolean => {
  if (isComeco) return escrita.forma.startsWith(certa.forma) || escrita.som.startsWith(certa.som);
  if (escrita.forma === certa.forma || escrita.som === certa.som) return true;
  if (OUTRAS[certa.forma]?.includes(escrita.forma)) return false;
  const limite = tolerancia(certa.forma.length);
  return limite > 0 && distancia(escrita.forma, certa.forma, limite) <= limite;
};
