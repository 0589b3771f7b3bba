const failures = new WeakSet<Error>();
let retries = 0;

/** The bundler announces what it could not fetch; the error's wording differs between browsers. */
export const rememberLoadFailure = (error: Error): void => {
  failures.add(error);
};

/** A file of the site could not be fetched: no connection, a busy server, or a new version removed it. */
export const isLoadFailure = (error: unknown): boolean => error instanceof Error && failures.has(error);

/** Something is about to be fetched once more: nobody need be told before that failed too. */
export const isRetrying = (): boolean => retries > 0;

export const LOAD_FAILURE_TITLE = 'Não foi possível carregar uma parte do site.';

/** Long enough for a busy server to breathe, and short enough to wait for. */
export const RETRY_AFTER_MS = 1500;

const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));

/**
 * Fetches a file of the site, and once more after a moment where that failed: a request that was lost under load is no
 * reason to reload the page. Without a connection it fails at once, since the screen says so and comes back by itself.
 */
export const withRetry = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    if (!isLoadFailure(error) || !navigator.onLine) throw error;
    retries += 1;
    try {
      await wait();
      return await load();
    } finally {
      retries -= 1;
    }
  }
};
