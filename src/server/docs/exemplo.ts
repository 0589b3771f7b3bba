import type { z } from 'zod';
import { especiesDe, isEspecie, type JsonSchema } from './documento.ts';

/** Recognisable values by the field's name; the first that its schema accepts is used. */
const porNome: readonly (readonly [RegExp, readonly unknown[]])[] = [
  [/protocolo/i, ['00106.000123/2026-11', '00106000123202611']],
  [/cpf|documento/i, ['529.982.247-25', '52998224725']],
  [/cnpj/i, ['11.222.333/0001-81', '11222333000181']],
  [/^(sig)?uf$/i, ['CE']],
  [/cep/i, ['60160-230', '60160230']],
  [/telefone|numero/i, ['(61) 2020-1234', '6120201234', '100']],
  [/e-?mail|^para$/i, ['maria@example.org']],
  [/senha/i, ['Uma-senha-longa-2026']],
  [/segredo/i, ['whsec_exemplo']],
  [
    /^(para|url|link|endereco|site|href)/i,
    ['https://recebe.example.org/webhooks', '/manifestacao/detalhar/1'],
  ],
  [/sigla/i, ['CGU']],
  [/nome|responsavel|autor/i, ['Maria da Silva']],
  [
    /texto|mensagem|justificativa|motivo|comentario|descricao|corpo/i,
    ['A luz do posto de atendimento está apagada há uma semana.'],
  ],
  [/mes|competencia/i, ['2026-03']],
  [/hora/i, ['19:00']],
  [/dataprazo|data|^de$|^ate$|dia|prazo/i, ['2026-03-12', '12/03/2026']],
];

const porFormato: Readonly<Record<string, string>> = {
  date: '2026-03-12',
  'date-time': '2026-03-12T12:00:00.000Z',
  time: '09:00:00',
  email: 'maria@example.org',
  uri: 'https://www.example.org/',
  uuid: '3f2b8d2e-6c1a-4a55-9d3e-0b7c5a1f9e21',
  ipv4: '203.0.113.7',
};

const GENERICOS = [
  'exemplo',
  'Exemplo de texto, com mais de vinte letras.',
  '1',
  '12',
  '2026',
  'a',
  'CE',
  '19:00',
  '00106',
  '#1351b4',
];

const cabe = (
  texto: string,
  { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: JsonSchema,
): boolean =>
  texto.length >= minLength &&
  texto.length <= maxLength &&
  (!pattern || new RegExp(pattern, 'u').test(texto));

const texto = (schema: JsonSchema, nome: string): string => {
  const conhecidos = porNome.filter(([padrao]) => padrao.test(nome)).flatMap(([, valores]) => valores);
  const formato = schema.format === undefined ? [] : [porFormato[schema.format] ?? 'exemplo'];
  const longo = 'x'.repeat(Math.min(schema.minLength ?? 1, 5000));
  const candidatos = [...formato, ...conhecidos, ...GENERICOS, longo].map(String);
  return candidatos.find((candidato) => cabe(candidato, schema)) ?? longo;
};

const numero = ({ minimum, exclusiveMinimum, maximum, multipleOf }: JsonSchema, nome: string): number => {
  const desejado = /^ano/i.test(nome) ? 2026 : 1;
  const menor = Math.max(
    minimum ?? Number.NEGATIVE_INFINITY,
    (exclusiveMinimum ?? Number.NEGATIVE_INFINITY) + 1,
  );
  const valor = Math.min(Math.max(desejado, menor), maximum ?? Number.POSITIVE_INFINITY);
  return multipleOf ? Math.ceil(valor / multipleOf) * multipleOf : valor;
};

interface Modo {
  /** Leave out whatever may be left out. */
  readonly minimo: boolean;
  /** Use null wherever it is allowed. */
  readonly nulo: boolean;
}

/** Everything; only what is required; and null wherever it is allowed. */
const MODOS = [
  { minimo: false, nulo: false },
  { minimo: true, nulo: false },
  { minimo: true, nulo: true },
] as const;

const MAIS_FUNDO = 8;

const objeto = (schema: JsonSchema, modo: Modo, fundo: number): Record<string, unknown> => {
  const nomes = Object.keys(schema.properties ?? {}).filter(
    (nome) => schema.required?.includes(nome) || (!modo.minimo && fundo < MAIS_FUNDO / 2),
  );
  const { propertyNames, additionalProperties: valor } = schema;
  const chaves = typeof valor === 'object' ? (propertyNames?.enum ?? []).map(String) : [];
  return Object.fromEntries([
    ...nomes.map((nome) => [nome, exemploDe(schema.properties?.[nome] ?? {}, nome, modo, fundo + 1)]),
    ...chaves.map((chave) => [chave, exemploDe(valor as JsonSchema, chave, modo, fundo + 1)]),
  ]);
};

const lista = (schema: JsonSchema, nome: string, modo: Modo, fundo: number): unknown[] => {
  if (schema.prefixItems) return schema.prefixItems.map((item) => exemploDe(item, nome, modo, fundo + 1));
  const quantos = Math.min(Math.max(schema.minItems ?? 0, modo.minimo ? 0 : 1), schema.maxItems ?? 5);
  if (fundo >= MAIS_FUNDO || typeof schema.items !== 'object') return [];
  const item = schema.items;
  return Array.from({ length: quantos }, () => exemploDe(item, nome, modo, fundo + 1));
};

/** A value that looks right for the schema; rules beyond the schema may still refuse it. */
const exemploDe = (schema: JsonSchema, nome: string, modo: Modo, fundo = 0): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.examples) return schema.examples[0];
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  const opcoes = schema.anyOf ?? schema.oneOf;
  if (opcoes) {
    if (modo.nulo && opcoes.some((opcao) => isEspecie(opcao, 'null'))) return null;
    const opcao = opcoes.find(
      (cada) => !isEspecie(cada, 'null') && (fundo < MAIS_FUNDO || !isEspecie(cada, 'object')),
    );
    return opcao ? exemploDe(opcao, nome, modo, fundo) : null;
  }
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((parte) => exemploDe(parte, nome, modo, fundo)));
  const especies = especiesDe(schema);
  if (modo.nulo && especies.includes('null')) return null;
  const [especie] = especies.filter((cada) => cada !== 'null');
  if (especie === 'object') return objeto(schema, modo, fundo);
  if (especie === 'array') return lista(schema, nome, modo, fundo);
  if (especie === 'string') return texto(schema, nome);
  if (especie === 'integer' || especie === 'number') return numero(schema, nome);
  return especie === 'boolean' ? true : null;
};

/** All but one of the optional fields, in turn: a rule may accept only one of two fields. */
const semUm = (json: JsonSchema, completo: unknown): unknown[] =>
  Object.keys(json.properties ?? {})
    .filter((nome) => !json.required?.includes(nome))
    .map((nome) => {
      const { [nome]: _fora, ...resto } = completo as Record<string, unknown>;
      return resto;
    });

/**
 * An example that the schema itself accepts, as complete as it can be. Undefined where rules
 * between fields refuse all attempts; then the contract must give one (`exemplo`).
 */
export const exemploValido = (
  schema: Pick<z.ZodType, 'safeParse'>,
  json: JsonSchema,
): { readonly valor: unknown } | undefined => {
  const [completo, ...menores] = MODOS.map((modo) => exemploDe(json, '', modo));
  const valor = [completo, ...semUm(json, completo), ...menores].find(
    (candidato) => schema.safeParse(candidato).success,
  );
  return valor === undefined ? undefined : { valor };
};
