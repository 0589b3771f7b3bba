import { expect, test } from 'vitest';
import { chunkNames } from './chunks.ts';

const SRC = '/casa/src';
const WEB = `${SRC}/web`;
const telas = ['assunto', 'feriado', 'orgao', 'email', 'busca', 'painel'].map(
  (nome) => `${SRC}/capabilities/${nome}/web/tela-page.tsx`,
);
const estrela = '/casa/node_modules/@fortawesome/free-solid-svg-icons/faStar.js';
const rodape = `${SRC}/capabilities/sessao/web/na-moldura/rodape.tsx`;
const home = `${WEB}/home-page.tsx`;
const regra = `${SRC}/kernel/validacao/campo.ts`;
const aviso = `${SRC}/shell/aviso.tsx`;
const icone = `${SRC}/capabilities/assistente/web/chat-icon.tsx`;
const zod = '/casa/node_modules/zod/index.js';
const janela = `${SRC}/shell/ui/janela/modal.tsx`;
const foco = '/casa/node_modules/react-aria/FocusScope.js';
const lista = '/casa/node_modules/react-aria/ListBox.js';
const quadro = `${SRC}/capabilities/tratamento/web/caso/quadro.parte.tsx`;
const caso = `${SRC}/capabilities/manifestacao/web/detalhar/detalhar-page.tsx`;
const motor = `${SRC}/capabilities/dados-pessoais/domain/analisar.ts`;
const registrar = `${SRC}/capabilities/ciencia/domain/registrar.ato.ts`;
const comuns = [`${WEB}/campo.tsx`, `${WEB}/confirmar.tsx`, `${WEB}/escolha.tsx`];

const modulos: Record<string, readonly [importados: readonly string[], tardios?: readonly string[]]> = {
  [`${WEB}/main.tsx`]: [
    [`${WEB}/botao.tsx`],
    [...telas, quadro, caso, home, rodape, icone, `${WEB}/atos-do-produto.ts`],
  ],
  [home]: [[`${WEB}/cartaz.tsx`]],
  ...Object.fromEntries(
    telas.map((tela) => [tela, [[`${WEB}/botao.tsx`, `${WEB}/tabela.tsx`, aviso, ...comuns]] as const]),
  ),
  [`${WEB}/atos-do-produto.ts`]: [[registrar], [`${WEB}/registrar-form.tsx`]],
  [registrar]: [[`${SRC}/capabilities/ciencia/domain/meio.ts`]],
  [`${WEB}/registrar-form.tsx`]: [[`${SRC}/capabilities/ciencia/domain/meio.ts`]],
  [quadro]: [[`${WEB}/ficha.tsx`, `${WEB}/ato.tsx`, `${WEB}/so-aqui.tsx`], [motor]],
  [motor]: [[`${SRC}/capabilities/dados-pessoais/domain/nomes.ts`]],
  [caso]: [[`${WEB}/ficha.tsx`]],
  [telas[0] ?? '']: [
    [
      `${WEB}/botao.tsx`,
      `${WEB}/tabela.tsx`,
      ...comuns,
      `${WEB}/ato.tsx`,
      `${WEB}/cartaz.tsx`,
      `${WEB}/da-administracao.tsx`,
      `${WEB}/atos-abertos.tsx`,
      estrela,
    ],
  ],
  [telas[1] ?? '']: [[`${WEB}/tabela.tsx`, ...comuns, `${WEB}/da-administracao.tsx`]],
  [telas[4] ?? '']: [[`${WEB}/tabela.tsx`, ...comuns, `${WEB}/atos-abertos.tsx`, estrela]],
  [`${WEB}/atos-abertos.tsx`]: [[`${SRC}/capabilities/nota/domain/anotar.ato.ts`]],
  [`${WEB}/campo.tsx`]: [[zod, regra]],
  [regra]: [[zod]],
  [icone]: [[aviso]],
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

test('what the home alone brings and an engine that one screen fetches when used are left to the bundler', () => {
  expect(nome(`${WEB}/cartaz.tsx`)).toBeNull();
  expect(nome(motor)).toBeNull();
  expect(nome(`${SRC}/capabilities/dados-pessoais/domain/nomes.ts`)).toBeNull();
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

test('what brings a declaration to screens of two areas does not travel with what declarations need', () => {
  expect(nome(`${WEB}/atos-abertos.tsx`)).toBe('comum-atos');
});

test('an icon of a few screens comes with the others of its kind', () => {
  expect(nome(estrela)).toBe('icones');
});

test('what many screens share travels together, apart from what needs a large library', () => {
  expect(nome(`${WEB}/tabela.tsx`)).toBe('comum');
  expect(nome(`${WEB}/campo.tsx`)).toBe('comum-formulario');
});

test('a form, its rules and the library that they are written in run one after the other, each from a file of its own', () => {
  expect(nome(zod)).toBe('comum-zod');
  expect(nome(regra)).toBe('comum-esquemas');
  expect(nome(`${WEB}/campo.tsx`)).toBe('comum-formulario');
});

test('what the frame shares with screens comes with the frame, which everybody fetches', () => {
  expect(nome(aviso)).toBe('moldura-tardia');
});

test('dialogs bring their part of the library and not what lists to choose from add to it', () => {
  for (const id of [janela, `${WEB}/confirmar.tsx`, foco]) expect(nome(id)).toBe('comum-janela');
  for (const id of [`${WEB}/escolha.tsx`, lista]) expect(nome(id)).toBe('comum-escolha');
});

test('screens of one area travel together with what they alone use', () => {
  expect(nome(quadro)).toBe('caso');
  expect(nome(`${WEB}/so-aqui.tsx`)).toBe('caso');
  expect(nome(telas[0] ?? '')).toBe('administracao');
  expect(nome(`${WEB}/da-administracao.tsx`)).toBe('administracao');
});

test('what only members of staff share does not travel with what a citizen needs', () => {
  expect(nome(`${WEB}/ato.tsx`)).toBe('comum-equipe');
  expect(nome(`${WEB}/ficha.tsx`)).toBe('comum');
});

test('a part that it names and nobody finds any more is said', () => {
  sumido = rodape;
  expect(() => nome(zod)).toThrow(/rodape\.tsx/);
});
