import { expect, test } from 'vitest';
import { filesOfScreens } from './preload-list.ts';

const chunk = (
  fileName: string,
  moduleId: string,
  imports: readonly string[] = [],
  css: readonly string[] = [],
) => ({
  [fileName]: {
    type: 'chunk' as const,
    fileName,
    moduleIds: [moduleId],
    imports,
    viteMetadata: { importedCss: new Set(css) },
  },
});
const tela = '/casa/src/capabilities/busca/web/busca-page.tsx';
const daEquipe = '/casa/src/capabilities/feriado/web/feriados-page.tsx';
const motor = '/casa/src/capabilities/dados-pessoais/domain/analisar.ts';

test('the browser is told of every file that a screen needs, each once, apart for staff, and of no engine', () => {
  const output = {
    ...chunk('main.js', '/casa/src/web/main.tsx'),
    ...chunk('conteudo.js', tela, ['comum.js', 'lista.js'], ['conteudo.css']),
    ...chunk('administracao.js', daEquipe, ['comum.js', 'tabela.js']),
    ...chunk('tabela.js', '/casa/src/shell/c.tsx'),
    ...chunk('analisar.js', motor, ['so-do-motor.js']),
    ...chunk('so-do-motor.js', '/casa/src/capabilities/dados-pessoais/domain/nomes.ts'),
    ...chunk('comum.js', '/casa/src/shell/a.tsx', ['lista.js'], ['comum.css']),
    ...chunk('lista.js', '/casa/src/shell/b.tsx', ['comum.js'], ['comum.css']),
    'retrato.png': { type: 'asset' as const },
  };
  const files = filesOfScreens(output, (id) => [tela, motor, daEquipe].includes(id));
  expect(files).toEqual({
    todos: ['conteudo.js', 'conteudo.css', 'comum.js', 'comum.css', 'lista.js'],
    equipe: ['administracao.js', 'tabela.js'],
  });
});
