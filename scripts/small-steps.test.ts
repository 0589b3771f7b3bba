import { expect, test } from 'vitest';
import { inOrder, inSmallSteps, needsFirst } from './small-steps.ts';

const chunks = {
  'assets/busca.js': { name: 'busca', imports: ['assets/formulario.js', 'assets/base.js'] },
  'assets/formulario.js': { name: 'formulario', imports: ['assets/zod.js', 'assets/base.js'] },
  'assets/zod.js': { name: 'zod', imports: [] },
  'assets/base.js': { name: 'base', imports: ['assets/react.js'] },
  'assets/react.js': { name: 'react', imports: [] },
};

test('a file comes after all that it waits for, so that none runs within another', () => {
  const order = needsFirst(chunks);
  for (const { name, imports } of Object.values(chunks))
    for (const file of imports)
      expect(order.indexOf(chunks[file as keyof typeof chunks].name)).toBeLessThan(order.indexOf(name));
});

test('scripts run in that order; sheets of style keep theirs, in which a later one wins', () => {
  const deps = [
    'assets/busca-AAAAAAAA.js',
    'assets/b-11111111.css',
    'assets/react-B_B-BBBB.js',
    'assets/a-22222222.css',
    'assets/zod-CCCCCCCC.js',
  ];
  expect(inOrder(deps, needsFirst(chunks))).toEqual([
    'assets/zod-CCCCCCCC.js',
    'assets/react-B_B-BBBB.js',
    'assets/busca-AAAAAAAA.js',
    'assets/b-11111111.css',
    'assets/a-22222222.css',
  ]);
});

test('refuses to build with a helper that it does not know, rather than leave a screen in one long task', () => {
  expect(() => inSmallSteps('return somethingElse();')).toThrow('o ajudante do Vite mudou');
});

const helper = (importa: (href: string) => Promise<void>) => {
  const code = inSmallSteps('return baseModule().catch(handlePreloadError);')
    .replace('import(/* @vite-ignore */ assetsURL(dep))', 'importa(assetsURL(dep))')
    .replace(/return inSteps\(deps.*$/, 'return inSteps;');
  const make = new Function('importa', 'assetsURL', code) as (
    um: typeof importa,
    dois: (dep: string) => string,
  ) => (deps: readonly string[], base: () => Promise<string>) => Promise<string>;
  return make(importa, (dep) => `/web/${dep}`);
};

test('each file is run once, one after the other, with room for the person between them, and the screen last', async () => {
  const seen: string[] = [];
  const inSteps = helper(async (href) => {
    seen.push(href);
    setTimeout(() => seen.push(`room after ${href}`));
  });
  const screen = async () => {
    seen.push('screen');
    return 'ready';
  };
  await inSteps(['a.js', 'b.css'], screen);
  seen.length = 0;
  expect(await inSteps(['a.js', 'b.css', 'c.js'], screen)).toBe('ready');
  expect(seen.filter((each) => !each.startsWith('room'))).toEqual(['/web/c.js', 'screen']);
});

test('a file that cannot be fetched fails the screen, and is asked for again the next time', async () => {
  let asked = 0;
  const inSteps = helper(async () => {
    asked += 1;
    if (asked === 1) throw new Error('lost');
  });
  const screen = async () => 'ready';
  await expect(inSteps(['a.js'], screen)).rejects.toThrow('lost');
  expect(await inSteps(['a.js'], screen)).toBe('ready');
  expect(asked).toBe(2);
});
