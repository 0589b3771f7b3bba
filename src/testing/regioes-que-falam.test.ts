import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** '{ocupado && <p role="status">…</p>}' and '? <p role="status">Pronto.</p>'. */
const JA_ENTRA_CHEIA = /(?:&&|\?|:)\s*\(?\s*<(?:p|span) role="status">[^{<]/g;

it('WCAG 4.1.3: a region that speaks stands on the page before it has words, or not every screen reader says them', () => {
  const achadas = globSync('src/{shell,capabilities}/**/*.tsx')
    .filter((arquivo) => !arquivo.endsWith('.test.tsx'))
    .flatMap((arquivo) =>
      [...readFileSync(arquivo, 'utf8').matchAll(JA_ENTRA_CHEIA)].map(([trecho]) => `${arquivo}: ${trecho}`),
    );
  expect(achadas).toEqual([]);
});
