import { dirname, join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;

/**
 * A file of the program asks where it stands to read what is beside it (styles, migrations, the programs of threads). Made part of
 * one file, it still has to answer with where it stood.
 */
const ondeEstava = (): Plugin => ({
  name: 'escuta-onde-estava',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(root) || id.includes('/node_modules/') || !code.includes('import.meta.')) return null;
    const url = (lugar: string): string =>
      `new URL(${JSON.stringify(`../../${relative(root, lugar)}`)}, import.meta.url)`;
    const doArquivo = "process.getBuiltinModule('node:url').fileURLToPath";
    return {
      code: code.replace(/import\.meta\.(dirname|url)/g, (_, qual) =>
        qual === 'url' ? `${url(id)}.href` : `${doArquivo}(${url(dirname(id))})`,
      ),
      map: null,
    };
  },
});

/** The server as a few files instead of two thousand, which take longer to find than to run (docs/processos.md). */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [ondeEstava()],
  build: {
    ssr: join(root, 'src/server/main.ts'),
    outDir: join(root, 'dist/server'),
    target: 'node24',
    minify: false,
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
  },
});
