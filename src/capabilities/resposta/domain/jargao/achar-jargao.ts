import { chaveDe, type Forma, vocabulario } from './vocabulario.ts';

interface JargaoAchado {
  readonly inicio: number;
  readonly fim: number;
  readonly trecho: string;
  readonly troca: string | null;
  readonly conselho: string | null;
}

/** Forms that differ only in an accent ('a', 'à') share a key; the accent written decides. */
const porChave = Map.groupBy(
  vocabulario.flatMap(({ formas }) => formas),
  ({ escrita }) => chaveDe(escrita),
);
const MAX_PALAVRAS_DA_FORMA = Math.max(...[...porChave.keys()].map((chave) => chave.split(' ').length));
/** Most words begin no expression: they are passed over at once. */
const comecos = new Set([...porChave.keys()].map((chave) => chave.split(' ')[0]));

const PALAVRA = /[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*/gu;

interface Palavra {
  readonly chave: string;
  readonly inicio: number;
  readonly fim: number;
}

const palavrasDe = (texto: string): Palavra[] =>
  [...texto.matchAll(PALAVRA)].map(({ 0: palavra, index }) => ({
    chave: chaveDe(palavra),
    inicio: index,
    fim: index + palavra.length,
  }));

const formaEscrita = (trecho: string, formas: readonly Forma[]): Forma | undefined => {
  const minuscula = trecho.normalize('NFC').toLowerCase().replace(/\s+/g, ' ');
  return formas.find(({ escrita }) => escrita === minuscula) ?? formas.find(({ isExata }) => !isExata);
};

const semLetraMinuscula = (trecho: string): boolean =>
  trecho.length > 1 && trecho === trecho.toUpperCase() && trecho !== trecho.toLowerCase();

/** The swap begins with a capital where the jargon did, and shouts where it did. */
const comMaiusculas = (novo: string, trecho: string): string => {
  if (semLetraMinuscula(trecho)) return novo.toUpperCase();
  const [primeira = ''] = trecho;
  return primeira === primeira.toLowerCase() ? novo : novo.charAt(0).toUpperCase() + novo.slice(1);
};

/** The words of an expression stand on one line or wrap, with nothing but space between them. */
const estaoJuntas = (texto: string, palavras: readonly Palavra[]): boolean =>
  palavras.every(
    ({ fim }, i) =>
      i === palavras.length - 1 || /^[^\S\n]*\n?[^\S\n]*$/.test(texto.slice(fim, palavras[i + 1]?.inicio)),
  );

const comecaFrase = (texto: string, inicio: number): boolean => {
  const antes = texto.slice(0, inicio);
  const escrito = antes.trimEnd();
  return /^$|[.!?]$/.test(escrito) || antes.slice(escrito.length).includes('\n\n');
};

/** Some swaps hold only where the expression joins two sentences. */
const valeAqui = ({ onde }: Forma, texto: string, inicio: number, fim: number): boolean =>
  onde === undefined || (onde === 'no-comeco' ? comecaFrase(texto, inicio) : texto.charAt(fim) === ',');

/** By whole words, the longest expression first; what was found once is not found again inside. */
export const acharJargao = (texto: string): JargaoAchado[] => {
  const palavras = palavrasDe(texto);
  const achados: JargaoAchado[] = [];
  for (let i = 0; i < palavras.length; i += 1) {
    if (!comecos.has(palavras[i]?.chave)) continue;
    for (let quantas = MAX_PALAVRAS_DA_FORMA; quantas > 0; quantas -= 1) {
      const seguidas = palavras.slice(i, i + quantas);
      const [primeira, ultima] = [seguidas[0], seguidas.at(-1)];
      const formas = porChave.get(seguidas.map(({ chave }) => chave).join(' '));
      if (seguidas.length < quantas || !primeira || !ultima || !formas || !estaoJuntas(texto, seguidas))
        continue;
      const trecho = texto.slice(primeira.inicio, ultima.fim);
      const forma = formaEscrita(trecho, formas);
      if (!forma) continue;
      achados.push({
        inicio: primeira.inicio,
        fim: ultima.fim,
        trecho,
        troca:
          forma.troca === null || !valeAqui(forma, texto, primeira.inicio, ultima.fim)
            ? null
            : comMaiusculas(forma.troca, trecho),
        conselho: forma.conselho,
      });
      i += quantas - 1;
      break;
    }
  }
  return achados;
};
