import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

/** The server asks which screens exist but draws none, so their pages are not in its bundle. */
const withoutPages: Plugin = {
  name: 'escuta-without-pages',
  enforce: 'pre',
  resolveId: {
    filter: { id: /-page\.tsx$/ },
    handler: (source, _importer, { kind }) =>
      kind === 'dynamic-import' ? { id: source, external: true } : null,
  },
};

/** Builds src/web/prerender.tsx for the server with the pages: both are of the same version. */
export const prerender = (root: string): Plugin => {
  let outDir = '';
  return {
    name: 'escuta-prerender',
    apply: 'build',
    writeBundle({ dir = '' }) {
      outDir = dir;
    },
    async closeBundle() {
      if (!outDir) return;
      await build({
        configFile: false,
        root: join(root, 'src/web'),
        base: '/web/',
        logLevel: 'warn',
        plugins: [withoutPages, react()],
        publicDir: false,
        // All in one file: the server must not depend on how packages define their exports.
        ssr: { noExternal: true },
        build: {
          ssr: 'prerender.tsx',
          outDir: join(outDir, 'prerender'),
          emptyOutDir: true,
          rolldownOptions: { output: { entryFileNames: 'home.js' } },
        },
      });
    },
  };
};
