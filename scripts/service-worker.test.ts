import { expect, it } from 'vitest';
import { arquivosDaCasca, versaoDaCasca } from './service-worker.ts';

const chunk = (fileName: string, moduleIds: readonly string[], imports: readonly string[] = []) => ({
  [fileName]: {
    type: 'chunk' as const,
    fileName,
    isEntry: fileName === 'inicio.js',
    moduleIds: moduleIds.map((id) => `/casa/src/${id}`),
    imports,
    viteMetadata: { importedCss: new Set(fileName === 'inicio.js' ? ['inicio.css'] : []) },
  },
});
const casca = {
  ...chunk('outra.js', ['capabilities/busca/web/busca-page.tsx']),
  ...chunk('main.js', ['web/main.tsx'], ['base.js']),
  ...chunk('home.js', ['web/home-page.tsx'], ['base.js']),
  ...chunk('telas.js', ['web/screen-list.ts']),
  ...chunk('moldura.js', ['shell/layout/breadcrumbs.tsx', 'shell/layout/message-list.tsx']),
  ...chunk('base.js', ['shell/store.ts']),
  ...chunk('inicio.js', ['web/inicio.ts'], ['base.js']),
};

it('the frame without internet brings what it imports, once each, the entry first', () => {
  const output = { ...casca, ...chunk('erro.js', ['shell/errors/screen-error.tsx']) };
  expect(arquivosDaCasca(output, '/web/')).toEqual([
    '/web/inicio.js',
    '/web/inicio.css',
    ...['base.js', 'main.js', 'home.js', 'telas.js', 'moldura.js', 'erro.js'].map((file) => `/web/${file}`),
  ]);
});

it('says which of its files is lost, instead of a frame without it', () => {
  expect(() => arquivosDaCasca(casca, '/web/')).toThrow(/screen-error\.tsx/);
});

it('has a version of its own for every page and every file of the frame', () => {
  const versoes = [
    versaoDaCasca('{"/":["a-1.js"]}', ['/web/inicio-1.js']),
    versaoDaCasca('{"/":["a-2.js"]}', ['/web/inicio-1.js']),
    versaoDaCasca('{"/":["a-1.js"]}', ['/web/inicio-2.js']),
  ];
  expect(new Set(versoes).size).toBe(3);
  expect(versaoDaCasca('{"/":["a-1.js"]}', ['/web/inicio-1.js'])).toBe(versoes[0]);
});
