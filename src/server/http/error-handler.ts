import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, type ErrorKind } from '#kernel/errors.ts';
import { bodyOf } from './body-format.ts';
import { integrationError, isIntegration, refuseTokenMethod } from './integration.ts';

const STATUS: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'wrong-format': 415,
  unprocessable: 422,
  'too-many': 429,
  busy: 503,
};

/** What the framework itself refuses, in words that people understand. */
const FRAMEWORK: Readonly<Record<string, readonly [code: string, message: string]>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['entrada.json', 'O conteúdo enviado não é um JSON válido.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['entrada.grande', 'O conteúdo enviado é grande demais.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['entrada.formato', 'O formato do conteúdo enviado não é aceito aqui.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['entrada.tamanho', 'O tamanho do conteúdo enviado não confere.'],
};

export interface ErrorBody {
  readonly message: string;
  readonly code: string;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly idRequisicao?: string;
}

const fromDomain = (error: DomainError, reply: FastifyReply): ErrorBody => {
  const retryAfter = error.details.retryAfter;
  if (typeof retryAfter === 'number') reply.header('retry-after', Math.ceil(retryAfter));
  reply.code(STATUS[error.kind]);
  const hasDetails = Object.keys(error.details).length > 0;
  return { message: error.message, code: error.code, ...(hasDetails && { details: error.details }) };
};

/** A larger body is cut off. */
const MAX_UNREAD = 64 * 1024 * 1024;

/** Lets the rest of a body arrive unread, so that the sender gets the answer. */
const letThrough = ({ headers, raw }: FastifyRequest, reply: FastifyReply): void => {
  if (!(Number(headers['content-length']) <= MAX_UNREAD)) return;
  // The framework would close at once, while the other side is still writing and not yet reading.
  reply.removeHeader('connection');
  raw.resume();
};

/** A body without its type, or of one that nothing here reads: the call knows what it takes. */
const wantedFormat = ({ routeOptions }: FastifyRequest, { code }: FastifyError): string | null => {
  const endpoint = routeOptions.config?.endpoint;
  return endpoint && code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' ? bodyOf(endpoint)[1] : null;
};

const fromFramework = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): ErrorBody => {
  const [code, message] = FRAMEWORK[error.code] ?? ['entrada.invalida', 'O pedido não pôde ser entendido.'];
  reply.code(error.statusCode ?? 400);
  return { message: wantedFormat(request, error) ?? message, code };
};

const send = (request: FastifyRequest, reply: FastifyReply, body: ErrorBody): FastifyReply =>
  reply.send(isIntegration(request) ? integrationError(request, reply, body) : body);

/**
 * The one place where errors become HTTP. For an unknown error the person gets a number to quote;
 * the details go to the log.
 */
export const handleError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (error instanceof DomainError) {
    if (error.kind === 'forbidden')
      request.log.warn({ code: error.code, rota: request.routeOptions.url }, 'recusado');
    return send(request, reply, fromDomain(error, reply));
  }
  const { statusCode = 500, code } = error as FastifyError;
  // Two people saving the same thing at once: the constraint refuses the second (PostgreSQL's unique_violation).
  if (code === '23505') {
    reply.code(409);
    return send(request, reply, { message: 'Este registro já existe.', code: 'registro.repetido' });
  }
  // The input refers to something that does not exist, in a field that no rule checked
  // (foreign_key_violation).
  if (code === '23503') {
    reply.code(400);
    return send(request, reply, {
      message: 'Uma das opções enviadas não existe.',
      code: 'entrada.opcao-inexistente',
    });
  }
  if ((statusCode >= 400 && statusCode < 500) || statusCode === 503) {
    if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') letThrough(request, reply);
    return send(request, reply, fromFramework(error as FastifyError, request, reply));
  }
  request.log.error({ err: error, rota: request.routeOptions.url }, 'erro inesperado');
  reply.code(500);
  return send(request, reply, {
    message: `Algo deu errado do nosso lado. Tente de novo; se continuar, informe o código ${request.id}.`,
    code: 'servidor.erro',
    idRequisicao: request.id,
  });
};

/** Who mistyped an address of the programs' API is a program, though it brought no token. */
const isDosProgramas = ({ url }: FastifyRequest): boolean => /^\/api\/(?!app-web\/)/i.test(url);

const MAX_PATH = 200;

/** A program's writer has no page to go back to: what was called, and where the calls are. */
const semChamada = ({ method, url }: FastifyRequest): string =>
  `Não há ${method} ${(url.split('?')[0] ?? '').slice(0, MAX_PATH)}. As chamadas estão em /api/docs/integracao, com o método de cada uma.`;

export const handleNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const code = 'rota.inexistente';
  const recusa = refuseTokenMethod(request, reply);
  if (recusa) return recusa;
  reply.code(404);
  return isDosProgramas(request) || isIntegration(request)
    ? reply.send(integrationError(request, reply, { message: semChamada(request), code }))
    : send(request, reply, { message: 'Endereço não encontrado.', code });
};

/** Refuses what cannot even be routed: an address with broken escapes. */
export const refuseAddress = (reply: FastifyReply): FastifyReply =>
  reply
    .code(400)
    .send({ message: 'O endereço pedido não é válido.', code: 'rota.invalida' } satisfies ErrorBody);
