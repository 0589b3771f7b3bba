import { expect, it } from 'vitest';
import {
  MAX_ARQUIVOS,
  MAX_ARQUIVOS_RECURSO,
  MAX_BYTES,
  MAX_BYTES_RECURSO,
  MINUTOS_DE_VOZ,
} from '#capabilities/anexo/domain/anexo-limites.ts';
import { HORAS_DE_SESSAO, MINUTOS_SEM_USO } from '#capabilities/sessao/domain/sessao-prazos.ts';
import { horaDeCortePadrao } from '#kernel/prazo/calendario.ts';
import * as Lei from '#kernel/prazo/prazos-da-lei.ts';
import { readReference } from '#server/db/reference-file.ts';

interface Linha {
  readonly slug?: string;
  readonly evento?: string;
  readonly pergunta?: string;
  readonly resposta?: string;
  readonly assunto?: string;
  readonly titulo?: string;
  readonly corpo?: string;
}

const linhasDe = (arquivo: string): readonly Linha[] => readReference(arquivo).linhas as readonly Linha[];

/** A number that a term or a limit counts in: '20 dias', 'por mais **30**', 'às 20h', '30 MB no total'. */
const NUMERO = /\bmais (\d+)\b|\b(\d+) (?:dias|anos|horas|minutos|arquivos|MB)\b|\b(\d+)h\b/g;

const numerosDe = ({ pergunta, resposta, assunto, titulo, corpo }: Linha): number[] =>
  [pergunta, resposta, assunto, titulo, corpo].flatMap((texto = '') =>
    [...texto.replaceAll('**', '').matchAll(NUMERO)].map((achado) => Number(achado.slice(1).find(Boolean))),
  );

const comNumeros = (arquivo: string) =>
  Object.fromEntries(
    linhasDe(arquivo)
      .map((linha) => [linha.slug ?? linha.evento, numerosDe(linha)] as const)
      .filter(([, numeros]) => numeros.length > 0),
  );

const MEGA = 1_000_000;
const RECORRER_E_DECIDIR = [Lei.DIAS_PARA_RECORRER, Lei.DIAS_PARA_DECIDIR];
const OUVIDORIA = [Lei.DIAS_OUVIDORIA, Lei.DIAS_PRORROGACAO_OUVIDORIA];
const PRORROGACOES = [Lei.DIAS_PRORROGACAO_OUVIDORIA, Lei.DIAS_PRORROGACAO_ACESSO];
const ANEXOS = [MAX_ARQUIVOS, MAX_BYTES / MEGA];
const ANEXOS_DO_RECURSO = [MAX_ARQUIVOS_RECURSO, MAX_BYTES_RECURSO / MEGA];

/** Every number of every shipped question, in reading order. */
const ESPERADOS: Readonly<Record<string, readonly number[]>> = {
  'arquivo-recusado': ANEXOS,
  'arquivos-no-recurso': ANEXOS_DO_RECURSO,
  'como-complementar': [Lei.DIAS_COMPLEMENTACAO],
  'complementacao-para-o-prazo': [19], // The days left in the example that the text tells.
  'decisao-nao-cumprida': [Lei.DIAS_PARA_RECORRER],
  emergencia: [Lei.DIAS_OUVIDORIA],
  'equipe-area-tecnica': [Lei.DIAS_TRAMITACAO, Lei.DIAS_MAIS_PRAZO],
  'equipe-complementacao': [Lei.DIAS_COMPLEMENTACAO],
  'equipe-prorrogar': [...PRORROGACOES, Lei.DIAS_ACESSO],
  'exemplo-de-contagem': [Lei.DIAS_ACESSO, Lei.DIAS_ACESSO],
  'instancias-do-recurso': [...Array(3).fill(Lei.DIAS_PARA_DECIDIR), Lei.DIAS_PARA_RECORRER],
  'menor-de-idade': [18],
  'o-que-acontece-com-a-denuncia': OUVIDORIA,
  'o-que-e-consentimento': [Lei.DIAS_CONSENTIMENTO],
  'o-que-e-prorrogacao': PRORROGACOES,
  'pedido-virou-ouvidoria': [Lei.DIAS_PARA_DECIDIR],
  'pedir-desclassificacao': [Lei.DIAS_DESCLASSIFICACAO, Lei.DIAS_PARA_RECORRER, Lei.DIAS_DESCLASSIFICACAO],
  'perdi-o-prazo-de-complementar': [Lei.DIAS_COMPLEMENTACAO],
  'perdi-o-prazo-do-recurso': [Lei.DIAS_PARA_RECORRER],
  'por-quanto-tempo-guardam': [5, 15, 5, 5], // From the retention table, which no rule uses yet.
  'prazo-da-ouvidoria': OUVIDORIA,
  'prazo-do-acesso-a-informacao': [Lei.DIAS_ACESSO, Lei.DIAS_PRORROGACAO_ACESSO, Lei.DIAS_ACESSO],
  'quais-arquivos-posso-anexar': [MINUTOS_DE_VOZ, ...ANEXOS, ...ANEXOS_DO_RECURSO],
  'quando-posso-recorrer': RECORRER_E_DECIDIR,
  'quanto-tempo-fico-conectado': [MINUTOS_SEM_USO, HORAS_DE_SESSAO],
  'quem-ve-minha-identidade': [Lei.ANOS_DE_DADOS_PESSOAIS],
  'reabrir-manifestacao': [Lei.DIAS_PARA_PEDIR_REABERTURA],
  'reclamacao-por-omissao': [Lei.DIAS_ATE_RECLAMACAO, Lei.DIAS_DA_RECLAMACAO, Lei.DIAS_PARA_DECIDIR],
  'recurso-em-esclarecimentos': [
    Lei.DIAS_PARA_ESCLARECER,
    Lei.DIAS_PRORROGACAO_ESCLARECER,
    Lei.DIAS_PARA_DECIDIR,
  ],
  'recurso-primeira-instancia': RECORRER_E_DECIDIR,
  'recurso-quarta-instancia': [Lei.DIAS_PARA_RECORRER],
  'recurso-segunda-instancia': RECORRER_E_DECIDIR,
  'recurso-sem-decisao': [Lei.DIAS_PARA_DECIDIR, Lei.DIAS_PARA_RECORRER],
  'recurso-terceira-instancia': RECORRER_E_DECIDIR,
  'registro-a-noite': [horaDeCortePadrao / 60],
};

it('the questions that come with the product say the numbers that the rules count with', () => {
  expect(comNumeros('80-pergunta-frequente.json')).toEqual(ESPERADOS);
});

it('no mail has a number of its own: dates and terms come with the case', () => {
  expect(comNumeros('60-email-modelo.json')).toEqual({});
});
