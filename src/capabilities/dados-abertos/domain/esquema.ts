import { type Coluna, chaveDe, type TipoDeColuna } from './coluna.ts';
import { colunasDoAntigo } from './colunas-de-manifestacoes.ts';
import { conjuntos, type NomeDeConjunto } from './conjuntos.ts';

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

/** Ours, the one that existing programs read, and for the ouvidoria the newer one that they read besides. */
export type FormaDoEsquema = 'nossa' | 'compativel' | 'nova';

/** Table Schema (Frictionless): the dictionary of a set, for people and programs. */
export const esquemaDe = (nome: NomeDeConjunto, forma: FormaDoEsquema): object => {
  const { titulo, descricao, colunas: todas, regra } = conjuntos[nome];
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
    })),
    missingValues: [''],
  };
};
