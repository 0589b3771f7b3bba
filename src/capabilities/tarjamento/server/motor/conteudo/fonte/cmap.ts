import { Cadeia, Leitor, Operador, type Valor } from '../lexico.ts';

/** The part of a CMap (ISO 32000-1, 9.7.5) that tells each code's length and meaning. */
export interface Cmap {
  /** Code ranges, each with the length of its codes in bytes. */
  readonly espacos: readonly { readonly bytes: number; readonly de: number; readonly ate: number }[];
  readonly destinos: ReadonlyMap<number, number | string>;
  readonly isVertical: boolean;
}

const MAX_FAIXA = 65_536;
const MAX_DESTINOS = 400_000;

const codigoDe = (valor: Valor | undefined): number =>
  valor instanceof Cadeia ? [...valor.bytes].reduce((soma, byte) => soma * 256 + byte.charCodeAt(0), 0) : 0;

const textoDe = (cadeia: Cadeia): string => {
  const bytes = Buffer.from(cadeia.bytes, 'latin1');
  return bytes.length % 2 === 0 ? Buffer.from(bytes).swap16().toString('utf16le') : bytes.toString('latin1');
};

const somar = (texto: string, quanto: number): string => {
  const ultimo = texto.charCodeAt(texto.length - 1) + quanto;
  return texto.slice(0, -1) + String.fromCharCode(ultimo & 0xffff);
};

const destinoDe = (valor: Valor | undefined, quanto: number): number | string | undefined => {
  if (typeof valor === 'number') return valor + quanto;
  if (valor instanceof Cadeia && valor.bytes !== '') return somar(textoDe(valor), quanto);
  if (Array.isArray(valor)) return destinoDe(valor[quanto] as Valor | undefined, 0);
  return undefined;
};

const readFaixas = (
  valores: readonly Valor[],
  passo: 2 | 3,
  destinos: Map<number, number | string>,
): void => {
  for (let at = 0; at + passo <= valores.length; at += passo) {
    const de = codigoDe(valores[at]);
    const ate = passo === 3 ? codigoDe(valores[at + 1]) : de;
    for (let codigo = de; codigo <= Math.min(ate, de + MAX_FAIXA); codigo++) {
      if (destinos.size > MAX_DESTINOS) return;
      const destino = destinoDe(valores[at + passo - 1], codigo - de);
      if (destino !== undefined) destinos.set(codigo, destino);
    }
  }
};

const espacosDe = (valores: readonly Valor[]): Cmap['espacos'] =>
  Array.from({ length: Math.floor(valores.length / 2) }, (_, par) => {
    const de = valores[par * 2];
    return {
      bytes: de instanceof Cadeia ? Math.max(1, Math.min(4, de.bytes.length)) : 1,
      de: codigoDe(de),
      ate: codigoDe(valores[par * 2 + 1]),
    };
  });

export const readCmap = (fonte: string): Cmap => {
  const leitor = new Leitor(fonte);
  const espacos: Cmap['espacos'][number][] = [];
  const destinos = new Map<number, number | string>();
  let valores: Valor[] = [];
  for (let palavra = leitor.proximo(); palavra !== undefined; palavra = leitor.proximo()) {
    if (!(palavra instanceof Operador)) {
      valores.push(palavra);
      continue;
    }
    if (palavra.valor === 'endcodespacerange') espacos.push(...espacosDe(valores));
    if (/^end(cid|bf)range$/.test(palavra.valor)) readFaixas(valores, 3, destinos);
    if (/^end(cid|bf)char$/.test(palavra.valor)) readFaixas(valores, 2, destinos);
    valores = [];
  }
  return { espacos, destinos, isVertical: /\/WMode\s+1\b/.test(fonte) };
};

/** Two-byte codes, each its own glyph; also used in place of predefined maps of other alphabets. */
export const cmapDeDoisBytes = (nome: string): Cmap => ({
  espacos: [{ bytes: 2, de: 0, ate: 0xffff }],
  destinos: new Map(),
  isVertical: /-V$/.test(nome),
});

export interface CodigoLido {
  readonly codigo: number;
  readonly bytes: string;
}

/**
 * Splits a string into codes, taking the shortest that fits a range; a byte outside every range is
 * its own code.
 */
export function* readCodigos({ espacos }: Cmap, cadeia: string): Generator<CodigoLido> {
  const maior = Math.max(1, ...espacos.map(({ bytes }) => bytes));
  const menor = Math.min(maior, ...espacos.map(({ bytes }) => bytes));
  for (let at = 0; at < cadeia.length; ) {
    let tamanho = Math.min(menor, cadeia.length - at);
    for (let bytes = menor; bytes <= maior && at + bytes <= cadeia.length; bytes++) {
      const codigo = codigoDe(new Cadeia(cadeia.slice(at, at + bytes)));
      if (espacos.some((faixa) => faixa.bytes === bytes && codigo >= faixa.de && codigo <= faixa.ate)) {
        tamanho = bytes;
        break;
      }
    }
    const bytes = cadeia.slice(at, at + tamanho);
    yield { codigo: codigoDe(new Cadeia(bytes)), bytes };
    at += tamanho;
  }
}
