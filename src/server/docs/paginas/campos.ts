import type { Markup } from '../../sign-on/pages/html.ts';
import { especiesDe, isEspecie, type JsonSchema } from '../documento.ts';
import { tabela } from './tabela.ts';

interface Linha {
  readonly nome: string;
  readonly tipo: string;
  readonly obrigatorio: boolean;
  readonly regra: string;
}

const TIPOS: Readonly<Record<string, string>> = {
  string: 'texto',
  integer: 'inteiro',
  number: 'número',
  boolean: 'sim ou não',
  object: 'objeto',
  array: 'lista',
  null: 'nulo',
};
const FORMATOS: Readonly<Record<string, string>> = {
  date: 'data AAAA-MM-DD',
  'date-time': 'momento ISO 8601',
  email: 'e-mail',
  uri: 'endereço',
  uuid: 'UUID',
  binary: 'arquivo',
};
const MAIS_FUNDO = 4;

const semNulo = (schema: JsonSchema): JsonSchema => {
  const opcoes = schema.anyOf?.filter((opcao) => !isEspecie(opcao, 'null'));
  const [unica] = opcoes ?? [];
  return opcoes?.length === 1 && unica ? unica : schema;
};

const deUmaEspecie = (schema: JsonSchema, especie: string): string => {
  if (especie === 'array')
    return typeof schema.items === 'object' ? `lista de ${tipoDe(schema.items)}` : 'lista';
  const formato = especie === 'null' || schema.format === undefined ? undefined : FORMATOS[schema.format];
  return formato ?? TIPOS[especie] ?? especie;
};

export const tipoDe = (schema: JsonSchema): string => {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((valor) => JSON.stringify(valor)).join(' ou ');
  const opcoes = schema.anyOf ?? schema.oneOf;
  if (opcoes) return [...new Set(opcoes.map(tipoDe))].join(' ou ');
  const especies = especiesDe(schema);
  // Nothing said about it at all: it is kept or given as it came.
  if (especies.length === 0) return 'qualquer valor';
  return especies.map((especie) => deUmaEspecie(schema, especie)).join(' ou ');
};

export const regraDe = (schema: JsonSchema): string => {
  const dentro = semNulo(schema);
  const { minLength, maxLength, minimum, maximum, minItems, maxItems } = dentro;
  const description = schema.description ?? dentro.description;
  const padrao = schema.default;
  const partes = [
    description,
    minLength !== undefined && minLength > 1 && `ao menos ${minLength} caracteres`,
    maxLength !== undefined && `até ${maxLength} caracteres`,
    minimum !== undefined && `de ${minimum} em diante`,
    maximum !== undefined && `até ${maximum}`,
    minItems !== undefined && minItems > 0 && `ao menos ${minItems}`,
    maxItems !== undefined && `até ${maxItems} itens`,
    padrao !== undefined && padrao !== null && `sem ele: ${JSON.stringify(padrao)}`,
  ].filter((parte) => typeof parte === 'string');
  return partes.map((parte, i) => (i < partes.length - 1 ? parte.replace(/\.$/, '') : parte)).join('; ');
};

/** Alternatives that have a name of their own get a table each (`por-tipo.ts`), not rows among the others. */
export const isPorTipo = ({ anyOf }: JsonSchema): boolean =>
  anyOf !== undefined && anyOf.length > 1 && anyOf.every(({ title }) => title !== undefined);

const linhasDe = (dado: JsonSchema, prefixo = '', fundo = 0): readonly Linha[] => {
  const schema = semNulo(dado);
  if (fundo > MAIS_FUNDO || isPorTipo(schema)) return [];
  if (isEspecie(schema, 'array') && typeof schema.items === 'object')
    return linhasDe(schema.items, `${prefixo}[]`, fundo + 1);
  const opcoes = (schema.oneOf ?? schema.anyOf ?? []).flatMap((opcao) => linhasDe(opcao, prefixo, fundo + 1));
  const proprias = Object.entries(schema.properties ?? {}).flatMap(([nome, campo]) => [
    {
      nome: prefixo ? `${prefixo}.${nome}` : nome,
      tipo: tipoDe(campo),
      obrigatorio: schema.required?.includes(nome) ?? false,
      regra: regraDe(campo),
    },
    ...linhasDe(campo, prefixo ? `${prefixo}.${nome}` : nome, fundo + 1),
  ]);
  const vistas = new Set<string>();
  return [...proprias, ...opcoes].filter(({ nome, tipo }) => {
    const chave = `${nome} ${tipo}`;
    return vistas.has(chave) ? false : vistas.add(chave);
  });
};

/** The fields of a schema, one row each; nested fields show their whole path. */
export const tabelaDeCampos = (legenda: string, schema: JsonSchema): Markup | null => {
  const linhas = linhasDe(schema);
  if (linhas.length === 0) return null;
  return tabela(
    legenda,
    ['Campo', 'Tipo', 'Obrigatório', 'Regra'],
    linhas.map(
      ({ nome, tipo, obrigatorio, regra }) => [nome, tipo, obrigatorio ? 'sim' : 'não', regra] as const,
    ),
  );
};
