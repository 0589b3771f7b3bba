import type { FastifyInstance } from 'fastify';
import { forbidden, unauthenticated } from '#kernel/errors.ts';
import { COMPANIES_PATH, COMPANIES_SCOPE } from '../sign-on.ts';
import type { EmbeddedContext } from './embedded-context.ts';
import { findPessoa } from './embedded-provider-repository.ts';

/** The companies call of the national API: with the right scope, about the token's own person. */
export const registerCompanies = (app: FastifyInstance, { platform, provider }: EmbeddedContext): void => {
  app.get<{ Querystring: { 'filtrar-por-participante'?: string } }>(
    `/api${COMPANIES_PATH}`,
    async (request) => {
      const [, value] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
      const token = value === undefined ? undefined : await (await provider()).AccessToken.find(value);
      if (!token) throw unauthenticated('sign-on.token', 'O acesso expirou ou não foi informado.');
      const isOwn = request.query['filtrar-por-participante'] === token.accountId;
      if (!isOwn || !token.scopes.has(COMPANIES_SCOPE)) {
        throw forbidden('sign-on.empresas', 'Este acesso não permite consultar as empresas desse CPF.');
      }
      return (await findPessoa(platform.db, token.accountId))?.empresas ?? [];
    },
  );
};
