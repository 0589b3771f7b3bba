/** The ways a request can be wrong; one place (src/server/http/error-handler.ts) maps each to its HTTP status. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'wrong-format'
  | 'unprocessable'
  | 'too-many'
  | 'busy';

/**
 * A refusal a person can read. `code` is stable and belongs to machines; `message` is the Portuguese sentence shown
 * on the screen and must never carry personal data of a denúncia.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly kind: ErrorKind;
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(kind: ErrorKind, code: string, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.details = details;
  }
}

type Factory = (code: string, message: string, details?: Record<string, unknown>) => DomainError;

const factory =
  (kind: ErrorKind): Factory =>
  (code, message, details) =>
    new DomainError(kind, code, message, details);

export const invalid = factory('invalid');
export const unauthenticated = factory('unauthenticated');
export const forbidden = factory('forbidden');
export const notFound = factory('not-found');
export const conflict = factory('conflict');
export const tooLarge = factory('too-large');
export const wrongFormat = factory('wrong-format');
/** Understood and allowed, but it cannot be done with what was sent. */
export const unprocessable = factory('unprocessable');
export const tooMany = factory('too-many');
export const busy = factory('busy');
