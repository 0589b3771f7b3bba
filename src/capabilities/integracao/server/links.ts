import type { FastifyRequest } from 'fastify';
import type { Platform } from '#server/platform.ts';
import { browserOrigin } from '#server/sign-on/browser-origin.ts';

interface Link {
  readonly rel: string;
  readonly href: string;
}

/** Addresses that the calling client can reach. */
export interface Enderecos {
  manifestacao(id: number): Link;
  /** The case's page, for people. */
  tela(id: number): Link;
  anexo(id: number, idAnexo: number): Link;
}

export const enderecosDe = ({ config }: Pick<Platform, 'config'>, request: FastifyRequest): Enderecos => {
  const origem = browserOrigin(request, config);
  const api = (id: number): string => `${origem}/api/manifestacoes/${id}`;
  return {
    manifestacao: (id) => ({ rel: 'self', href: api(id) }),
    tela: (id) => ({ rel: 'eouv', href: `${origem}/web/manifestacao/detalhar/${id}` }),
    anexo: (id, idAnexo) => ({ rel: 'self', href: `${api(id)}/anexos/${idAnexo}` }),
  };
};
