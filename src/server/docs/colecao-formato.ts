/** The part of Postman's Collection Format v2.1 that we write; Bruno, Insomnia, Hoppscotch and others import it too. */
export interface Par {
  readonly key: string;
  readonly value: string;
  readonly description?: string;
  readonly disabled?: boolean;
}

export interface Corpo {
  readonly mode: 'raw' | 'urlencoded';
  readonly raw?: string;
  readonly urlencoded?: readonly Par[];
  readonly options?: { readonly raw: { readonly language: 'json' } };
}

export interface Pedido {
  readonly method: string;
  readonly description: string;
  readonly header: readonly Par[];
  readonly url: {
    readonly raw: string;
    readonly host: readonly string[];
    readonly path: readonly string[];
    readonly query?: readonly Par[];
    readonly variable?: readonly Par[];
  };
  readonly body?: Corpo;
  readonly auth?: { readonly type: 'noauth' };
}

export interface Evento {
  readonly listen: 'test';
  readonly script: { readonly type: 'text/javascript'; readonly exec: readonly string[] };
}

export interface Item {
  readonly name: string;
  readonly request: Pedido;
  readonly response: readonly [];
  readonly event?: readonly Evento[];
}

export interface Colecao {
  readonly info: { readonly name: string; readonly description: string; readonly schema: string };
  readonly item: readonly { readonly name: string; readonly item: readonly Item[] }[];
  readonly auth: { readonly type: 'bearer'; readonly bearer: readonly (Par & { readonly type: 'string' })[] };
  readonly variable: readonly (Par & { readonly type: 'string' })[];
}
