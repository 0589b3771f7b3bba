import { existsSync } from 'node:fs';
import { enableCompileCache, flushCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const BIBLIOTECA = '@cantoo/pdf-lib';
const GUARDADO = fileURLToPath(new URL('../../../../../.cache/tarjamento', import.meta.url));

/** The library as one file, which comes with it: read one by one, it and what it needs are 350. */
const readNumArquivoSo = (): void => {
  const inteira = new URL('../dist/pdf-lib.esm.js', import.meta.resolve(BIBLIOTECA));
  if (!existsSync(inteira)) return;
  registerHooks({
    resolve: (nome, contexto, seguinte) =>
      nome === BIBLIOTECA ? { url: inteira.href, shortCircuit: true } : seguinte(nome, contexto),
  });
};

/**
 * Every redaction starts a process, and reading the program took it longer than most documents do. What the runtime
 * made of the program the first time is kept for the next; where it cannot be kept, nothing else changes.
 */
export const partirDepressa = (): void => {
  enableCompileCache(GUARDADO);
  readNumArquivoSo();
};

/** At once, and before any document is seen: this process may be ended without warning. */
export const guardarParaAProxima = (): void => flushCompileCache();
