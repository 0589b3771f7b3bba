const failures = new WeakSet<Error>();

/** The bundler announces what it could not fetch; the error's wording differs between browsers. */
export const rememberLoadFailure = (error: Error): void => {
  failures.add(error);
};

/** A file of the site could not be fetched: no connection, or a new version removed it. */
export const isLoadFailure = (error: unknown): boolean => error instanceof Error && failures.has(error);

export const LOAD_FAILURE_TITLE = 'Não foi possível carregar uma parte do site.';
