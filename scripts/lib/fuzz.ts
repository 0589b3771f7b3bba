import fc from 'fast-check';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '#kernel/endpoint.ts';

/**
 * Requests generated from the contracts themselves: mostly what an endpoint asks for, a good part
 * of it altered or broken.
 */

type Schema = z.core.$ZodType;
type Json = fc.Arbitrary<unknown>;

/** Texts that pass one rule or another, and some that pass none. */
const TEXTOS = [
  'Um texto comprido o bastante para passar por qualquer mínimo de letras que se peça aqui.',
  'a',
  '',
  ' ',
  '01/03/2026',
  '31/12/9999',
  '2026-03-12',
  '2026-03-12T09:00:00Z',
  '12:30',
  'true',
  '1',
  '0',
  '-1',
  '6',
  '65',
  '2147483647',
  '2147483648',
  '99999999999999999999',
  '1e400',
  'NaN',
  '00106.000123/2024-48',
  '00106000123202448',
  '70010003703',
  'ana@escuta.invalid',
  'https://escuta.invalid/',
  'DataCadastro desc',
  '3f0e5a64-6f0b-4d0c-9a55-0a3f2c7f9d11',
  "' or 1=1 --",
  '%_\\',
  '../../etc/passwd',
  '<b>oi</b>',
  '𝒜\u200b\u202e',
  '\0',
  '\ud800',
  'H4sIAAAAAAAAA0vOzyvJzEstBgDKpS4sBwAAAA==',
  'WyJpZCIsImFzYyIsIjEiLDFd',
] as const;

const texto: Json = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...TEXTOS) },
  { weight: 2, arbitrary: fc.string({ maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);
const numero: Json = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 60 }) },
  { weight: 2, arbitrary: fc.constantFrom(0, -1, 1.5, 2_147_483_647, 2_147_483_648, 9e15, 1e308) },
);
const qualquer: Json = fc.oneof(
  texto,
  numero,
  fc.boolean(),
  fc.constant(null),
  fc.constant([]),
  fc.constant({}),
  fc.array(texto, { maxLength: 3 }),
  fc.dictionary(fc.string({ maxLength: 8 }), texto, { maxKeys: 3 }),
);

const textoDo = (schema: Schema): Json => {
  const formato = (schema._zod.def as { format?: string }).format;
  return formato === 'uuid' ? fc.oneof(fc.uuid(), texto) : texto;
};

const objeto = (shape: Readonly<Record<string, Schema>>, depth: number): Json => {
  const campos = Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, doEsquema(field, depth + 1)]),
  );
  return fc
    .tuple(
      fc.record(campos, { requiredKeys: [] }),
      fc.record(campos),
      fc.boolean(),
      fc.dictionary(fc.string({ maxLength: 10 }), qualquer, { maxKeys: 1 }),
    )
    .map(([part, whole, isWhole, more]) => ({ ...(isWhole ? whole : part), ...more }));
};

const certo = (schema: Schema, depth: number): Json => {
  const def = schema._zod.def as unknown as {
    type: string;
    innerType?: Schema;
    in?: Schema;
    out?: Schema;
    element?: Schema;
    options?: readonly Schema[];
    values?: readonly unknown[];
    entries?: Readonly<Record<string, unknown>>;
    shape?: Readonly<Record<string, Schema>>;
    items?: readonly Schema[];
  };
  if (depth > 6) return qualquer;
  switch (def.type) {
    case 'string':
      return textoDo(schema);
    case 'number':
    case 'int':
    case 'bigint':
      return numero;
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constantFrom(...(def.values ?? [null]));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? { a: 'a' }));
    case 'array':
      return fc.array(doEsquema(def.element ?? z.unknown(), depth + 1), { maxLength: 3 });
    case 'object':
      return objeto(def.shape ?? {}, depth);
    case 'union':
      return fc.oneof(...(def.options ?? []).map((option) => doEsquema(option, depth + 1)));
    case 'tuple':
      return fc.tuple(...(def.items ?? []).map((item) => doEsquema(item, depth + 1)));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return doEsquema(def.innerType ?? z.unknown(), depth);
    case 'pipe':
      return doEsquema((def.in?._zod.def.type === 'transform' ? def.out : def.in) ?? z.unknown(), depth);
    default:
      return qualquer;
  }
};

const doEsquema = (schema: Schema, depth = 0): Json =>
  fc.oneof({ weight: 12, arbitrary: certo(schema, depth) }, { weight: 1, arbitrary: qualquer });

export interface RotaDaCasa {
  readonly method: string;
  readonly url: string;
  readonly endpoint: Endpoint;
}

/** Collects every mounted endpoint; to be given to `onHttp` before any is registered. */
export const coletarRotas =
  (rotas: RotaDaCasa[]) =>
  (http: FastifyInstance): void => {
    http.addHook('onRoute', ({ method, url, config }) => {
      if (config?.endpoint && method !== 'HEAD')
        rotas.push({ method: String(method), url, endpoint: config.endpoint });
    });
  };

/** Left out: streams that stay open, and calls that would end the session or an account. */
const FICAM_DE_FORA = /\/(eventos|logout|excluir)$/;

const emTexto = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

const escapar = (value: unknown): string => {
  const parte = emTexto(value);
  return encodeURIComponent(parte.isWellFormed() ? parte : 'x') || '0';
};

const consultaDe = (query: unknown): string => {
  if (typeof query !== 'object' || query === null) return '';
  const pares = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${escapar(name)}=${escapar(value)}`],
  );
  return pares.length > 0 ? `?${pares.join('&')}` : '';
};

type Corpo = Pick<InjectOptions, 'payload' | 'headers'>;

const corpoDe = ({ formulario, corpoCru, comArquivo }: Endpoint, body: unknown): Corpo => {
  if (corpoCru) return { payload: emTexto(body), headers: { 'content-type': 'application/octet-stream' } };
  if (comArquivo)
    return {
      payload: `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n${emTexto(body)}\r\n--x--\r\n`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    };
  if (formulario)
    return {
      payload: consultaDe(body).slice(1),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
  return { payload: JSON.stringify(body) ?? '', headers: { 'content-type': 'application/json' } };
};

/** One request to an endpoint, without the caller. */
const pedidoPara = ({ method, url, endpoint }: RotaDaCasa): fc.Arbitrary<InjectOptions> => {
  const { params, query, body } = endpoint;
  return fc
    .record({
      params: params ? doEsquema(params) : fc.constant({}),
      query: query ? doEsquema(query) : fc.constant({}),
      body: body ? doEsquema(body) : fc.constant(undefined),
    })
    .map((partes) => {
      const nomes = partes.params as Readonly<Record<string, unknown>> | null;
      const caminho = url.replace(/:(\w+)/g, (_, nome: string) => escapar(nomes?.[nome] ?? '1'));
      return {
        method: method as 'GET',
        url: `${caminho}${consultaDe(partes.query)}`,
        ...(method !== 'GET' && partes.body !== undefined && corpoDe(endpoint, partes.body)),
      };
    });
};

export const rotasParaTentar = (rotas: readonly RotaDaCasa[]): RotaDaCasa[] =>
  rotas.filter(({ url }) => !FICAM_DE_FORA.test(url));

const isTexto = (value: unknown): boolean => typeof value === 'string' && value.length > 0;

/**
 * What is wrong with an answer: a failure of ours, or a refusal in a shape other than the agreed
 * one; null when nothing is.
 */
const defeitoDe = (
  { integracao }: Endpoint,
  comToken: boolean,
  { statusCode, headers, body }: LightMyRequestResponse,
): string | null => {
  if (statusCode >= 500) return `${statusCode} ${body.slice(0, 300)}`;
  if (statusCode < 400) return null;
  if (!String(headers['content-type']).includes('json')) return `${statusCode} is no JSON`;
  const corpo = JSON.parse(body) as Record<string, unknown>;
  const nomes = Object.keys(corpo).sort().join(' ');
  if (integracao === 'oauth')
    return nomes === 'error error_description' ? null : `${statusCode} has ${nomes}`;
  if (!isTexto(corpo.message) || !isTexto(corpo.code)) return `${statusCode} has ${nomes}`;
  if ((integracao === 'api' || comToken) && nomes !== 'Message code message')
    return `${statusCode} has ${nomes}`;
  return null;
};

export interface QuemTenta {
  readonly headers: Readonly<Record<string, string>>;
  readonly comToken: boolean;
}

export interface Achado {
  readonly rota: string;
  readonly defeito: string;
  readonly pedido: string;
}

/** Sends `total` requests to random endpoints by random callers; returns each defect once. */
export const tentar = async (
  inject: (pedido: InjectOptions) => Promise<LightMyRequestResponse>,
  rotas: readonly RotaDaCasa[],
  pessoas: readonly QuemTenta[],
  { total, seed }: { readonly total: number; readonly seed: number },
): Promise<{ achados: Achado[]; porStatus: ReadonlyMap<number, number> }> => {
  const achados = new Map<string, Achado>();
  const porStatus = new Map<number, number>();
  const prontos = rotas.map((rota) => ({ rota, pedidos: pedidoPara(rota) }));
  const vezes = Math.ceil(total / prontos.length);
  for (const [ordem, { rota, pedidos }] of prontos.entries()) {
    const amostra = fc.sample(pedidos, { numRuns: vezes, seed: seed + ordem });
    for (const [vez, pedido] of amostra.entries()) {
      const quem = pessoas[(vez + ordem) % pessoas.length];
      if (!quem) throw new Error('Nobody to ask');
      const resposta = await inject({
        ...pedido,
        headers: { host: 'escuta.test', ...pedido.headers, ...quem.headers },
      });
      porStatus.set(resposta.statusCode, (porStatus.get(resposta.statusCode) ?? 0) + 1);
      const defeito = defeitoDe(rota.endpoint, quem.comToken, resposta);
      const nome = `${rota.method} ${rota.url}`;
      const chave = `${nome} ${defeito?.slice(0, 3)}`;
      if (defeito !== null && !achados.has(chave))
        achados.set(chave, { rota: nome, defeito, pedido: JSON.stringify(pedido).slice(0, 1500) });
    }
  }
  return { achados: [...achados.values()], porStatus };
};
