const failures = new WeakSet<Error>();

/** The bundler announces what it could not fetch; browsers word that error each in their own way. */
export const rememberLoadFailure = (error: Error): void => {
  failures.add(error);
};

/** A file of the site did not come: no connection, or a new version has taken the old files away. */
export const isLoadFailure = (error: unknown): boolean => error instanceof Error && failures.has(error);

export const LOAD_FAILURE_TITLE = 'Não foi possível carregar uma parte do site.';
