import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

interface OcrFile {
  readonly name: string;
  readonly source: string;
}

/** tesseract.js has several cores; only the one that all current browsers run is served. */
const listFiles = (root: string): readonly OcrFile[] => {
  const require = createRequire(path.join(root, 'package.json'));
  const tesseract = path.dirname(require.resolve('tesseract.js/package.json'));
  const core = path.dirname(createRequire(path.join(tesseract, 'package.json')).resolve('tesseract.js-core'));
  const data = path.dirname(require.resolve('@tesseract.js-data/por'));
  return [
    { name: 'ocr.worker.min.js', source: path.join(tesseract, 'dist/worker.min.js') },
    { name: 'tesseract-core-simd-lstm.js', source: path.join(core, 'tesseract-core-simd-lstm.js') },
    { name: 'tesseract-core-simd-lstm.wasm', source: path.join(core, 'tesseract-core-simd-lstm.wasm') },
    // Without '.gz', which a server would take for a compressed copy of another file. The worker
    // recognises the content.
    { name: 'por.traineddata', source: path.join(data, '4.0.0_best_int/por.traineddata.gz') },
  ];
};

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.wasm': 'application/wasm' };

/**
 * Puts the files for text recognition (/tarjamento) beside the built pages, so that nothing is
 * fetched from outside. They find each other by name, so the hash of their content is in the name
 * of their folder.
 */
export const ocrFiles = (root: string): Plugin => {
  const read = async () =>
    Promise.all(listFiles(root).map(async ({ name, source }) => ({ name, bytes: await readFile(source) })));
  let folder = '';
  return {
    name: 'escuta-ocr-files',
    async config({ base = '/' }) {
      const hash = createHash('sha256');
      for (const { name, bytes } of await read()) hash.update(name).update(bytes);
      folder = `assets/ocr-${hash.digest('hex').slice(0, 8)}`;
      return { define: { 'import.meta.env.OCR_BASE': JSON.stringify(`${base}${folder}/`) } };
    },
    async generateBundle() {
      for (const { name, bytes } of await read())
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: bytes });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const pathname = (request.url ?? '').split('?')[0] ?? '';
        const file = pathname.includes(`/${folder}/`)
          ? listFiles(root).find(({ name }) => pathname.endsWith(`/${name}`))
          : undefined;
        if (!file) return next();
        const type = TYPES[path.extname(file.name)] ?? 'application/octet-stream';
        readFile(file.source).then((bytes) => response.setHeader('content-type', type).end(bytes), next);
      });
    },
  };
};
