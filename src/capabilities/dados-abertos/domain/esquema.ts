import { type Coluna, chaveDe, type TipoDeColuna } from './coluna.ts';
import { colunasDoAntigo } from './colunas-de-manifestacoes.ts';
import { type Conjunto, type NomeDeTabela, tabelas } from './conjuntos.ts';
import { colunasDeMudancas } from './mudancas.ts';

const tipos: Readonly<Record<TipoDeColuna, string>> = {
  inteiro: 'integer',
  texto: 'string',
  data: 'date',
  logico: 'boolean',
};

/** In the compatible files days are dd/mm/yyyy, and booleans are words. */
const noCompativel = ({ tipo }: Coluna): object => {
  if (tipo === 'data') return { format: '%d/%m/%Y' };
  return tipo === 'logico' ? { trueValues: ['Sim'], falseValues: ['Não'] } : {};
};

const limites = ({ obrigatoria, valores, padrao }: Coluna): object => {
  const regras = {
    ...(obrigatoria && { required: true }),
    ...(valores && { enum: valores }),
    ...(padrao && { pattern: padrao }),
  };
  return Object.keys(regras).length > 0 ? { constraints: regras } : {};
};

/** Ours, the one that existing programs read, and for the ouvidoria the newer one that they read besides. */
export type FormaDoEsquema = 'nossa' | 'compativel' | 'nova';

const MUDANCAS: Conjunto = {
  titulo: 'Mudanças dos dados de acesso à informação',
  descricao:
    'O que mudou em um dia, ou desde um dia, este incluído: cada linha uma vez, como está agora, e a chave do que deixou de ser publicado. Dos textos vêm só as chaves. Nada da ouvidoria.',
  colunas: colunasDeMudancas,
};
/** Of what a schema is served; the changes have no set of their own, and no year. */
export type NomeDeEsquema = NomeDeTabela | 'mudancas';
const comEsquema: Readonly<Record<NomeDeEsquema, Conjunto>> = { ...tabelas, mudancas: MUDANCAS };
export const nomesDeEsquemas = Object.keys(comEsquema) as readonly NomeDeEsquema[];
export const descritoEm = (nome: NomeDeEsquema): Conjunto => comEsquema[nome];

/** Table Schema (Frictionless): the dictionary of a set, for people and programs. */
export const esquemaDe = (nome: NomeDeEsquema, forma: FormaDoEsquema): object => {
  const { titulo, descricao, colunas: todas, regra, chave } = comEsquema[nome];
  const compativel = forma !== 'nossa';
  const colunas = nome === 'manifestacoes' && forma === 'compativel' ? colunasDoAntigo : todas;
  return {
    $schema: 'https://datapackage.org/profiles/1.0/tableschema.json',
    title: titulo,
    description: regra ? `${descricao} ${regra}` : descricao,
    fields: colunas.map((coluna) => ({
      name: compativel ? coluna.nome : chaveDe(coluna),
      type: tipos[coluna.tipo],
      description: coluna.descricao,
      ...(compativel && noCompativel(coluna)),
      ...limites(coluna),
    })),
    ...(chave && { primaryKey: chave }),
    missingValues: [''],
  };
};
