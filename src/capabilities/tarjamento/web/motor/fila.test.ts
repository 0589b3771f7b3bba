import { describe, expect, it } from 'vitest';
import { criarFila } from './fila.ts';
import { Vez } from './leitor.ts';

const adiar = () => Promise.withResolvers<void>();

describe('the line before the reader', () => {
  it('lets the page one looks at pass before thumbnails and the search in the background', async () => {
    const fila = criarFila();
    const feitos: string[] = [];
    const primeira = adiar();
    const tudo = [
      fila(() => primeira.promise, { vez: Vez.fundo }),
      fila(async () => void feitos.push('fundo'), { vez: Vez.fundo }),
      fila(async () => void feitos.push('miniatura'), { vez: Vez.miniatura }),
      fila(async () => void feitos.push('folha'), { vez: Vez.folha }),
    ];
    primeira.resolve();
    await Promise.all(tudo);
    expect(feitos).toEqual(['folha', 'miniatura', 'fundo']);
  });

  it('never begins what nobody waits for any more', async () => {
    const fila = criarFila();
    const primeira = adiar();
    const largar = new AbortController();
    const comecadas: string[] = [];
    const antes = fila(() => primeira.promise, { vez: Vez.folha });
    const largada = fila(async () => void comecadas.push('largada'), {
      vez: Vez.folha,
      sinal: largar.signal,
    });
    largar.abort();
    primeira.resolve();
    await antes;
    await expect(largada).rejects.toThrow(/abort/i);
    expect(comecadas).toEqual([]);
  });

  it('goes on after a failure', async () => {
    const fila = criarFila();
    await expect(fila(() => Promise.reject(new Error('x')), { vez: Vez.folha })).rejects.toThrow('x');
    await expect(fila(async () => 1, { vez: Vez.folha })).resolves.toBe(1);
  });
});
