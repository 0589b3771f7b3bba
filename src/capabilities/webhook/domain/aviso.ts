import { eventoDaAcao, TESTE } from './eventos.ts';

/** What the history row says, and nothing of the case's content. */
export interface FatoAvisado {
  readonly idEntrega: number;
  readonly idOuvidoria: number;
  readonly criadaEm: Date;
  /** Null for a test. */
  readonly ato: {
    readonly idHistorico: number;
    readonly acao: string;
    readonly ocorridoEm: Date;
    readonly idManifestacao: number;
    readonly protocolo: string;
    readonly idRecurso: number | null;
  } | null;
}

/** Names and casing of the integration API, whose clients read it. */
export interface Aviso {
  readonly IdEntrega: number;
  readonly Evento: string;
  readonly DataHora: string;
  readonly IdOuvidoria: number;
  readonly IdEvento: number | null;
  readonly IdManifestacao: number | null;
  readonly NumProtocolo: string | null;
  readonly IdRecurso: number | null;
  readonly Links: readonly { readonly rel: string; readonly href: string }[];
}

/**
 * What a receiver is told: ids, protocol, event, time and the links to read more, which need
 * authorisation. Never a name, a text, a type or a situação: somebody who only controls the address
 * learns nothing about the person.
 */
export const avisoDe = ({ idEntrega, idOuvidoria, criadaEm, ato }: FatoAvisado, origem: string): Aviso => {
  const base = { IdEntrega: idEntrega, IdOuvidoria: idOuvidoria };
  if (!ato)
    return {
      ...base,
      Evento: TESTE,
      DataHora: criadaEm.toISOString(),
      IdEvento: null,
      IdManifestacao: null,
      NumProtocolo: null,
      IdRecurso: null,
      Links: [{ rel: 'docs', href: `${origem}/api/docs/guia#webhooks` }],
    };
  return {
    ...base,
    Evento: eventoDaAcao(ato.acao) ?? ato.acao,
    DataHora: ato.ocorridoEm.toISOString(),
    IdEvento: ato.idHistorico,
    IdManifestacao: ato.idManifestacao,
    NumProtocolo: ato.protocolo,
    IdRecurso: ato.idRecurso,
    Links: [
      { rel: 'self', href: `${origem}/api/manifestacoes/${ato.idManifestacao}` },
      { rel: 'eouv', href: `${origem}/web/manifestacao/detalhar/${ato.idManifestacao}` },
      ...(ato.idRecurso === null
        ? []
        : [{ rel: 'recurso', href: `${origem}/api/recursos/${ato.idRecurso}` }]),
    ],
  };
};
