import { afterEach, describe, expect, it, vi } from 'vitest';
import { isSemExposicao, readExposicao } from '../domain/exposicao.ts';

afterEach(() => {
  vi.doUnmock('#capabilities/dados-pessoais/domain/analisar.ts');
  vi.resetModules();
});

describe('what an anonymous text gives away', () => {
  it('is what the scan finds and what the text says of its author', async () => {
    const { alertas, conferido } = await readExposicao([
      'O fiscal pediu dinheiro.',
      'Me chamo Ana, 529.982.247-25',
    ]);
    expect(alertas.map(({ codigo }) => codigo)).toEqual(['cpf', 'nome']);
    expect(conferido).toBe(true);
    expect(isSemExposicao(await readExposicao(['O fiscal pediu dinheiro.', ' ']))).toBe(true);
  });

  it('is not said to be nothing where the scan could not be loaded', async () => {
    vi.resetModules();
    vi.doMock('#capabilities/dados-pessoais/domain/analisar.ts', () => {
      throw new Error('The file is gone: a new version was installed');
    });
    const deNovo = await import('../domain/exposicao.ts');
    const lida = await deNovo.readExposicao(['Me chamo Ana, 529.982.247-25']);
    expect(lida.alertas.map(({ codigo }) => codigo)).toEqual(['nome']);
    expect(deNovo.isSemExposicao(await deNovo.readExposicao(['O fiscal pediu dinheiro.']))).toBe(false);
  });
});
