import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');

/** Every failure of these commands ends with one clear sentence and a non-zero exit code. */
export class CommandError extends Error {
  name = 'CommandError';
}

/** @param {string} sentence */
export const say = (sentence) => process.stdout.write(`${sentence}\n`);

/** @param {string} text */
export const heading = (text) => say(`\n── ${text} ${'─'.repeat(Math.max(3, 70 - text.length))}`);

/**
 * Runs a command's body; an unforeseen error also ends in one sentence.
 * @param {() => Promise<number | void>} body
 */
export const command = async (body) => {
  try {
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    const sentence =
      error instanceof CommandError ? error.message : `Falha inesperada: ${error?.stack ?? error}`;
    process.stderr.write(`\n${sentence}\n`);
    process.exitCode = 1;
  }
};

/**
 * Repeats a sentence with the elapsed seconds while the work lasts, so that a person sees progress.
 * @template T
 * @param {string} sentence
 * @param {Promise<T>} work
 * @returns {Promise<T>}
 */
export const withProgress = async (sentence, work) => {
  say(`${sentence}…`);
  const startedAt = performance.now();
  const seconds = () => Math.round((performance.now() - startedAt) / 1000);
  const timer = setInterval(() => say(`  … ${seconds()} s`), 5_000);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
};
