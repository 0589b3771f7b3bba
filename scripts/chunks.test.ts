import { expect, test } from 'vitest';
import { chunkNames } from './chunks.ts';

const WEB = '/casa/src/web';
const telas = Array.from({ length: 8 }, (_, i) => `${WEB}/tela-${i}.tsx`);
const zod = '/casa/node_modules/zod/index.js';
const quadro = `${WEB}/screens/tratar/tratar-caso.tsx`;
const caso = `${WEB}/screens/detalhar/detalhar-page.tsx`;

const modulos: Record<string, readonly [importados: readonly string[], tardios?: readonly string[]]> = {
  [`${WEB}/main.tsx`]: [[`${WEB}/botao.tsx`], [...telas, quadro, caso]],
  ...Object.fromEntries(
    telas.map((tela) => [tela, [[`${WEB}/botao.tsx`, `${WEB}/tabela.tsx`, `${WEB}/campo.tsx`]] as const]),
  ),
  [quadro]: [[`${WEB}/ficha.tsx`, `${WEB}/ato.tsx`, `${WEB}/so-aqui.tsx`]],
  [caso]: [[`${WEB}/ficha.tsx`]],
  [telas[0] ?? '']: [[`${WEB}/botao.tsx`, `${WEB}/tabela.tsx`, `${WEB}/campo.tsx`, `${WEB}/ato.tsx`]],
  [`${WEB}/campo.tsx`]: [[zod]],
};
const grafo = {
  getModuleInfo: (id: string) => {
    const [importedIds, dynamicallyImportedIds = []] = modulos[id] ?? [[]];
    return { importedIds, dynamicallyImportedIds };
  },
};
const nome = (id: string) => chunkNames(WEB)(id, grafo);

test('what the home brings, what one screen alone uses and what is not ours is left to the bundler', () => {
  expect(nome(`${WEB}/botao.tsx`)).toBeNull();
  expect(nome(`${WEB}/so-aqui.tsx`)).toBeNull();
  expect(nome(zod)).toBeNull();
});

test('what many screens share travels together, apart from what needs a large library', () => {
  expect(nome(`${WEB}/tabela.tsx`)).toBe('comum');
  expect(nome(`${WEB}/campo.tsx`)).toBe('comum-formulario');
});

test("the parts of a case travel together, the office's apart from the citizen's", () => {
  expect(nome(`${WEB}/ficha.tsx`)).toBe('caso');
  expect(nome(`${WEB}/ato.tsx`)).toBe('tratamento');
});
