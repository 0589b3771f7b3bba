import type { Config } from '../config.ts';
import type { Embrulho } from './envelope.ts';
import { openBytes, sealBytes } from './envelope-bytes.ts';

/**
 * What wraps each encrypted case's own key: the key of the office that has the case. Without an office, or where it has no key yet
 * (a new one), the installation's root does it, and a job wraps it anew (`src/server/chaves`).
 */
export const chaveDoCofre = (
  { config }: { readonly config: Pick<Config, 'keyFor' | 'chaveiro'> },
  idOuvidoria?: number,
): Embrulho => {
  const daRaiz = config.keyFor('manifestacao.cofre');
  return {
    embrulhar: (chave) =>
      (idOuvidoria === undefined ? null : config.chaveiro.embrulhar(idOuvidoria, chave)) ??
      sealBytes(daRaiz, chave),
    desembrulhar: (embrulhada) => config.chaveiro.desembrulhar(embrulhada) ?? openBytes(daRaiz, embrulhada),
  };
};
