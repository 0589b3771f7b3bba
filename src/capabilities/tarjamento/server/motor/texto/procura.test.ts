import { describe, expect, it } from 'vitest';
import { Procura } from './procura.ts';

const longa = new Procura(['Relato de Joana Segredo em 2024, CPF 529.982.247-25']);

describe('what was removed, looked for where nobody sees it', () => {
  it.each([
    'Joana Segredo',
    'SEGREDO, Joana',
    'http://x.com/p/joana/segredo',
    'mailto:joana.segredo@x.com',
    '52998224725',
    'http://x.com/529.982.247-25',
    'somente Segredo',
  ])('finds a part of it: %s', (texto) => {
    expect(longa.estaEscondidaEm(texto)).toBe(true);
  });

  it.each(['Ofício de outra pessoa em 2024', 'http://x.com/2024', 'Ana', ''])(
    'does not find in it what says nothing: %s',
    (texto) => {
      expect(longa.estaEscondidaEm(texto)).toBe(false);
    },
  );

  it('in plain sight, one word of a name is not the name', () => {
    expect(longa.estaAVista('joanadesouza')).toBe(false);
    expect(longa.estaAVista('segredojoana')).toBe(true);
  });

  it('in names of objects a word counts only as a whole', () => {
    const georgia = new Procura(['Georgia Prado']);
    expect(georgia.estaNoNome('Georgiana')).toBe(false);
    expect(georgia.estaNoNome('ABCDEF+Georgia')).toBe(true);
    expect(georgia.estaNoNome('GeorgiaPrado')).toBe(true);
  });

  it('takes little time however much was removed', () => {
    const removidos = Array.from({ length: 5000 }, (_, n) => `Pessoa${n} Sobrenome${n}`);
    const procura = new Procura(removidos);
    const texto = 'palavras de uma folha comum '.repeat(2000);
    const inicio = performance.now();
    expect(procura.estaEscondidaEm(texto)).toBe(false);
    expect(performance.now() - inicio).toBeLessThan(1000);
  });
});
