import { describe, expect, it } from 'vitest';
import { createFaixa, FilaCheia } from './faixa.ts';

const tarefa = () => {
  let soltar: () => void = () => undefined;
  const fim = new Promise<void>((resolve) => {
    soltar = resolve;
  });
  return { fazer: () => fim, soltar: () => soltar() };
};

describe('gates against floods: checks have a queue with a bound and a separate lane for known people', () => {
  it('runs so many at once, lets so many wait, and refuses the rest at once', async () => {
    const faixa = createFaixa({ aoMesmoTempo: 1, naFila: 2 });
    const presa = tarefa();
    const ordem: number[] = [];
    const primeira = faixa('a', presa.fazer);
    const esperam = [1, 2].map((n) => faixa('b', async () => ordem.push(n)));
    await expect(faixa('c', async () => 3)).rejects.toThrow(FilaCheia);
    presa.soltar();
    await Promise.all([primeira, ...esperam]);
    expect(ordem).toEqual([1, 2]);
    await expect(faixa('c', async () => 4)).resolves.toBe(4);
  });

  it('a lane that is full does not hold up another', async () => {
    const estranhos = createFaixa({ aoMesmoTempo: 1, naFila: 0 });
    const conhecidos = createFaixa({ aoMesmoTempo: 1, naFila: 0 });
    const presa = tarefa();
    const primeira = estranhos('a', presa.fazer);
    await expect(estranhos('b', async () => 1)).rejects.toThrow(FilaCheia);
    await expect(conhecidos('c', async () => 2)).resolves.toBe(2);
    presa.soltar();
    await primeira;
  });

  it('one sender never takes the whole queue; a task that fails gives its place back', async () => {
    const faixa = createFaixa({ aoMesmoTempo: 1, naFila: 4, porRemetente: 2 });
    const presa = tarefa();
    const dele = [faixa('a', presa.fazer), faixa('a', async () => 1)];
    await expect(faixa('a', async () => 2)).rejects.toThrow(FilaCheia);
    const outro = faixa('b', () => Promise.reject(new Error('quebrou')));
    const depois = expect(outro).rejects.toThrow('quebrou');
    presa.soltar();
    await Promise.all(dele);
    await depois;
    await expect(faixa('a', async () => 3)).resolves.toBe(3);
  });
});
