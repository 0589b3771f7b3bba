import { buildOnce } from './build-once.mjs';

const SOURCES = ['src', 'db', 'package.json', 'package-lock.json', 'vite.server.config.ts'];
/** Screens are none of the server's, and migrations and reference data are read where they stand. */
const IS_ELSEWHERE = /(\.test\.tsx?$|\.tsx$|^src\/(testing|web)\/|^db\/(migrations|reference)\/)/;

/** What `npm start` runs: the server as a few files (`vite.server.config.ts`). */
export const BUILT_SERVER = 'dist/server/main.js';

export const buildServer = () =>
  buildOnce({
    folder: 'server',
    sources: SOURCES,
    skip: IS_ELSEWHERE,
    what: 'o servidor',
    args: ['--config', 'vite.server.config.ts'],
  });
