import { buildOnce } from './build-once.mjs';

const SOURCES = [
  'src',
  'public',
  'docs/manual-tarjamento.md',
  'scripts/chunk-areas.ts',
  'scripts/chunk-circles.ts',
  'scripts/chunk-files.ts',
  'scripts/chunks.ts',
  'scripts/lighter-packages.ts',
  'scripts/manual-pdf.ts',
  'scripts/ocr-files.ts',
  'scripts/preload-list.ts',
  'scripts/prerender.ts',
  'scripts/purge-govbr.ts',
  'scripts/service-worker.ts',
  'scripts/small-steps.ts',
  'vite.config.ts',
  'package-lock.json',
];
const IS_TEST = /(\.test\.tsx?$|^src\/testing\/|^src\/server\/)/;

export const buildWeb = () => buildOnce({ folder: 'web', sources: SOURCES, skip: IS_TEST, what: 'as telas' });
