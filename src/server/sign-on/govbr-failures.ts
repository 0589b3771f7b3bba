import type { FastifyBaseLogger } from 'fastify';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { SignOnError, type SignOnReason } from './sign-on-error.ts';

/** The provider answered, but what it sent cannot be trusted. */
const UNTRUSTED = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_PARSE_ERROR',
  'OAUTH_UNSUPPORTED_OPERATION',
]);

const reasonOf = (error: unknown): SignOnReason => {
  if (error instanceof AuthorizationResponseError) {
    return error.error === 'access_denied' ? 'recusado-pela-pessoa' : 'provedor-indisponivel';
  }
  if (error instanceof ResponseBodyError) {
    return error.error === 'invalid_grant' ? 'codigo-invalido' : 'provedor-indisponivel';
  }
  if (error instanceof ClientError && UNTRUSTED.has(error.code ?? '')) return 'token-invalido';
  return 'provedor-indisponivel';
};

/** Only error names are logged: these libraries' messages and causes may hold tokens and CPF. */
const codeOf = (error: unknown): string => {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) return error.error;
  if (!(error instanceof Error)) return 'desconhecido';
  const { code, cause } = error as Error & { code?: unknown };
  const inner = (cause as { code?: unknown } | undefined)?.code;
  return [code, inner].filter((part) => typeof part === 'string').join(' ') || error.name;
};

export const logFailure = (log: FastifyBaseLogger, motivo: SignOnReason, codigo: string): SignOnError => {
  log.warn({ motivo, codigo }, 'entrada pelo gov.br não concluída');
  return new SignOnError(motivo);
};

/** Turns any failure into one of the reasons that the caller has a page for. */
export const toSignOnError = (error: unknown, log: FastifyBaseLogger): SignOnError =>
  error instanceof SignOnError ? error : logFailure(log, reasonOf(error), codeOf(error));
