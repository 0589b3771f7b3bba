import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkBoundaries, readTree } from './boundaries.ts';

const rulesIn = (files: Record<string, string>) =>
  checkBoundaries(new Map(Object.entries(files))).map(({ rule }) => rule);

const RECURSO = 'src/capabilities/recurso';
const importOf = (specifier: string) => `import { x } from '${specifier}';\nexport const y = x;\n`;

/** [what the rule says, rule, file, text that breaks it, text that does not] */
const imports: readonly (readonly [string, string, string, string, string])[] = [
  [
    'kernel imports nothing else of src',
    'imports',
    'src/kernel/a.ts',
    '#capabilities/recurso/domain/recurso.ts',
    './b.ts',
  ],
  ['kernel is free of servers', 'packages', 'src/kernel/a.ts', 'node:fs', 'zod'],
  ['kernel is free of screens', 'packages', 'src/kernel/a.ts', 'react', 'temporal-polyfill'],
  [
    'a domain imports no contract',
    'imports',
    `${RECURSO}/domain/a.ts`,
    '../contract.ts',
    '#kernel/verdict.ts',
  ],
  ['a domain imports no server', 'imports', `${RECURSO}/domain/a.ts`, '#server/clock.ts', '../domain/b.ts'],
  [
    'a domain may import another',
    'imports',
    `${RECURSO}/domain/a.ts`,
    '#shell/clock.ts',
    '#capabilities/manifestacao/domain/b.ts',
  ],
  ['a domain holds no SQL library', 'packages', `${RECURSO}/domain/a.ts`, 'kysely', 'zod'],
  [
    'a contract imports no other contract',
    'imports',
    `${RECURSO}/contract.ts`,
    '#capabilities/manifestacao/contract.ts',
    '#capabilities/manifestacao/domain/b.ts',
  ],
  [
    'a contract imports no server',
    'imports',
    `${RECURSO}/contract.ts`,
    './server/routes.ts',
    './domain/recurso.ts',
  ],
  [
    'a server reaches another only through its index',
    'imports',
    `${RECURSO}/server/a.ts`,
    '#capabilities/manifestacao/server/manifestacao-repository.ts',
    '#capabilities/manifestacao/server/index.ts',
  ],
  [
    'a server may take another domain, never another contract',
    'imports',
    `${RECURSO}/server/a.ts`,
    '#capabilities/manifestacao/contract.ts',
    '#capabilities/manifestacao/domain/b.ts',
  ],
  [
    'a web may take another contract and domain, never another server',
    'imports',
    `${RECURSO}/web/a.tsx`,
    '#capabilities/manifestacao/server/index.ts',
    '#capabilities/manifestacao/contract.ts',
  ],
  [
    'a helper of tests beside the code is for tests only',
    'testing',
    'src/server/sign-on/a.ts',
    './testing-sign-on.ts',
    './sign-on.ts',
  ],
  [
    'a server imports no composition root',
    'imports',
    `${RECURSO}/server/a.ts`,
    '#server/app.ts',
    '#server/db/database.ts',
  ],
  ['a server imports no web', 'imports', `${RECURSO}/server/a.ts`, '../web/routes.tsx', '../contract.ts'],
  ['a server never imports react', 'packages', `${RECURSO}/server/a.ts`, 'react', 'fastify'],
  ['the platform never imports react', 'packages', 'src/server/http/a.ts', 'react-dom/server', 'fastify'],
  [
    'a web never imports another web',
    'imports',
    `${RECURSO}/web/a.tsx`,
    '#capabilities/manifestacao/web/b.tsx',
    './b.tsx',
  ],
  ['a web imports no server', 'imports', `${RECURSO}/web/a.tsx`, '../server/routes.ts', '../contract.ts'],
  ['a web imports no platform', 'imports', `${RECURSO}/web/a.tsx`, '#server/clock.ts', '#shell/clock.ts'],
  [
    'a web imports no composition',
    'imports',
    `${RECURSO}/web/a.tsx`,
    '#web/capabilities.ts',
    '#shell/ui/button.tsx',
  ],
  ['a web imports no router', 'imports', `${RECURSO}/web/a.tsx`, '#web/router.tsx', '#shell/api/client.ts'],
  ['a web imports no entry point', 'imports', `${RECURSO}/web/a.tsx`, '#web/main.tsx', '#kernel/verdict.ts'],
  ['a web never imports node', 'packages', `${RECURSO}/web/a.tsx`, 'node:path', 'react'],
  ['a web never imports fastify', 'packages', 'src/web/a.ts', 'fastify', 'react-router'],
  ['a web never imports kysely', 'packages', 'src/shell/ui/a.tsx', 'kysely', 'react'],
  ['a web never imports pg', 'packages', 'src/web/a.ts', 'pg', '@tanstack/react-query'],
  [
    'the platform never imports capabilities',
    'imports',
    'src/server/http/a.ts',
    '#capabilities/recurso/server/index.ts',
    '#kernel/errors.ts',
  ],
  [
    'only the composition root wires capabilities',
    'imports',
    'src/server/platform.ts',
    './capabilities.ts',
    './clock.ts',
  ],
  [
    'the composition root imports no web',
    'imports',
    'src/server/app.ts',
    '#capabilities/recurso/web/routes.tsx',
    '#capabilities/recurso/server/index.ts',
  ],
  [
    'the shell imports no web of a capability',
    'imports',
    'src/shell/layout/a.tsx',
    '#capabilities/recurso/web/routes.tsx',
    '#kernel/verdict.ts',
  ],
  [
    'the shell knows no capability, not even its contract',
    'imports',
    'src/shell/layout/a.tsx',
    '#capabilities/recurso/contract.ts',
    '../ui/button.tsx',
  ],
  [
    'the shell imports no composition',
    'imports',
    'src/shell/layout/a.tsx',
    '#web/router.tsx',
    '../ui/button.tsx',
  ],
  [
    'composition takes webs but no server',
    'imports',
    'src/web/a.tsx',
    '#capabilities/recurso/server/index.ts',
    '#capabilities/recurso/web/b.tsx',
  ],
  ['src imports no tools', 'imports', 'src/server/a.ts', '../../scripts/boundaries.ts', '../../package.json'],
  ['only tests import src/testing', 'testing', 'src/server/a.ts', '#testing/builders.ts', './b.ts'],
  ['imports carry extensions', 'extension', 'src/kernel/a.ts', './b', './b.ts'],
  ['subpath imports carry extensions', 'extension', 'src/server/a.ts', '#kernel/errors', '#kernel/errors.ts'],
];

describe('who may import whom', () => {
  test.each(imports)('%s', (_name, rule, file, planted, clean) => {
    expect(rulesIn({ [file]: importOf(planted) })).toEqual([rule]);
    expect(rulesIn({ [file]: importOf(clean) })).toEqual([]);
  });

  test.each([
    ['import type', `import type { X } from '#server/app.ts';\nexport type Y = X;`],
    ['a type in place', `export type Y = import('#server/app.ts').X;`],
    ['dynamic import', `export const y = () => import('#server/app.ts');`],
    ['dynamic import from a template', 'export const y = () => import(`#server/app.ts`);'],
    ['re-export', `export { x } from '#server/app.ts';`],
    ['re-export of everything', `export * from '#server/app.ts';`],
    ['bare import', `import '#server/app.ts';`],
    ['a relative way round', `import { x } from '../server/app.ts';\nexport const y = x;`],
    ["Vite's glob", `export const y = import.meta.glob('../server/*.ts');`],
    ["Vite's list of globs", `export const y = import.meta.glob(['./x/*.ts', '../server/*.ts']);`],
  ])('%s is seen as an import', (_name, source) => {
    expect(rulesIn({ 'src/kernel/a.ts': source })).toEqual(['imports']);
  });

  test('text and comments are not imports', () => {
    expect(
      rulesIn({
        'src/kernel/a.ts': `// import x from '#server/app.ts'\nexport const y = "import('#server/app.ts')";`,
      }),
    ).toEqual([]);
  });

  test('tests may import anything', () => {
    expect(rulesIn({ 'src/kernel/a.test.ts': importOf('#testing/builders.ts') })).toEqual([]);
    expect(rulesIn({ 'e2e/a.spec.ts': importOf('#testing/builders.ts') })).toEqual([]);
  });

  test('a source file outside every folder of the table is reported', () => {
    expect(rulesIn({ 'src/capabilities/recurso/helpers.ts': 'export const y = 1;' })).toEqual([
      'unknown-place',
    ]);
  });

  test('a file that cannot be parsed is reported, not passed over', () => {
    expect(rulesIn({ 'src/kernel/a.ts': 'export const = ;' })).toContain('syntax');
  });
});

describe('capabilities import each other without cycles, all sides counted', () => {
  const domain = (capability: string) => `src/capabilities/${capability}/domain/a.ts`;
  const uses = (capability: string) => importOf(`#capabilities/${capability}/domain/a.ts`);

  test('recurso → manifestacao is allowed while nothing leads back', () => {
    expect(
      rulesIn({ [domain('recurso')]: uses('manifestacao'), [domain('manifestacao')]: uses('orgao') }),
    ).toEqual([]);
  });

  test('a cycle of two is reported on both edges', () => {
    expect(
      rulesIn({ [domain('recurso')]: uses('manifestacao'), [domain('manifestacao')]: uses('recurso') }),
    ).toEqual(['capability-cycle', 'capability-cycle']);
  });

  test('a cycle is one also where each half of it lies on another side', () => {
    const files = {
      [domain('recurso')]: uses('manifestacao'),
      'src/capabilities/manifestacao/web/a.tsx': importOf('#capabilities/recurso/contract.ts'),
    };
    expect(rulesIn(files)).toEqual(['capability-cycle', 'capability-cycle']);
  });

  test('a test may import whom it likes', () => {
    const files = {
      [domain('recurso')]: uses('manifestacao'),
      'src/capabilities/manifestacao/domain/a.test.ts': uses('recurso'),
    };
    expect(rulesIn(files)).toEqual([]);
  });

  test('a cycle through a third is reported, and the edge that only leads into it is not', () => {
    const found = checkBoundaries(
      new Map([
        [domain('recurso'), uses('manifestacao')],
        [domain('manifestacao'), uses('orgao')],
        [domain('orgao'), uses('recurso')],
        [domain('busca'), uses('recurso')],
      ]),
    );
    expect(found.map(({ file }) => file)).toEqual([
      domain('recurso'),
      domain('manifestacao'),
      domain('orgao'),
    ]);
  });
});

describe('what only certain files may do', () => {
  const server = `${RECURSO}/server/interpor-recurso.ts`;
  const repository = `${RECURSO}/server/recurso-repository.ts`;

  test.each([
    ["kysely's sql", `import { sql } from 'kysely';\nexport const y = sql;`],
    ['pg', `import pg from 'pg';\nexport const y = pg;`],
    ['selectFrom', `export const y = (db: any) => db.selectFrom('recurso');`],
    ['insertInto', `export const y = (db: any) => db.insertInto('recurso');`],
    ['updateTable', `export const y = (db: any) => db.updateTable('recurso');`],
    ['deleteFrom', `export const y = (db: any) => db.deleteFrom('recurso');`],
    ['query', `export const y = (pool: any) => pool.query('select 1');`],
    ['optional query', `export const y = (pool: any) => pool?.query('select 1');`],
  ])('SQL by %s stays in the repositories', (_name, source) => {
    expect(rulesIn({ [server]: source })).toEqual(['sql']);
    expect(rulesIn({ [repository]: source })).toEqual([]);
    expect(rulesIn({ 'src/server/db/database.ts': source })).toEqual([]);
    expect(rulesIn({ 'db/seed/a.ts': source })).toEqual([]);
    expect(rulesIn({ [`${RECURSO}/server/interpor-recurso.api.test.ts`]: source })).toEqual([]);
  });

  test("handing on the type of a pool, or kysely's types, is no SQL", () => {
    const source = `import type pg from 'pg';\nimport type { Kysely } from 'kysely';\nexport type Y = [pg.Pool, Kysely<unknown>];`;
    expect(rulesIn({ 'src/server/platform.ts': source })).toEqual([]);
  });

  test.each([
    ['process.env', 'export const y = process.env.PORT;'],
    ["process['env']", `export const y = process['env'];`],
    ['globalThis.process.env', 'export const y = globalThis.process.env;'],
    ['node:process', `import { env } from 'node:process';\nexport const y = env;`],
  ])('%s is read only in config.ts', (_name, source) => {
    expect(rulesIn({ 'src/server/http/a.ts': source })).toEqual(['process-env']);
    expect(rulesIn({ 'src/server/config.ts': source })).toEqual([]);
    expect(rulesIn({ 'scripts/a.ts': source, 'playwright.config.ts': source, 'e2e/a.ts': source })).toEqual(
      [],
    );
  });

  test.each([
    ['Date.now()', 'export const y = Date.now();'],
    ['new Date()', 'export const y = new Date();'],
    ['Date()', 'export const y = Date();'],
    [
      'Temporal.Now',
      `import { Temporal } from 'temporal-polyfill';\nexport const y = Temporal.Now.instant();`,
    ],
  ])('%s is asked only by the clocks', (_name, source) => {
    expect(rulesIn({ 'src/kernel/prazo/a.ts': source })).toEqual(['current-time']);
    expect(
      rulesIn({
        'src/server/clock.ts': source,
        'src/shell/clock.ts': source,
        'src/kernel/a.test.ts': source,
      }),
    ).toEqual([]);
  });

  test('a given date and a stopwatch are not the current time', () => {
    expect(
      rulesIn({ 'src/kernel/a.ts': `export const y = [new Date('2026-03-12'), performance.now()];` }),
    ).toEqual([]);
  });
});

test('the real tree is clean', async () => {
  const files = await readTree(join(import.meta.dirname, '..'));
  expect(files.size).toBeGreaterThan(50);
  expect(checkBoundaries(files)).toEqual([]);
}, 60_000);
