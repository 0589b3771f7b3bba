import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const web = ['src/**/*.test.tsx', 'src/{shell,web}/**/*.test.ts', 'src/capabilities/*/web/**/*.test.ts'];

/**
 * Files share their modules, which saves most of the time of the whole suite. Those that replace a module, or look at
 * state that lives as long as a page does (`@isolated` in the file), get modules of their own.
 */
const isolated = globSync(web).filter((file) =>
  /vi\.(mock|doMock|resetModules)\(|@isolated/.test(readFileSync(file, 'utf8')),
);

/** jsdom has no IndexedDB; one stand-in for all, so that no file need replace the module by itself. */
const resolve = { alias: { 'idb-keyval': fileURLToPath(new URL('src/testing/idb.ts', import.meta.url)) } };

/**
 * What runs on the server is read by Node itself, as `npm start` reads it: nothing is rewritten for the tests, which
 * took a fifth of their time (rewritten, every imported name is looked up anew at each use). No test of these two
 * replaces a module, so Node needs no hooks for it either.
 */
const asNodeReads = { viteModuleRunner: false, nodeLoader: false };

const browser = {
  environment: 'jsdom',
  testTimeout: 20_000,
  setupFiles: ['src/testing/web-setup.ts'],
};

export default defineConfig({
  test: {
    // Left alone, the runner keeps one core for itself, which of two is half.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'db/**/*.test.ts'],
          exclude: ['**/*.api.test.ts', 'src/{shell,web}/**', 'src/capabilities/*/web/**'],
          environment: 'node',
          experimental: asNodeReads,
          isolate: false,
          // Two cores may be busy with others' tests; a rule is not a stopwatch.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['src/**/*.api.test.ts', 'db/**/*.api.test.ts'],
          environment: 'node',
          experimental: asNodeReads,
          isolate: false,
          globalSetup: ['src/testing/test-database-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      { resolve, test: { ...browser, name: 'web', include: web, exclude: isolated, isolate: false } },
      { resolve, test: { ...browser, name: 'web-isolated', include: isolated } },
    ],
  },
});
