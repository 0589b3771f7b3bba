import { semAcento } from '#kernel/texto.ts';

/**
 * A piece of a text, and whether it matched. The screen draws the mark; no markup is made here.
 */
export interface Segmento {
  readonly texto: string;
  readonly realce: boolean;
}

const PALAVRA = /[\p{L}\p{N}]+/gu;
/** A stem begins like its word: comparing this many letters leaves few words to check. */
const INICIO = 3;

const inicioDe = (palavra: string): string => semAcento(palavra).toLowerCase().slice(0, INICIO);

/** The stems of a query, read from the database's text of it: "'licit' & 'hospital'". */
export const radicaisDaConsulta = (consulta: string): string[] => [
  ...new Set(
    [...consulta.matchAll(/'((?:[^']|'')+)'/g)].map(([, radical = '']) => radical.replaceAll("''", "'")),
  ),
];

/** The words of these texts that may have one of the stems: only these go to the database. */
export const palavrasAComparar = (textos: readonly string[], radicais: readonly string[]): string[] => {
  const inicios = radicais.map(inicioDe);
  const palavras = new Set<string>();
  for (const texto of textos) {
    for (const [palavra] of texto.matchAll(PALAVRA)) {
      const inicio = inicioDe(palavra);
      if (inicios.some((radical) => inicio.startsWith(radical))) palavras.add(palavra.toLowerCase());
    }
  }
  return [...palavras];
};

export const realcar = (texto: string, marcadas: ReadonlySet<string>): Segmento[] => {
  const segmentos: Segmento[] = [];
  let fim = 0;
  for (const { 0: palavra, index } of texto.matchAll(PALAVRA)) {
    if (!marcadas.has(palavra.toLowerCase())) continue;
    if (index > fim) segmentos.push({ texto: texto.slice(fim, index), realce: false });
    segmentos.push({ texto: palavra, realce: true });
    fim = index + palavra.length;
  }
  if (fim < texto.length) segmentos.push({ texto: texto.slice(fim), realce: false });
  return segmentos;
};

const MAX_TRECHO = 300;
const ANTES = 60;

/** Where the excerpt begins: a little before the place with most marked words. */
const melhorInicio = (linha: string, marcadas: ReadonlySet<string>): number => {
  const achadas = [...linha.matchAll(PALAVRA)].filter(([palavra]) => marcadas.has(palavra.toLowerCase()));
  let melhor = 0;
  let nota = 0;
  for (const [i, { index }] of achadas.entries()) {
    const perto = achadas.slice(i).filter((outra) => outra.index < index + MAX_TRECHO - ANTES);
    const distintas = new Set(perto.map(([palavra]) => palavra.toLowerCase())).size;
    if (distintas <= nota) continue;
    nota = distintas;
    melhor = index;
  }
  return Math.max(0, melhor - ANTES);
};

/** An excerpt of a long text around the matches, on one line, cut between words. */
export const trechoRealcado = (texto: string, marcadas: ReadonlySet<string>): Segmento[] => {
  const linha = texto.replace(/\s+/g, ' ').trim();
  const cru = linha.length <= MAX_TRECHO ? 0 : melhorInicio(linha, marcadas);
  const inicio = cru === 0 ? 0 : linha.indexOf(' ', cru) + 1;
  const resto = linha.slice(inicio);
  const cortado = resto.slice(0, MAX_TRECHO);
  const fim = resto.length <= MAX_TRECHO ? cortado.length : Math.max(cortado.lastIndexOf(' '), 1);
  const trecho = `${inicio > 0 ? '… ' : ''}${cortado.slice(0, fim)}${resto.length > MAX_TRECHO ? '…' : ''}`;
  return realcar(trecho, marcadas);
};

export const quantasMarcadas = (texto: string, marcadas: ReadonlySet<string>): number =>
  new Set(
    [...texto.matchAll(PALAVRA)].map(([palavra]) => palavra.toLowerCase()).filter((p) => marcadas.has(p)),
  ).size;
