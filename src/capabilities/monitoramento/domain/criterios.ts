import { z } from 'zod';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import type { LeituraDaAmostra } from './leitura-da-amostra.ts';
import { criterioQueNaoCabe, criterioSemNota } from './monitoramento-errors.ts';

interface Criterio {
  readonly nome: string;
  readonly pergunta: string;
  /** Can be judged from how the case went, without reading any of its text. */
  readonly semTexto: boolean;
}

/** What people are owed: Lei 13.460/2017, arts. 5, 6 and 12; Lei 12.527/2011, arts. 5 and 11. */
export const criterios = {
  andamento: {
    nome: 'Andamento',
    pergunta: 'Prorrogações, encaminhamentos e pedidos de complementação eram necessários?',
    semTexto: true,
  },
  tempo: {
    nome: 'Tempo de resposta',
    pergunta: 'A resposta saiu no prazo, sem deixar tudo para o último dia?',
    semTexto: true,
  },
  linguagem: {
    nome: 'Linguagem',
    pergunta: 'A resposta é simples, direta e respeitosa?',
    semTexto: false,
  },
  completude: {
    nome: 'Completude',
    pergunta: 'A resposta trata de tudo o que o assunto pede e diz o que foi feito?',
    semTexto: false,
  },
  fundamentacao: {
    nome: 'Fundamentação',
    pergunta: 'O que foi negado ou não pôde ser feito está explicado, com a norma que vale?',
    semTexto: false,
  },
  orientacao: {
    nome: 'Orientação',
    pergunta: 'A pessoa fica sabendo o que pode fazer em seguida, com prazos e canais?',
    semTexto: false,
  },
  protecao: {
    nome: 'Proteção de dados',
    pergunta: 'A resposta não expõe dados pessoais sem necessidade?',
    semTexto: false,
  },
} as const satisfies Readonly<Record<string, Criterio>>;

export type NomeDoCriterio = keyof typeof criterios;
export const nomesDosCriterios = Object.keys(criterios) as readonly NomeDoCriterio[];

export const notasPossiveis = {
  atende: 'Atende',
  'atende-em-parte': 'Atende em parte',
  'nao-atende': 'Não atende',
  'nao-se-aplica': 'Não se aplica',
} as const;
export type Nota = keyof typeof notasPossiveis;

const pontos: Readonly<Record<Nota, number | null>> = {
  atende: 100,
  'atende-em-parte': 50,
  'nao-atende': 0,
  'nao-se-aplica': null,
};

const umaNota = z.enum(Object.keys(notasPossiveis) as [Nota]);
export const notas = z.partialRecord(z.enum(nomesDosCriterios), umaNota);
export type Notas = z.output<typeof notas>;

export const criteriosDoCaso = (leitura: LeituraDaAmostra): readonly NomeDoCriterio[] =>
  nomesDosCriterios.filter((nome) => leitura === 'resposta' || criterios[nome].semTexto);

/** Exactly the criteria that apply get a grade: nobody judges a text they may not read. */
export const podeTerNotas = (leitura: LeituraDaAmostra, dadas: Notas): Verdict => {
  const cabem = criteriosDoCaso(leitura);
  const semNota = cabem.find((nome) => dadas[nome] === undefined);
  if (semNota) return refuse(criterioSemNota(semNota));
  const aMais = nomesDosCriterios.find((nome) => dadas[nome] !== undefined && !cabem.includes(nome));
  return aMais ? refuse(criterioQueNaoCabe(aMais)) : allow;
};

const umaCasa = (numero: number): number => Math.round(numero * 10) / 10;
const media = (numeros: readonly number[]): number | null =>
  numeros.length === 0 ? null : numeros.reduce((total, numero) => total + numero, 0) / numeros.length;

const pontosDo = (dadas: Notas): number | null =>
  media(Object.values(dadas).flatMap((nota) => pontos[nota] ?? []));

/** 0 to 100, with one decimal; null where no criterion applied. */
export const notaDoCaso = (dadas: Notas): number | null => {
  const nota = pontosDo(dadas);
  return nota === null ? null : umaCasa(nota);
};

/** Each case weighs the same, however many criteria applied to it. */
export const notaDaAmostra = (casos: readonly Notas[]): number | null => {
  const nota = media(casos.flatMap((dadas) => pontosDo(dadas) ?? []));
  return nota === null ? null : umaCasa(nota);
};
