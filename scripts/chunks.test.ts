import { expect, test } from 'vitest';
import { chunkNames } from './chunks.ts';

const SRC = '/casa/src';
const WEB = `${SRC}/web`;
const telas = Array.from({ length: 8 }, (_, i) => `${WEB}/tela-${i}.tsx`);
const estrela = '/casa/node_modules/@fortawesome/free-solid-svg-icons/faStar.js';
const rodape = `${SRC}/capabilities/sessao/web/na-moldura/rodape.tsx`;
const home = `${WEB}/home-page.tsx`;
const zod = '/casa/node_modules/zod/index.js';
const janela = `${SRC}/shell/ui/janela/modal.tsx`;
const foco = '/casa/node_modules/react-aria/FocusScope.js';
const lista = '/casa/node_modules/react-aria/ListBox.js';
const quadro = `${SRC}/capabilities/tratamento/web/caso/tratar-caso.tsx`;
const caso = `${SRC}/capabilities/manifestacao/web/detalhar/detalhar-page.tsx`;
const registrar = `${SRC}/capabilities/ciencia/domain/registrar.ato.ts`;
const comuns = [`${WEB}/campo.tsx`, `${WEB}/confirmar.tsx`, `${WEB}/escolha.tsx`];

const modulos: Record<string, readonly [importados: readonly string[], tardios?: readonly string[]]> = {
  [`${WEB}/main.tsx`]: [[`${WEB}/botao.tsx`], [...telas, quadro, caso, home, rodape, `${WEB}/atos.ts`]],
  [home]: [[`${WEB}/cartaz.tsx`]],
  ...Object.fromEntries(
    telas.map((tela) => [tela, [[`${WEB}/botao.tsx`, `${WEB}/tabela.tsx`, ...comuns]] as const]),
  ),
  [`${WEB}/atos.ts`]: [[registrar], [`${WEB}/registrar-form.tsx`]],
  [registrar]: [[`${SRC}/capabilities/ciencia/domain/meio.ts`]],
  [`${WEB}/registrar-form.tsx`]: [[`${SRC}/capabilities/ciencia/domain/meio.ts`]],
  [quadro]: [[`${WEB}/ficha.tsx`, `${WEB}/ato.tsx`, `${WEB}/so-aqui.tsx`]],
  [caso]: [[`${WEB}/ficha.tsx`]],
  [telas[0] ?? '']: [
    [`${WEB}/botao.tsx`, `${WEB}/tabela.tsx`, ...comuns, `${WEB}/ato.tsx`, `${WEB}/cartaz.tsx`, estrela],
  ],
  [telas[1] ?? '']: [[`${WEB}/tabela.tsx`, ...comuns, estrela]],
  [`${WEB}/campo.tsx`]: [[zod]],
  [janela]: [[foco]],
  [`${WEB}/confirmar.tsx`]: [[janela]],
  [`${WEB}/escolha.tsx`]: [[lista]],
  [lista]: [[foco]],
};
let sumido = '';
const grafo = {
  getModuleInfo: (id: string) => {
    if (id === sumido) return null;
    const [importedIds, dynamicallyImportedIds = []] = modulos[id] ?? [[]];
    return { importedIds, dynamicallyImportedIds };
  },
};
const nome = (id: string) => chunkNames(SRC)(id, grafo);

test('what the home alone brings and what one screen alone uses is left to the bundler', () => {
  expect(nome(`${WEB}/cartaz.tsx`)).toBeNull();
  expect(nome(`${WEB}/so-aqui.tsx`)).toBeNull();
});

test('what every screen brings travels together, and so does the frame around it', () => {
  expect(nome(`${WEB}/main.tsx`)).toBeNull();
  expect(nome(`${WEB}/botao.tsx`)).toBe('base');
  expect(nome(rodape)).toBe('moldura');
});

test('the declarations of the acts travel together, however few screens use one', () => {
  expect(nome(`${SRC}/capabilities/arquivamento/domain/arquivar.ato.ts`)).toBe('atos');
});

test('what a declaration and its form alone need travels with the declarations, or each would wait for the other', () => {
  expect(nome(`${SRC}/capabilities/ciencia/domain/meio.ts`)).toBe('atos');
});

test('an icon of a few screens comes with the others of its kind', () => {
  expect(nome(estrela)).toBe('icones');
});

test('what many screens share travels together, apart from what needs a large library', () => {
  expect(nome(`${WEB}/tabela.tsx`)).toBe('comum');
  expect(nome(`${WEB}/campo.tsx`)).toBe('comum-formulario');
  expect(nome(zod)).toBe('comum-formulario');
});

test('dialogs bring their part of the library and not what lists to choose from add to it', () => {
  for (const id of [janela, `${WEB}/confirmar.tsx`, foco]) expect(nome(id)).toBe('comum-janela');
  for (const id of [`${WEB}/escolha.tsx`, lista]) expect(nome(id)).toBe('comum-escolha');
});

test("the parts of a case travel together, the office's apart from the citizen's", () => {
  expect(nome(`${WEB}/ficha.tsx`)).toBe('caso');
  expect(nome(`${WEB}/ato.tsx`)).toBe('tratamento');
});

test('a part that it names and nobody finds any more is said', () => {
  sumido = rodape;
  expect(() => nome(zod)).toThrow(/rodape\.tsx/);
});
