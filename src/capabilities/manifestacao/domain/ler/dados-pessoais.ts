import { analisar } from '#capabilities/dados-pessoais/domain/analisar.ts';
import { padroesDeQuemEscreve, VINCULO } from '#capabilities/dados-pessoais/domain/auto-exposicao.ts';
import type { TipoDeDado } from '#capabilities/dados-pessoais/domain/tipos.ts';
import { semAcento } from '#kernel/texto.ts';
import { OCULTO } from './oculto.ts';

/** What is known of a person whose traces must not be read in a text. */
export interface PessoaAOcultar {
  readonly nome: string;
  readonly email?: string | undefined;
  readonly telefone?: string | undefined;
  readonly documento?: string | undefined;
  readonly endereco?: string | undefined;
  readonly logradouro?: string | undefined;
  readonly cep?: string | undefined;
}

/** 'de', 'da' and the like identify nobody. */
export const MENOR_PARTE_DE_NOME = 3;

export const escapar = (texto: string): string => texto.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Removes accents; letters keep their places, so that a match can be cut out of the original. */
export const semAcentoNoLugar = (texto: string): string =>
  [...texto].map((letra) => (semAcento(letra).length === letra.length ? semAcento(letra) : letra)).join('');

/** Characters that a reader does not see, but that would hide a name from the search. */
const INVISIVEIS = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Matches whole words only. */
const padraoDe = (padrao: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${padrao})(?![\\p{L}\\d])`, 'giu');

const ocultarPadrao = (texto: string, padrao: RegExp): string => {
  let oculto = '';
  let fim = 0;
  for (const achado of semAcentoNoLugar(texto).matchAll(padrao)) {
    oculto += `${texto.slice(fim, achado.index)}${OCULTO}`;
    fim = achado.index + achado[0].length;
  }
  return oculto + texto.slice(fim);
};

/** Also matches across line breaks and double spaces. */
const dePalavras = (palavras: string): string =>
  palavras.trim().split(/\s+/).map(semAcentoNoLugar).map(escapar).join('\\s+');

const MENOR_NUMERO = 5;
/** Matches the number however it is punctuated. */
const deNumero = (numero: string): string[] => {
  const sinais = numero.replace(/[^\p{L}\d]/gu, '');
  return sinais.length < MENOR_NUMERO ? [] : [[...sinais].map(escapar).join('[\\s()./-]*')];
};

const DDD = 2;
const deTelefone = (telefone: string): string[] => {
  const digitos = telefone.replace(/\D/g, '');
  return [digitos, digitos.slice(DDD)].flatMap(deNumero);
};

const isParticula = (parte: string): boolean => /^d?[aeo]s?$/i.test(parte);
const partesDoNome = (nome: string): string[] => nome.split(/\s+/).filter((parte) => !isParticula(parte));

const padroesDe = (pessoa: PessoaAOcultar): string[] => [
  ...[pessoa.nome, pessoa.email, pessoa.endereco, pessoa.logradouro].flatMap((texto) =>
    texto?.trim() ? [dePalavras(texto)] : [],
  ),
  ...[pessoa.documento, pessoa.cep].flatMap((numero) => deNumero(numero ?? '')),
  ...deTelefone(pessoa.telefone ?? ''),
  ...partesDoNome(pessoa.nome)
    .filter((parte) => parte.length >= MENOR_PARTE_DE_NOME)
    .map(dePalavras),
];

/** 'Sá' alone may be anything; beside another part of the name it is the person's. */
const partesCurtas = ({ nome }: PessoaAOcultar): string[] =>
  partesDoNome(nome)
    .filter((parte) => parte.length > 1 && parte.length < MENOR_PARTE_DE_NOME)
    .flatMap((parte) => [
      `${escapar(OCULTO)}\\s+(?:d[aeo]s?\\s+)?${dePalavras(parte)}`,
      `${dePalavras(parte)},?\\s+${escapar(OCULTO)}`,
    ]);

const SEGUIDOS = new RegExp(`${escapar(OCULTO)}(?:\\s+(?:d[aeo]s?\\s+)?${escapar(OCULTO)})+`, 'g');

/** The people and places a text speaks of stay: without them nobody could investigate. */
const FICAM: ReadonlySet<TipoDeDado> = new Set(['nome', 'cnpj', 'endereco']);
/** A company is not a person: its number stays. */
const SO_EMPRESAS: ReadonlySet<TipoDeDado> = new Set(['cnpj']);

/** An address is hidden where the text says that its author lives there. */
const ondeMora = (texto: string): ((inicio: number) => boolean) => {
  const vinculos = [...texto.matchAll(VINCULO)].map(({ 0: { length }, index }) => [index, index + length]);
  return (lugar) => vinculos.some(([inicio = 0, fim = 0]) => inicio <= lugar && lugar < fim);
};

const semDados = (texto: string, ficam: ReadonlySet<TipoDeDado>): string => {
  const isDeQuemEscreve = ondeMora(texto);
  let oculto = '';
  let lido = 0;
  for (const { inicio, fim, tipo } of analisar(texto)) {
    if (ficam.has(tipo) && !(tipo === 'endereco' && isDeQuemEscreve(inicio))) continue;
    oculto += `${texto.slice(lido, inicio)}${OCULTO}`;
    lido = fim;
  }
  return oculto + texto.slice(lido);
};

const ocultarMenos =
  (ficam: ReadonlySet<TipoDeDado>) =>
  (pessoas: readonly PessoaAOcultar[]): ((texto: string) => string) => {
    const padroes = [...pessoas.flatMap(padroesDe), ...pessoas.flatMap(partesCurtas)].map(padraoDe);
    return (texto) => {
      const semContatos = padroesDeQuemEscreve.reduce(
        (cada, padrao) => cada.replace(padrao, OCULTO),
        semDados(texto.normalize('NFC').replace(INVISIVEIS, ''), ficam),
      );
      return padroes.reduce(ocultarPadrao, semContatos).replaceAll(SEGUIDOS, OCULTO);
    };
  };

/**
 * The text without personal data (Decreto 10.153/2019, art. 3, V: pseudonymisation): names and
 * contacts of the known people, anybody's documents and contacts, and what the text says about its
 * author.
 */
export const ocultarDadosPessoais = ocultarMenos(FICAM);

/** For readers who need not know the people mentioned either: their names and addresses go too. */
export const ocultarDadosDeTodos = ocultarMenos(SO_EMPRESAS);
