import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { filesBringing, type Output } from './chunk-files.ts';

/** What a page needs to say, without internet, where the person is: the frame, the home, and the page of errors. */
const DA_CASCA = [
  '/web/main.tsx',
  '/web/home-page.tsx',
  '/web/screen-list.ts',
  '/shell/errors/screen-error.tsx',
  '/shell/layout/breadcrumbs.tsx',
  '/shell/layout/message-list.tsx',
];

/** They and what they import, the entry first. */
export const arquivosDaCasca = (output: Output, base: string): readonly string[] => {
  const perdida = DA_CASCA.find((fim) => !trazem(output, fim));
  if (perdida) throw new Error(`scripts/service-worker.ts fala de um arquivo que não existe: ${perdida}`);
  const files = new Set<string>();
  filesBringing(output, ({ isEntry }) => isEntry === true, files);
  filesBringing(
    output,
    ({ moduleIds }) => moduleIds.some((id) => DA_CASCA.some((fim) => id.endsWith(fim))),
    files,
  );
  return [...files].map((file) => base + file);
};

const trazem = (output: Output, fim: string): boolean =>
  Object.values(output).some((one) => one.type === 'chunk' && one.moduleIds.some((id) => id.endsWith(fim)));

/** Changes with any page, and with any file that the frame brings: two versions never share a cache. */
export const versaoDaCasca = (telas: string, arquivos: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([telas, arquivos]))
    .digest('hex')
    .slice(0, 12);

/** Builds the service worker after the pages, with the names of their files and a version that changes with any of them. */
export const serviceWorker = (root: string): Plugin => {
  let outDir = '';
  let arquivos: readonly string[] = [];
  return {
    name: 'escuta-service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      arquivos = arquivosDaCasca(bundle as Output, '/web/');
    },
    writeBundle({ dir = '' }) {
      outDir = dir;
    },
    async closeBundle() {
      if (!outDir) return;
      const telas = await readFile(join(outDir, 'telas.json'), 'utf8');
      const versao = versaoDaCasca(telas, arquivos);
      await build({
        configFile: false,
        root: join(root, 'src/web'),
        logLevel: 'warn',
        publicDir: false,
        define: {
          __VERSAO_DA_CASCA__: JSON.stringify(versao),
          __ARQUIVOS_DA_CASCA__: JSON.stringify(arquivos),
        },
        build: {
          outDir,
          emptyOutDir: false,
          copyPublicDir: false,
          modulePreload: false,
          rolldownOptions: {
            input: join(root, 'src/web/offline/sw.ts'),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
    },
  };
};
