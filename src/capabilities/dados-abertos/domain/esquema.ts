import { type Coluna, chaveDe, type TipoDeColuna } from './coluna.ts';
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

/** Table Schema (Frictionless): the dictionary of a set, for people and programs. */
export const esquemaDe = (nome: NomeDeConjunto, compativel: boolean): object => {
  const { titulo, descricao, colunas, regra } = conjuntos[nome];
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
