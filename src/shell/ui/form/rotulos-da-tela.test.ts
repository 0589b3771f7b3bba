import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { comORotuloDaTela } from '#kernel/validacao/mensagens.ts';
import { campoNaTela } from './rotulos-da-tela.ts';

it('only a sentence that names its field is changed', () => {
  expect(comORotuloDaTela('O campo Motivo é obrigatório!', 'Por quê?')).toBe(
    'O campo Por quê? é obrigatório!',
  );
  expect(comORotuloDaTela('Campo inválido!', 'Por quê?')).toBe('Campo inválido!');
});

it('a name of the server is the field of the form that it ends with', () => {
  const rotulos = new Map([
    ['nome', 'Nome'],
    ['pessoa.nome', 'Nome da pessoa'],
  ]);
  expect(campoNaTela(rotulos, 'nome')).toBe('nome');
  expect(campoNaTela(rotulos, 'dados.nome')).toBe('nome');
  expect(campoNaTela(rotulos, 'dados.pessoa.nome')).toBe('pessoa.nome');
  expect(campoNaTela(rotulos, 'dados.uf')).toBe('dados.uf');
});

/** Every form of the product is made of these: a field bound without them would show the rule's own name. */
it('N17 every field of every form reaches the form through its label', () => {
  const arquivos = globSync('src/{shell,capabilities,web}/**/*.{ts,tsx}').filter(
    (arquivo) => !/[.-]test(?:ing)?\b/.test(arquivo) && !arquivo.includes('shell/ui/form/use-campo'),
  );
  const semRotulo: string[] = [];
  const aMao: string[] = [];
  for (const arquivo of arquivos) {
    const texto = readFileSync(arquivo, 'utf8');
    for (const [chamada, argumentos = ''] of texto.matchAll(/useCampo(?:Controlado)?\(([^;]*?)\);/gs))
      if (!argumentos.replace(/,\s*$/, '').includes(',')) semRotulo.push(`${arquivo}: ${chamada}`);
    if (/useController\(|\bregister\('/.test(texto) && !texto.includes('useErroComRotulo'))
      aMao.push(arquivo);
  }
  expect(semRotulo).toEqual([]);
  expect(aMao).toEqual([]);
});
