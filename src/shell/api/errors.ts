/** The one error shape of the server (src/server/http/error-handler.ts). */
export interface ErrorBody {
  readonly message?: string;
  readonly code?: string;
  readonly details?: { readonly campos?: Readonly<Record<string, string>>; readonly [name: string]: unknown };
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string | undefined;
  readonly details: ErrorBody['details'];
  /** The server's sentence, if it sent one: an object with a message, or plain text. */
  readonly shownText: string | undefined;

  constructor(status: number, body: ErrorBody | string | undefined) {
    const text = typeof body === 'string' ? body : body?.message;
    super(text ?? `HTTP ${status}`);
    this.status = status;
    this.code = typeof body === 'object' ? body.code : undefined;
    this.details = typeof body === 'object' ? body.details : undefined;
    this.shownText = text || undefined;
  }
}

export class OfflineError extends Error {
  override readonly name = 'OfflineError';

  constructor() {
    super('Sem conexão com o servidor. Confira sua internet; o que você digitou continua aqui.');
  }
}
