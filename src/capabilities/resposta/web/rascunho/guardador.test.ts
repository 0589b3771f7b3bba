import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { criarGuardador, type EstadoDoRascunho, PAUSA_MS } from './guardador.ts';

const comecar = (salvar: (json: string) => Promise<boolean> = async () => true, isAqui = true) => {
  const estados: EstadoDoRascunho[] = [];
  const noServidor = vi.fn(salvar);
  const aqui = vi.fn(async () => isAqui);
  const guardador = criarGuardador({
    salvar: noServidor,
    gravarAqui: aqui,
    avisar: (estado) => estados.push(estado),
  });
  return { guardador, estados, noServidor, aqui };
};
const passar = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('what is being written', () => {
  it('is in this browser at once and on the server when the typing pauses', async () => {
    const { guardador, estados, noServidor, aqui } = comecar();
    guardador.mudou('a');
    guardador.mudou('ab');
    expect(aqui.mock.calls).toEqual([['a'], ['ab']]);
    await passar(PAUSA_MS);
    expect(noServidor.mock.calls).toEqual([['ab']]);
    expect(estados).toEqual(['guardando', 'salvo']);
  });

  it('is tried again where the server did not answer, and said to be only here', async () => {
    let isDeVolta = false;
    const { guardador, estados } = comecar(async () => isDeVolta);
    guardador.mudou('a');
    await passar(PAUSA_MS);
    expect(estados.at(-1)).toBe('so-aqui');
    isDeVolta = true;
    await passar(20_000);
    expect(estados.at(-1)).toBe('salvo');
  });

  it('is said to be nowhere when this browser keeps nothing either', async () => {
    const { guardador, estados } = comecar(async () => false, false);
    guardador.mudou('a');
    await passar(PAUSA_MS);
    expect(estados.at(-1)).toBe('nao-guardado');
  });

  it('goes at once when the page is left', async () => {
    const { guardador, noServidor } = comecar();
    guardador.mudou('a');
    await guardador.enviar();
    expect(noServidor.mock.calls).toEqual([['a']]);
  });

  it('never comes after the answer, and goes on if that is refused', async () => {
    const { guardador, noServidor } = comecar();
    guardador.mudou('a');
    await guardador.parar();
    await guardador.enviar();
    await passar(60_000);
    expect(noServidor).not.toHaveBeenCalled();
    guardador.retomar();
    await passar(PAUSA_MS);
    expect(noServidor.mock.calls).toEqual([['a']]);
  });
});
