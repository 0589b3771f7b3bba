import { existsSync } from 'node:fs';
import { enableCompileCache, flushCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const BIBLIOTECA = '@cantoo/pdf-lib';
const GUARDADO = fileURLToPath(new URL('../../../../../.cache/tarjamento', import.meta.url));

/**
 * Loads pdf-lib from the single file in its package, because its modules and their dependencies are
 * 350 files.
 */
const readNumArquivoSo = (): void => {
  const inteira = new URL('../dist/pdf-lib.esm.js', import.meta.resolve(BIBLIOTECA));
  if (!existsSync(inteira)) return;
  registerHooks({
    resolve: (nome, contexto, seguinte) =>
      nome === BIBLIOTECA ? { url: inteira.href, shortCircuit: true } : seguinte(nome, contexto),
  });
};

/**
 * Every redaction starts a process, and loading the program took longer than most documents do. The
 * compiled program is cached for the next time; where that is impossible, nothing else changes.
 */
export const partirDepressa = (): void => {
  enableCompileCache(GUARDADO);
  readNumArquivoSo();
};

/** Written at once, before any document is read, because this process may be killed. */
export const guardarParaAProxima = (): void => flushCompileCache();
