import { z } from 'zod';
import { aberto } from '#kernel/acesso.ts';
import { contract } from '#kernel/endpoint.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { formatos } from './domain/arquivos.ts';
import { nomesDeConjuntos } from './domain/conjuntos.ts';

const inteiro = (minimo: number, maximo: number) =>
  z
    .union([
      z.int(),
      z
        .string()
        .regex(/^\d{1,6}$/)
        .transform(Number),
    ])
    .pipe(z.int().min(minimo).max(maximo));

const LIMITE = 1000;

const arquivo = z.object({
  nome: z.string(),
  conjunto: z.string(),
  ano: z.int(),
  formato: z.enum(formatos),
  linhas: z.int(),
  bytes: z.int(),
  sha256: z.string(),
  geradoEm: z.iso.datetime(),
  /** True if a text in it is no longer public: no download until it is made again. */
  emRevisao: z.boolean(),
});
export type Arquivo = z.output<typeof arquivo>;

export const dadosAbertosContract = contract({
  'GET /app-web/v1/dados-abertos': {
    acesso: aberto,
    resumo: 'Lista os arquivos de dados abertos, com tamanho, linhas, data e soma SHA-256.',
    response: z.object({ arquivos: z.array(arquivo) }),
  },
  'GET /app-web/v1/dados-abertos/arquivos/:nome': {
    acesso: aberto,
    resumo: 'Baixa um arquivo de dados abertos.',
    params: z.strictObject({ nome: campo('Arquivo', z.string().regex(/^[A-Za-z0-9_.-]{1,100}$/)) }),
    respostaCrua: true,
    response: z.string(),
  },
  'GET /app-web/v1/dados-abertos/datapackage.json': {
    acesso: aberto,
    resumo: 'O pacote de dados no padrão Frictionless: arquivos, somas e dicionários.',
    respostaCrua: true,
    response: z.string(),
  },
  'GET /app-web/v1/dados-abertos/dcat.json': {
    acesso: aberto,
    resumo: 'O catálogo dos dados abertos no padrão DCAT, para portais que o colhem; também em /dcat.json.',
    respostaCrua: true,
    response: z.string(),
  },
  'GET /app-web/v1/dados-abertos/sha256sums.txt': {
    acesso: aberto,
    resumo: 'As somas SHA-256 de todos os arquivos, como o programa sha256sum as lê.',
    respostaCrua: true,
    response: z.string(),
  },
  'GET /app-web/v1/dados-abertos/esquemas/:nome': {
    acesso: aberto,
    resumo: 'O dicionário de um conjunto de dados (Table Schema).',
    params: z.strictObject({ nome: campo('Dicionário', z.string().max(60)) }),
    respostaCrua: true,
    response: z.string(),
  },
  'GET /app-web/v1/dados-abertos/:conjunto': {
    acesso: aberto,
    resumo: 'As linhas de um conjunto de dados em um ano, página por página.',
    params: z.strictObject({ conjunto: campo('Conjunto', z.enum(nomesDeConjuntos)) }),
    query: z.strictObject({
      ano: campo('Ano', inteiro(2000, 2200)),
      cursor: campo('Cursor', z.string().min(1).max(300)).optional(),
      limite: campo('Limite', inteiro(1, LIMITE)).default(100),
    }),
    response: z.object({
      itens: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
      /** Null on the last page. */
      proximoCursor: z.string().nullable(),
    }),
  },
});
