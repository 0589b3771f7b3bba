import { analisar } from '#capabilities/dados-pessoais/domain/analisar.ts';
import { comuns } from '#capabilities/dados-pessoais/domain/lexico/comuns.ts';
import { MENOR_PROCURADO, normal } from './texto-normal.ts';

/** Digits, and what may be written between them: dots, dashes, slashes, spaces. */
const NUMERO = /\d(?:[\s./()\-–]{0,3}\d)+/g;
const MENOR_NUMERO = 5;
const MENOR_PALAVRA = 5;
const MENOR_DE_NOME = 2;
/** A mark over at most this many words probably covers a name. */
const POUCAS_PALAVRAS = 4;
const MAX_PALAVRAS_DO_NOME = 8;
const LIGACOES = new Set(['de', 'da', 'do', 'das', 'dos', 'del', 'di', 'van', 'von']);
const COMUNS = new Set(comuns.split(/\s+/).map(normal));
const PALAVRA = /[\p{L}\p{M}]+/gu;

export interface PartesDoTexto {
  /** As written: the whole text, and each piece of personal data in it. */
  readonly trechos: readonly string[];
  /** In normal form: each is enough to reveal what was removed. */
  readonly fortes: readonly string[];
  /** Single words of names: they count only where nobody was meant to see them. */
  readonly palavras: readonly string[];
}

const palavrasDe = (texto: string): string[] =>
  [...texto.matchAll(PALAVRA)]
    .map(([palavra]) => normal(palavra))
    .filter((palavra) => palavra.length >= MENOR_DE_NOME && !LIGACOES.has(palavra) && !COMUNS.has(palavra));

/** 'Joana Pereira da Silva' may also appear as 'Silva, Joana'. */
const paresDe = (palavras: readonly string[]): string[] =>
  palavras.flatMap((uma, at) => palavras.filter((_, outra) => outra !== at).map((outra) => uma + outra));

/**
 * The parts of a removed text that would reveal it, even if the mark was wider than the secret or
 * it is written another way.
 */
export const partesDoTexto = (texto: string): PartesDoTexto => {
  const achados = analisar(texto).map(({ inicio, fim, tipo }) => ({
    tipo,
    trecho: texto.slice(inicio, fim),
  }));
  const nomes = achados
    .filter(({ tipo }) => tipo === 'nome' || tipo === 'email')
    .map(({ trecho }) => palavrasDe(trecho));
  const todas = palavrasDe(texto);
  if (todas.length <= POUCAS_PALAVRAS) nomes.push(todas);
  const doNome = nomes.map((palavras) => palavras.slice(0, MAX_PALAVRAS_DO_NOME));
  const numeros = [...texto.matchAll(NUMERO)]
    .map(([numero]) => normal(numero))
    .filter((numero) => numero.length >= MENOR_NUMERO);
  const trechos = [texto, ...achados.map(({ trecho }) => trecho)];
  const fortes = [...trechos.map(normal), ...doNome.flatMap(paresDe), ...numeros];
  return {
    trechos,
    fortes: fortes.filter((forte) => forte.length >= MENOR_PROCURADO),
    palavras: doNome.flat().filter((palavra) => palavra.length >= MENOR_PALAVRA),
  };
};
