import type { Contract, Endpoint, Output, SentInput } from '#kernel/endpoint.ts';
import { readCookie } from '#shell/cookies.ts';
import { type MessageLocation, showMessage } from '#shell/notifications/messages.ts';
import { comConfirmacao } from './confirmacao.ts';
import { ApiError, type ErrorBody, OfflineError } from './errors.ts';
import { beginRequest } from './loading.ts';
import { quandoVoltar } from './ocupado.ts';
import { hearServerTime } from './server-clock.ts';

interface CallOptions {
  /**
   * Where an error is shown; 'silent' leaves it to the caller (the authentication check, forms that
   * show errors at their fields).
   */
  readonly errors?: MessageLocation | 'silent';
  /** Escape may cancel it. */
  readonly cancellable?: boolean;
  /** Sends the body form-encoded, as the login call requires. */
  readonly form?: boolean;
  /** Sends no cookies and no sign-on references (S7-02). */
  readonly anonymous?: boolean;
  /** Background work: the loading indicator stays off. */
  readonly quiet?: boolean;
  readonly signal?: AbortSignal;
}

interface Sent {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

const buildUrl = (path: string, { params = {}, query = {} }: Sent): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return `/api${filled}${text ? `?${text}` : ''}`;
};

const tokenHeaders = (): Record<string, string> => {
  const accessToken = readCookie('govbr-access-token');
  const idToken = readCookie('govbr-id-token');
  return {
    ...(accessToken && { 'x-govbr-access-token': accessToken }),
    ...(idToken && { 'x-govbr-id-token': idToken }),
  };
};

const encodeBody = (body: unknown, form: boolean): { body?: BodyInit; contentType: string } => {
  if (body === undefined) return { contentType: 'application/json' };
  if (!form) return { body: JSON.stringify(body), contentType: 'application/json' };
  const fields = Object.entries(body as Record<string, unknown>).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return { body: new URLSearchParams(fields), contentType: 'application/x-www-form-urlencoded' };
};

const readAnswer = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  if (!text) return undefined;
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
};

/** What a failed call shows, and where (S8-01). */
const report = (error: ApiError, location: MessageLocation): void => {
  if (error.shownText) showMessage({ type: 'danger', title: 'Erro', text: error.shownText, location });
  else if (error.status === 404) showMessage({ type: 'warning', text: 'Dados não encontrados!', location });
};

const send = async (key: string, sent: Sent, options: CallOptions): Promise<unknown> => {
  const [method = 'GET', path = ''] = key.split(' ', 2);
  const controller = new AbortController();
  options.signal?.addEventListener('abort', () => controller.abort(), { once: true });
  const { body, contentType } = encodeBody(sent.body, options.form ?? false);
  const end = options.quiet ? undefined : beginRequest(controller, options.cancellable ?? false);
  const request = (): Promise<Response> =>
    fetch(buildUrl(path, sent), {
      method,
      signal: controller.signal,
      credentials: options.anonymous ? 'omit' : 'same-origin',
      headers: {
        'content-type': contentType,
        accept: 'application/json',
        ...(!options.anonymous && tokenHeaders()),
      },
      ...(body !== undefined && { body }),
    }).catch((cause: unknown) => {
      if (controller.signal.aborted) throw cause;
      throw new OfflineError();
    });
  try {
    const response = await quandoVoltar(method, request, controller.signal);
    hearServerTime(response.headers.get('x-server-time'));
    const answer = await readAnswer(response);
    if (!response.ok) throw new ApiError(response.status, answer as ErrorBody | string | undefined);
    return answer;
  } finally {
    end?.();
  }
};

type At<C, K extends keyof C> = C[K] extends Endpoint ? C[K] : never;
/** The server refuses a body in the wrong format, so the type demands the right option. */
type Arguments<E extends Endpoint, I = SentInput<E>> = E extends { formulario: true }
  ? [input: I, options: CallOptions & { readonly form: true }]
  : keyof I extends never
    ? [input?: undefined, options?: CallOptions & { readonly form?: false }]
    : [input: I, options?: CallOptions & { readonly form?: false }];

const call = async (key: string, input: Sent, options: CallOptions): Promise<unknown> => {
  try {
    return await comConfirmacao(() => send(key, input, options));
  } catch (error) {
    const { errors = 'top' } = options;
    if (errors !== 'silent') {
      if (error instanceof ApiError) report(error, errors);
      if (error instanceof OfflineError)
        showMessage({ type: 'warning', text: error.message, location: errors });
    }
    throw error;
  }
};

type Api<C extends Contract> = <K extends keyof C & string>(
  key: K,
  ...sent: Arguments<At<C, K>>
) => Promise<Output<At<C, K>>>;

const clientWith = <C extends Contract>(usual: CallOptions): Api<C> =>
  ((key: string, input: Sent = {}, options: CallOptions = {}) =>
    call(key, input, { ...usual, ...options })) as Api<C>;

/**
 * The typed client of a contract: `const api = createApi<typeof orgaoContract>()`, then
 * `api('GET /app-web/v1/orgaos', { query })`. Only the contract's types are used, so no schema
 * reaches the browser. Errors show on top of the page unless the call says where.
 */
export const createApi = <C extends Contract>(): Api<C> => clientWith<C>({});

/** For forms, which show the refusal themselves, beside the field concerned. */
export const SILENT = { errors: 'silent' } as const;

/**
 * A client for what a screen reads. The screen itself says what it could not read, in the place
 * where it would be.
 */
export const createReader = <C extends Contract>(): Api<C> => clientWith<C>(SILENT);
