import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { rodarAParte } from './processo.ts';

const PROGRAMA = new URL('./testing-programa.ts', import.meta.url);
const LIMITES = { milissegundos: 10_000, programaMb: 384, aoTodoMb: 900 };

interface Dito {
  readonly pid: number;
  readonly feitas: number;
}
const rodar = (fazer: string, limites = LIMITES) =>
  rodarAParte<{ fazer: string }, Dito>(PROGRAMA, { fazer }, limites);

describe('a process apart', () => {
  it('O that answered within its limits is given the next task: starting one takes longer than most files', async () => {
    const primeira = await rodar('responder');
    expect(await rodar('responder')).toEqual({ ...primeira, feitas: 2, guardado: 0 });
  });

  it('does one task at a time: two at once are two processes', async () => {
    const [uma, outra] = await Promise.all([rodar('responder'), rodar('responder')]);
    expect(uma.pid).not.toBe(outra.pid);
  });

  it('that ended, or said nothing in time, is never used again', async () => {
    const { pid } = await rodar('responder');
    await expect(rodar('acabar')).rejects.toThrow('it ended without an answer (3)');
    const outra = await rodar('responder');
    expect(outra.pid).not.toBe(pid);
    await expect(rodar('calar', { ...LIMITES, milissegundos: 200 })).rejects.toThrow('it took too long');
    expect((await rodar('responder')).pid).not.toBe(outra.pid);
  });

  it('that kept much of its memory is not used again: the next file has the whole limit', async () => {
    const cheia = await rodar('encher');
    expect((await rodar('responder')).pid).not.toBe(cheia.pid);
  });

  it('that was killed while it waited is replaced', async () => {
    const { pid } = await rodar('responder');
    process.kill(pid, 'SIGKILL');
    await setTimeout(100);
    expect((await rodar('responder')).pid).not.toBe(pid);
  });
});
