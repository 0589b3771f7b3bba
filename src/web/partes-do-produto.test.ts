import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const arquivos = globSync('src/capabilities/*/web/**/*.{ts,tsx}').filter(
  (arquivo) => !/\.test\.tsx?$|\/testing-/.test(arquivo),
);
const texto = new Map(arquivos.map((arquivo) => [arquivo, readFileSync(arquivo, 'utf8')]));

const NOMES = /parte\('([\w-]+)'\)/g;
const LISTADAS = /comPartes(?:: readonly NomeDaParte\[\] =|:)\s*\[([^\]]*)\]/g;

const usadas = (fonte: string): string[] => [...fonte.matchAll(NOMES)].map(([, nome = '']) => nome);
const listadas = (fonte: string): string[] =>
  [...fonte.matchAll(LISTADAS)].flatMap(([, lista = '']) =>
    [...lista.matchAll(/'([\w-]+)'/g)].map(([, nome = '']) => nome),
  );

/** The files that a file imports within its own capability, directly or not. */
const alcance = (inicio: string, vistos = new Set<string>()): Set<string> => {
  if (vistos.has(inicio) || !texto.has(inicio)) return vistos;
  vistos.add(inicio);
  const fonte = texto.get(inicio) ?? '';
  for (const [, de = ''] of fonte.matchAll(/(?:from|import\() ?'(\.{1,2}\/[^']+)'/g))
    if (!de.endsWith('.parte.tsx')) alcance(join(dirname(inicio), de), vistos);
  return vistos;
};

const partes = new Map(
  arquivos
    .filter((arquivo) => arquivo.endsWith('.parte.tsx'))
    .map((arquivo) => [/([\w-]+)\.parte\.tsx$/.exec(arquivo)?.[1] ?? '', arquivo]),
);

it('every part that is shown is some capability’s, and every part is shown', () => {
  const mostradas = new Set([...texto.values()].flatMap(usadas));
  expect(mostradas.size).toBeGreaterThan(15);
  expect([...texto.values()].flatMap(listadas).length).toBeGreaterThan(mostradas.size);
  expect([...mostradas].filter((nome) => !partes.has(nome))).toEqual([]);
  expect([...partes.keys()].filter((nome) => !mostradas.has(nome))).toEqual([]);
});

it('what a part shows of others is listed in its comPartes, so that it is drawn at once', () => {
  const faltam = [...partes.values()].flatMap((arquivo) => {
    const ditas = new Set(listadas(texto.get(arquivo) ?? ''));
    const mostra = [...alcance(arquivo)].flatMap((cada) => usadas(texto.get(cada) ?? ''));
    return [...new Set(mostra)].filter((nome) => !ditas.has(nome)).map((nome) => `${arquivo}: ${nome}`);
  });
  expect(faltam).toEqual([]);
});

/** Shown only to some people, and fetched for them alone. */
const SO_PARA_ALGUNS = new Set(['caso-da-equipe', 'confirmar-fator', 'criar-fator']);

it('what a screen shows of others is listed in comPartes of its route', () => {
  const faltam = arquivos
    .filter((arquivo) => /\/routes\.ts$/.test(arquivo))
    .flatMap((arquivo) =>
      (texto.get(arquivo) ?? '').split(/\n {2}\},?\n/).flatMap((rota) => {
        const pagina = /page: \(\) => import\('(\.[^']+)'\)/.exec(rota)?.[1];
        if (!pagina) return [];
        const deOutras = listadas(rota).flatMap((nome) => listadas(texto.get(partes.get(nome) ?? '') ?? ''));
        const ditas = new Set([...listadas(rota), ...deOutras]);
        const mostra = [...alcance(join(dirname(arquivo), pagina))].flatMap((cada) =>
          usadas(texto.get(cada) ?? ''),
        );
        return [...new Set(mostra)]
          .filter((nome) => !ditas.has(nome) && !SO_PARA_ALGUNS.has(nome))
          .map((nome) => `${arquivo}, ${pagina}: ${nome}`);
      }),
    );
  expect(faltam).toEqual([]);
});
