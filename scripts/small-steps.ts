import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** Vite's helper around each dynamic import ends with this. */
const END = 'return baseModule().catch(handlePreloadError);';

/**
 * Runs the files that a screen brings one after the other, each in a task of its own: together they keep a slow phone's
 * processor for half a second, in which nobody can scroll or tap. They are fetched at once, as before.
 */
const IN_STEPS = `
const breathe = () => new Promise((go) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => { port1.close(); go(); };
  port2.postMessage(null);
});
const run = new Set();
const inSteps = async (deps, baseModule) => {
  for (const dep of deps ?? []) {
    if (run.has(dep) || !dep.endsWith('.js')) continue;
    await import(/* @vite-ignore */ assetsURL(dep));
    run.add(dep);
    await breathe();
  }
  return baseModule();
};
`;

export const inSmallSteps = (code: string): string => {
  if (!code.includes(END)) throw new Error('scripts/small-steps.ts: o ajudante do Vite mudou');
  return IN_STEPS + code.replace(END, 'return inSteps(deps, baseModule).catch(handlePreloadError);');
};

/** The part of the bundler's output that is used here. */
interface Chunk {
  readonly name: string;
  readonly imports: readonly string[];
}
type Chunks = Readonly<Record<string, Chunk>>;

/** The names of the files, each after those that it waits for. */
export const needsFirst = (chunks: Chunks): readonly string[] => {
  const order = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    const chunk = chunks[file];
    if (!chunk || seen.has(file)) return;
    seen.add(file);
    for (const imported of chunk.imports) visit(imported);
    order.add(chunk.name);
  };
  for (const file of Object.keys(chunks)) visit(file);
  return [...order];
};

const HASH_AND_END = /-.{8}\.js$/;

/** In the order in which they run; sheets of style stay in theirs. */
export const inOrder = (deps: readonly string[], order: readonly string[]): string[] => {
  const place = (dep: string): number => order.indexOf(basename(dep).replace(HASH_AND_END, ''));
  const isScript = (dep: string): boolean => dep.endsWith('.js');
  return [
    ...deps.filter(isScript).toSorted((a, b) => place(a) - place(b)),
    ...deps.filter((dep) => !isScript(dep)),
  ];
};

export const smallSteps = (): Plugin => {
  let order: readonly string[] = [];
  return {
    name: 'escuta-small-steps',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          // Every browser we serve knows modulepreload.
          polyfill: false,
          resolveDependencies: (_file, deps, { hostType }) =>
            hostType === 'js' ? inOrder(deps, order) : deps,
        },
      },
    }),
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: (code) => ({ code: inSmallSteps(code), map: null }),
    },
    renderChunk(_code, _chunk, _options, { chunks }) {
      if (order.length === 0) order = needsFirst(chunks);
      return null;
    },
  };
};
