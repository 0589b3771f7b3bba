import type { z } from 'zod';
import type { Acesso } from './acesso.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** 'POST /app-web/v1/logout': the method and the path below /api, with `:name` for parameters. */
export type EndpointKey = `${Method} /${string}`;

/** An endpoint that will end (RFC 9745, RFC 8594): its answers say so in their headers, and its documentation too. */
interface Obsoleto {
  /** Since when nobody new should use it. */
  readonly desde: Date;
  /** When it will no longer answer, once that is decided. */
  readonly fim?: Date;
  /** Where, below /api/docs, one reads what to use instead. */
  readonly leia: `/${string}`;
}

/** What the documentation says of a field that its schema cannot. */
interface CampoDocumentado {
  readonly descricao?: string;
  /** The values that may be sent. */
  readonly valores?: readonly (string | number)[];
  /** A regular expression that the text follows. */
  readonly padrao?: string;
  readonly exemplo?: unknown;
}
/** By the field's name, or by `Parent.Name`, which goes first. */
export type CamposDocumentados = Readonly<Record<string, CampoDocumentado>>;

/**
 * One call of the API. `acesso` is required on purpose: an endpoint that does not say who may call it does not
 * compile. Schemas type the handler, check the input on the server and type the browser's client.
 */
export interface Endpoint {
  readonly acesso: Acesso;
  /** One Portuguese sentence for the API's documentation page. */
  readonly resumo: string;
  /** What is sent, where the documentation's own example would not say enough; a test parses it. */
  readonly exemplo?: { readonly query?: object; readonly body?: unknown };
  readonly campos?: CamposDocumentados;
  /** Headers that a caller may send, and those of the answer, each with its sentence. */
  readonly cabecalhos?: {
    readonly pedido?: Readonly<Record<string, string>>;
    readonly resposta?: Readonly<Record<string, string>>;
  };
  readonly obsoleto?: Obsoleto;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Takes its body as application/x-www-form-urlencoded, and only so; the others take JSON. */
  readonly formulario?: true;
  /** Takes its body as application/octet-stream, and only so; the handler reads the stream, and how much of it. */
  readonly corpoCru?: true;
  /** Takes its body as multipart/form-data, and only so; the handler reads the stream, and how much of it. */
  readonly comArquivo?: true;
  /** Takes a larger body than the others, in bytes. */
  readonly limiteDoCorpo?: number;
  /** Answers with a redirect or a stream that the handler writes itself. */
  readonly respostaCrua?: true;
  /** The page calls it by itself, again and again: it keeps no forgotten session alive. */
  readonly semAtividade?: true;
  /**
   * Of the integration API: names as its clients know them, in any casing, unknown ones ignored; `oauth` refuses in the
   * words of RFC 6749, the others in its own.
   */
  readonly integracao?: 'api' | 'oauth';
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

/** What the caller sends; parts the endpoint does not take are left out. */
export type SentInput<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as E[K] extends z.ZodType ? K : never]: Sent<E[K]>;
};

export type Output<E extends Endpoint> = z.output<E['response']>;

export const splitKey = (key: string): { method: Method; path: string } => {
  const [method, path] = key.split(' ', 2);
  return { method: method as Method, path: path ?? '' };
};
