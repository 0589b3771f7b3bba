import { configure, getConfig } from '@testing-library/react';

/**
 * Each try of a `findBy…` or of a `waitFor` that does not find yet would print the whole page into an error that nobody
 * reads. While it waits the error says only what is missing; the library prints the page once, when it gives up.
 */
type Config = ReturnType<typeof getConfig> & { readonly _disableExpensiveErrorDiagnostics?: boolean };

const complete = getConfig().getElementError;

const brief = (message: string | null): Error => {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  return error;
};

const getElementError: typeof complete = (message, container) => {
  const isWaiting = (getConfig() as Config)._disableExpensiveErrorDiagnostics;
  const error = isWaiting ? brief(message) : complete(message, container);
  // The first line of ours in it is the test's, not this one.
  Error.captureStackTrace(error, getElementError);
  return error;
};

configure({ getElementError });
