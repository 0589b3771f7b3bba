import { semAcento } from '#kernel/texto.ts';

export interface Dica {
  readonly tipo: 'frase-longa' | 'jargao';
  /** Position in the text, for the editor to mark it. */
  readonly inicio: number;
  readonly fim: number;
  readonly trecho: string;
  readonly dica: string;
}

/** A longer sentence has to be read twice. */
export const MAX_PALAVRAS = 25;

/** Jargon, and what people say instead. Longer expressions are looked for first. */
const simples: readonly (readonly [string, string])[] = [
  ['em que pese', 'apesar de'],
  ['no que tange a', 'sobre'],
  ['no que concerne a', 'sobre'],
  ['com o fito de', 'para'],
  ['com vistas a', 'para'],
  ['por meio do presente', 'por aqui'],
  ['vimos por meio desta', 'escrevemos'],
  ['tendo em vista que', 'porque'],
  ['haja vista', 'porque'],
  ['a priori', 'em princípio'],
  ['ex officio', 'por conta própria'],
  ['de oficio', 'por conta própria'],
  ['in loco', 'no local'],
  ['data venia', 'com respeito'],
  ['supracitado', 'citado acima'],
  ['supramencionado', 'citado acima'],
  ['epigrafe', 'título'],
  ['outrossim', 'além disso'],
  ['destarte', 'assim'],
  ['doravante', 'a partir de agora'],
  ['mister', 'preciso'],
  ['outorgar', 'dar'],
  ['deferido', 'aceito'],
  ['indeferido', 'negado'],
  ['deferimento', 'aceite'],
  ['indeferimento', 'negativa'],
  ['tempestivo', 'no prazo'],
  ['intempestivo', 'fora do prazo'],
  ['oitiva', 'escuta'],
  ['diligencia', 'providência'],
  ['exarado', 'escrito'],
  ['acostado', 'anexado'],
  ['hodiernamente', 'hoje'],
  ['precipuamente', 'principalmente'],
  ['consubstanciado', 'baseado'],
  ['interpor', 'apresentar'],
  ['prolatar', 'dar'],
  ['procrastinar', 'adiar'],
  ['dirimir', 'resolver'],
  ['elencar', 'listar'],
  ['perquirir', 'investigar'],
  ['remanescente', 'restante'],
  ['obice', 'obstáculo'],
  ['mormente', 'principalmente'],
];

/** These do not change with gender or number. */
const invariaveis: readonly string[] = ['no prazo', 'fora do prazo'];

/**
 * 'supracitadas' becomes 'citadas acima': the simpler word takes the gender and number of the one
 * it replaces.
 */
const concordar = (troca: string, trecho: string, expressao: string): string => {
  if (!FLEXIVEL.test(expressao) || invariaveis.includes(troca)) return troca;
  const [primeira = '', ...resto] = troca.split(' ');
  const [, vogal = '', plural = ''] = /([a-z])(s?)$/i.exec(semAcento(trecho)) ?? [];
  const isAdjetivo = expressao.endsWith('o') && primeira.endsWith('o');
  const concordada = isAdjetivo ? primeira.slice(0, -1) + vogal.toLowerCase() : primeira;
  return [concordada + plural.toLowerCase(), ...resto].join(' ');
};

const ESPECIAL = /[.*+?^${}()|[\]\\]/g;
const FLEXIVEL = /^[a-z]+[oae]$/;
/** Whole words only, including plural and feminine; accents do not matter. */
const padrao = (expressao: string): RegExp => {
  const base = expressao.replace(ESPECIAL, '\\$&').replace(/ /g, '\\s+');
  const final = expressao.endsWith('e') ? 'e' : '[oa]';
  const flexivel = FLEXIVEL.test(expressao) ? `${base.slice(0, -1)}${final}s?` : base;
  return new RegExp(`(?<![\\p{L}\\p{N}])${flexivel}(?![\\p{L}\\p{N}])`, 'giu');
};

const procurados = [...simples]
  .sort(([a], [b]) => b.length - a.length)
  .map(([expressao, troca]) => ({ regra: padrao(expressao), expressao, troca }));

/** Removes accents without moving any letter, so that positions still match the text. */
const alinhado = (texto: string): string =>
  [...texto].map((letra) => (semAcento(letra).length === letra.length ? semAcento(letra) : letra)).join('');

const jargoes = (texto: string): Dica[] => {
  const achadas: Dica[] = [];
  const semAcentos = alinhado(texto);
  for (const { regra, expressao, troca } of procurados) {
    for (const {
      index,
      0: { length },
    } of semAcentos.matchAll(regra)) {
      const fim = index + length;
      if (achadas.some((dica) => index < dica.fim && fim > dica.inicio)) continue;
      const trecho = texto.slice(index, fim);
      achadas.push({
        tipo: 'jargao',
        inicio: index,
        fim,
        trecho,
        dica: `Troque “${trecho}” por “${concordar(troca, trecho, expressao)}”.`,
      });
    }
  }
  return achadas;
};

/** A period inside 'art. 16', 'nº 13.460' or 'Sr.' does not end a sentence. */
const FIM_DA_FRASE = /(?<!\b(?:art|arts|inc|n|nº|sr|sra|dr|dra|p|pág|ex))[.!?]+(?=\s|$)|\n{2,}/giu;

const frasesLongas = (texto: string): Dica[] => {
  const dicas: Dica[] = [];
  let comeco = 0;
  const conferir = (ate: number): void => {
    const bruto = texto.slice(comeco, ate);
    const trecho = bruto.trim();
    const palavras = trecho.split(/\s+/).filter(Boolean).length;
    if (palavras > MAX_PALAVRAS) {
      const inicio = comeco + (bruto.length - bruto.trimStart().length);
      dicas.push({
        tipo: 'frase-longa',
        inicio,
        fim: inicio + trecho.length,
        trecho,
        dica: `Esta frase tem ${palavras} palavras. Divida em frases de até ${MAX_PALAVRAS}.`,
      });
    }
    comeco = ate;
  };
  for (const { index, 0: fim } of texto.matchAll(FIM_DA_FRASE)) conferir(index + fim.length);
  conferir(texto.length);
  return dicas;
};

/**
 * Plain language is a right of the user (Lei 13.460/2017, art. 5, XIV): this gives hints and never
 * refuses.
 */
export const dicasDeLinguagem = (texto: string): Dica[] =>
  [...frasesLongas(texto), ...jargoes(texto)].sort((a, b) => a.inicio - b.inicio || b.fim - a.fim);
