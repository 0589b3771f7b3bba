import type { z } from 'zod';
import type { Acesso } from './acesso.ts';
import type { Confirma } from './confirmacao.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** 'POST /app-web/v1/logout': the method and the path below /api, with `:name` for parameters. */
export type EndpointKey = `${Method} /${string}`;

/**
 * An endpoint that will be withdrawn (RFC 9745, RFC 8594). Its answers say so in their headers, and
 * so does its documentation.
 */
interface Obsoleto {
  /** Since when nobody new should use it. */
  readonly desde: Date;
  /** When it will no longer answer, once that is decided. */
  readonly fim?: Date;
  /** The page below /api/docs that says what to use instead. */
  readonly leia: `/${string}`;
}

/** What the documentation says about a field beyond what its schema tells. */
interface CampoDocumentado {
  readonly descricao?: string;
  /** The values that may be sent. */
  readonly valores?: readonly (string | number)[];
  /** A regular expression that the text follows. */
  readonly padrao?: string;
  readonly exemplo?: unknown;
}
/** A whole body, sent as it is by the tests and shown by the documentation. */
export interface ExemploDeCorpo {
  /** What it is an example of. */
  readonly titulo: string;
  /** Absent where the call takes none. */
  readonly corpo?: object;
}

/** The key is the field's name, or `Parent.Name`, which takes precedence. */
export type CamposDocumentados = Readonly<Record<string, CampoDocumentado>>;

/**
 * One call of the API. `acesso` is required on purpose: an endpoint that does not say who may call it does not
 * compile. Schemas type the handler, check the input on the server and type the browser's client.
 */
export interface Endpoint {
  readonly acesso: Acesso;
  /** Whose second factor must have been confirmed a moment ago. */
  readonly confirma?: Confirma;
  /** One Portuguese sentence for the API's documentation page. */
  readonly resumo: string;
  /** An example of what is sent, where the generated one would not say enough. A test parses it. */
  readonly exemplo?: { readonly query?: object; readonly body?: unknown };
  /** Where one example would not do: one per kind of what is sent, by a short key. */
  readonly exemplos?: Readonly<Record<string, ExemploDeCorpo>>;
  readonly campos?: CamposDocumentados;
  /** Headers that a caller may send and headers of the answer, each with a sentence about it. */
  readonly cabecalhos?: {
    readonly pedido?: Readonly<Record<string, string>>;
    readonly resposta?: Readonly<Record<string, string>>;
  };
  readonly obsoleto?: Obsoleto;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Takes its body only as application/x-www-form-urlencoded; the others take JSON. */
  readonly formulario?: true;
  /** Takes its body only as application/octet-stream; the handler reads and limits the stream. */
  readonly corpoCru?: true;
  /** Takes its body only as multipart/form-data; the handler reads and limits the stream. */
  readonly comArquivo?: true;
  /** Takes a larger body than the others, in bytes. */
  readonly limiteDoCorpo?: number;
  /** Answers with a redirect or a stream that the handler writes itself. */
  readonly respostaCrua?: true;
  /** Pages call it again and again by themselves: it must not keep an abandoned session alive. */
  readonly semAtividade?: true;
  /** Costs the server much: each person has a brake of their own for it (`server/brake/por-pessoa.ts`). */
  readonly pesado?: 'assistente' | 'exportacao' | 'relatorio' | 'varredura';
  /**
   * Belongs to the integration API: field names are accepted in any casing and unknown ones are
   * ignored. 'oauth' words its refusals as RFC 6749 asks, 'api' in the form its clients know.
   */
  readonly integracao?: 'api' | 'oauth';
  /** The scope that the token of a program needs for it (integracao/domain/escopos.ts); 'qualquer': any token will do. */
  readonly escopo?: string;
  readonly response: z.ZodType;
}

export type Contract = Readonly<Record<EndpointKey, Endpoint>>;

export const contract = <const C extends Contract>(endpoints: C): C => endpoints;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What the handler receives, already parsed. */
export interface ParsedInput<E extends Endpoint> {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly body: Parsed<E['body']>;
}

/** What the caller sends; parts that the endpoint does not take are absent. */
export type SentInput<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as E[K] extends z.ZodType ? K : never]: Sent<E[K]>;
};

export type Output<E extends Endpoint> = z.output<E['response']>;

export const splitKey = (key: string): { method: Method; path: string } => {
  const [method, path] = key.split(' ', 2);
  return { method: method as Method, path: path ?? '' };
};
