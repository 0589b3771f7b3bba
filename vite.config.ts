import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { noCircles } from './scripts/chunk-circles.ts';
import { chunkNames } from './scripts/chunks.ts';
import { lighterPackages } from './scripts/lighter-packages.ts';
import { manualPdf } from './scripts/manual-pdf.ts';
import { ocrFiles } from './scripts/ocr-files.ts';
import { preloadList } from './scripts/preload-list.ts';
import { prerender } from './scripts/prerender.ts';
import { govbrStyles } from './scripts/purge-govbr.ts';
import { serviceWorker } from './scripts/service-worker.ts';
import { smallSteps } from './scripts/small-steps.ts';

const root = import.meta.dirname;
/** The server that `npm run dev` starts beside Vite. */
const API = `http://127.0.0.1:${process.env.PORT ?? 3000}`;
const COMPRESSIBLE = /\.(?:js|css|svg|json|wasm|txt|map)$/;
const SMALLEST_WORTH_COMPRESSING = 1024;
const LARGE = 1_000_000;

/** Writes `.gz` and `.br` beside each text asset, so that the server never compresses the same bytes twice. */
function compressAssets(): Plugin {
  return {
    name: 'escuta-compress-assets',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return;
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
      for (const { parentPath, name } of files) {
        const path = join(parentPath, name);
        const bytes = await readFile(path);
        if (bytes.length <= SMALLEST_WORTH_COMPRESSING) continue;
        await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
        const params = {
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          // The last hundredth of a large engine costs ten times the seconds of the rest.
          [constants.BROTLI_PARAM_QUALITY]: bytes.length > LARGE ? 9 : constants.BROTLI_MAX_QUALITY,
        };
        await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
      }
    },
  };
}

export default defineConfig({
  root: join(root, 'src/web'),
  base: '/web/',
  plugins: [
    react(),
    govbrStyles(root),
    lighterPackages(),
    manualPdf(root),
    ocrFiles(root),
    noCircles(),
    smallSteps(),
    preloadList(),
    compressAssets(),
    prerender(root),
    serviceWorker(root),
  ],
  // The worker that reads PDFs fetches the scan of personal data only when a page is read.
  worker: { format: 'es' },
  build: {
    outDir: join(root, 'dist/web'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What never changes between versions of ours: browsers keep it, and it compresses better whole.
            { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
            {
              debugName: 'nossos',
              name: chunkNames(join(root, 'src')),
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [root] },
    proxy: {
      '/api': { target: API },
      '/sso': { target: API },
      '/web/manifest.webmanifest': { target: API },
    },
  },
});
