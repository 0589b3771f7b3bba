import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { invalid } from '#kernel/errors.ts';
import { isKeepable, MAX_DEPTH } from './input.ts';

/** The secret of an `Authorization: Bearer` header; null without one. */
export const bearerOf = ({ headers }: FastifyRequest): string | null =>
  /^bearer +(\S+)\s*$/i.exec(headers.authorization ?? '')?.[1] ?? null;

/** True for programs: an endpoint of the integration API, or any other called with a token. */
export const isIntegration = (request: FastifyRequest): boolean =>
  request.routeOptions.config?.endpoint?.integracao !== undefined || bearerOf(request) !== null;

const OAUTH: Readonly<Record<number, string>> = {
  401: 'invalid_client',
  429: 'slow_down',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

interface Refusal {
  readonly message: string;
  readonly code: string;
}

/** Clients read `Message` or `message`; those of the token endpoint read what RFC 6749 defines. */
export const integrationError = (
  { routeOptions }: FastifyRequest,
  { statusCode }: FastifyReply,
  { message, code }: Refusal,
): Record<string, string> =>
  routeOptions.config?.endpoint?.integracao === 'oauth'
    ? { error: OAUTH[statusCode] ?? 'invalid_request', error_description: message }
    : { message, Message: message, code };

const TOKEN = /^\/api\/oauth\/token\/?(\?|$)/i;

/** Some clients ask for their token by GET, with the secret in the address, where every log on the way keeps it. */
export const refuseTokenMethod = ({ url }: FastifyRequest, reply: FastifyReply): FastifyReply | null =>
  TOKEN.test(url)
    ? reply.code(405).header('allow', 'POST').send({
        error: 'invalid_request',
        error_description:
          'Peça o token com POST, com os campos no corpo (application/x-www-form-urlencoded), nunca no endereço.',
      })
    : null;

const upperFirst = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Keys as integrators know them (`IdTipoFormulario`); values stay. */
export const toPascal = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toPascal);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [upperFirst(name), toPascal(item)]));
};

/**
 * Turns the answer of one of our screens' endpoints into what programs expect; the integration
 * API's is already so.
 */
export const pascalAnswer = (request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown => {
  const isJson = /^application\/json/i.test(String(reply.getHeader('content-type') ?? ''));
  if (typeof payload !== 'string' || !isJson || reply.statusCode >= 400) return payload;
  if (bearerOf(request) === null || request.routeOptions.config?.endpoint?.integracao) return payload;
  reply.removeHeader('content-length');
  return JSON.stringify(toPascal(JSON.parse(payload)));
};

/** Unwraps optional, default, pipe and the like. */
const inside = (schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined => {
  let current = schema;
  for (let steps = 0; current && steps < MAX_DEPTH; steps += 1) {
    const {
      type,
      innerType,
      in: input,
      out,
    } = current._zod.def as {
      type: string;
      innerType?: z.core.$ZodType;
      in?: z.core.$ZodType;
      out?: z.core.$ZodType;
    };
    if (type === 'object' || type === 'array') return current;
    // zod builds `preprocess` as transform → schema: the schema is the one to follow.
    current = innerType ?? (input && input._zod.def.type !== 'transform' ? input : out);
  }
  return current;
};

const byLowerCase = (schema: z.ZodObject): ReadonlyMap<string, string> =>
  new Map(Object.keys(schema.shape).map((name) => [name.toLowerCase(), name]));

const textOf = (value: string, path: readonly string[]): string => {
  if (isKeepable(value)) return value;
  const sentence = 'o texto tem um caractere inválido (NUL, ou metade de um par Unicode). Envie sem ele.';
  throw invalid('entrada.caractere', path.length > 0 ? `${path.join('.')}: ${sentence}` : sentence);
};

/**
 * Renames fields, whatever their casing, to the schema's names. Unknown ones are dropped; one sent twice is refused. `path`
 * is where the value stood, in the casing of who sent it: every refusal begins with it.
 */
export const namesOf = (
  schema: z.core.$ZodType | undefined,
  value: unknown,
  path: readonly string[] = [],
): unknown => {
  if (path.length > MAX_DEPTH) throw invalid('entrada.profunda', 'O conteúdo enviado tem níveis demais.');
  if (typeof value === 'string') return textOf(value, path);
  const wanted = inside(schema);
  if (Array.isArray(value)) {
    const item = wanted instanceof z.ZodArray ? wanted.element : undefined;
    return value.map((each, place) => namesOf(item, each, [...path, String(place)]));
  }
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value;
  const known = wanted instanceof z.ZodObject ? byLowerCase(wanted) : null;
  const shape: Readonly<Record<string, z.core.$ZodType>> = wanted instanceof z.ZodObject ? wanted.shape : {};
  const named = new Map<string, unknown>();
  for (const [sent, item] of Object.entries(value)) {
    const name = known ? known.get(sent.toLowerCase()) : sent;
    if (name === undefined) continue;
    const here = [...path, sent];
    if (named.has(name))
      throw invalid(
        'entrada.campo-repetido',
        `${here.join('.')}: foi enviado duas vezes, em maiúsculas e minúsculas. Envie um só.`,
      );
    named.set(name, namesOf(shape[name], item, here));
  }
  return Object.fromEntries(named);
};
