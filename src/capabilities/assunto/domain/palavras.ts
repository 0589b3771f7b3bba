import { semAcento } from '#kernel/texto.ts';

/** A word of a text: how it is compared and where it stands, to be quoted as written. */
export interface Palavra {
  /** Lower case, without accents. */
  readonly forma: string;
  /** Lower case, as written: the database's stemmer knows plurals by their accents. */
  readonly escrita: string;
  /** A crude stem: 'aposentadorias' and 'aposentadoria' have the same one. */
  readonly radical: string;
  readonly inicio: number;
  readonly fim: number;
}

/** Words that say nothing of the subject: articles, pronouns, 'gostaria', 'solicito'. */
const VAZIAS = new Set(
  `a as o os um uma uns umas ao aos da das do dos de em na nas no nos num numa por para pra pelo pela pelos pelas com sem
  sob sobre entre ate desde contra e ou mas nem que se porque pois como quando onde quem qual quais cujo cuja eu tu ele ela
  eles elas nos voce voces me te lhe lhes meu minha meus minhas seu sua seus suas nosso nossa este esta estes estas esse essa
  esses essas isso isto aquilo aquele aquela la aqui ali ja nao sim so tambem muito muita muitos muitas mais menos bem mal
  ainda sempre nunca hoje ontem agora depois antes ser sou foi era eram estou estava estao esta estar tem tenho tinha ter ha
  houve vai vou ir fui faz fazer fez fazem pode podem posso quero queria gostaria preciso solicito peco pedir venho saber
  favor obrigado obrigada senhor senhora sr sra dia dias mes meses ano anos vez vezes todo toda todos todas cada outro outra
  outros outras mesmo mesma algum alguma alguns algumas nada tudo pessoa pessoas coisa coisas gente aconteceu problema
  problemas desse dessa deste desta nesse nessa neste nesta qualquer deveria deve devem favor bom boa dar deu dizer disse`.split(
    /\s+/,
  ),
);

/** Covers plurals and gender, which people vary; the tables hold verbs as they are written. */
export const radicalDe = (forma: string): string => {
  if (forma.length < 4) return forma;
  return forma
    .replace(/(?:oes|aes|aos)$/, 'ao')
    .replace(/(?<=..)ais$/, 'al')
    .replace(/(?<=...)eis$/, 'el')
    .replace(/ns$/, 'm')
    .replace(/([rz])es$/, '$1')
    .replace(/s$/, '')
    .replace(/(?<=...)[aeo]$/, '');
};

/** Every word in order, also empty ones, so that phrases such as 'posto de saúde' can be found. */
export const palavrasDe = (texto: string): Palavra[] =>
  [...texto.matchAll(/[\p{L}\p{N}]+(?:\p{M}[\p{L}\p{N}]*)*/gu)].map((match) => {
    const escrita = match[0].normalize('NFC').toLowerCase();
    const forma = semAcento(escrita);
    return {
      forma,
      escrita,
      radical: radicalDe(forma),
      inicio: match.index,
      fim: match.index + match[0].length,
    };
  });

export const isVazia = ({ forma }: Pick<Palavra, 'forma'>): boolean => forma.length < 2 || VAZIAS.has(forma);

/** The words with meaning, each once, in the order they were written. */
export const palavrasSignificativas = (palavras: readonly Palavra[]): Palavra[] => {
  const vistas = new Set<string>();
  return palavras.filter((palavra) => {
    if (isVazia(palavra) || palavra.forma.length < 3 || /^\d+$/.test(palavra.forma)) return false;
    if (vistas.has(palavra.radical)) return false;
    vistas.add(palavra.radical);
    return true;
  });
};

/** A word to search in the database, which indexes both forms. Letters and digits only. */
export type Procurada = Pick<Palavra, 'forma' | 'escrita'>;

export const procuradas = (palavras: readonly Palavra[]): Procurada[] =>
  palavras.map(({ forma, escrita }) => ({ forma, escrita }));

/** The word in either form, as to_tsquery expects it. */
export const consultaDe = ({ forma, escrita }: Procurada): string =>
  forma === escrita ? forma : `${forma} | ${escrita}`;

export interface Achado {
  readonly inicio: number;
  readonly fim: number;
}

/**
 * Where an expression begins in a text. Empty words between its words do not matter; up to `folga`
 * other words may stand between two of them: 'buraco enorme na rua'.
 */
export const acharExpressao = (
  palavras: readonly Palavra[],
  expressao: readonly Palavra[],
  folga = 0,
): Achado | null => {
  const [primeira, ...resto] = expressao.filter((palavra) => !isVazia(palavra));
  if (!primeira) return null;
  for (const [indice, palavra] of palavras.entries()) {
    if (palavra.radical !== primeira.radical) continue;
    let ultima = palavra;
    let posicao = indice + 1;
    const segue = resto.every((procurada) => {
      for (let outras = 0; outras <= folga; outras += 1) {
        while (posicao < palavras.length && isVazia(palavras[posicao] as Palavra)) posicao += 1;
        const achada = palavras[posicao];
        posicao += 1;
        if (achada?.radical !== procurada.radical) continue;
        ultima = achada;
        return true;
      }
      return false;
    });
    if (segue) return { inicio: palavra.inicio, fim: ultima.fim };
  }
  return null;
};

const MAX_CITACAO = 60;

/** The person's words between curly quotes, on one line. */
export const citar = (texto: string, { inicio, fim }: Achado): string => {
  const trecho = texto.slice(inicio, fim).replace(/\s+/g, ' ');
  return `“${trecho.length > MAX_CITACAO ? `${trecho.slice(0, MAX_CITACAO)}…` : trecho}”`;
};

/** 'a', 'a e b', 'a, b e c'. */
export const enumerar = (itens: readonly string[]): string =>
  itens.length < 2 ? (itens[0] ?? '') : `${itens.slice(0, -1).join(', ')} e ${itens.at(-1)}`;
