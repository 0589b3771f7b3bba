import { setTimeout as esperar } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createConferidor } from './conferencias.ts';

const conferencia = (conferir: () => Promise<void>, vale = 1000) => ({
  nome: 'banco',
  exigida: true,
  vale,
  conferir,
});

describe('checks of whether a process can serve', () => {
  it('tell what works and what does not, without its reason', async () => {
    const boa = createConferidor(
      conferencia(async () => undefined),
      50,
    );
    const ruim = createConferidor(
      conferencia(async () => {
        throw new Error('password authentication failed for user "maria"');
      }),
      50,
    );
    expect(await boa()).toEqual({ ok: true, exigida: true, ms: expect.any(Number) });
    expect(await ruim()).toEqual({ ok: false, exigida: true, ms: expect.any(Number) });
  });

  it('what does not answer in time counts as failed, and is not asked a second time meanwhile', async () => {
    let perguntas = 0;
    const conferir = createConferidor(
      conferencia(() => {
        perguntas += 1;
        return new Promise(() => undefined);
      }, 0),
      20,
    );
    expect((await conferir()).ok).toBe(false);
    await esperar(5);
    expect((await conferir()).ok).toBe(false);
    expect(perguntas).toBe(1);
  });

  it('a thousand probes at once are one question, and a fresh answer is given again', async () => {
    let perguntas = 0;
    let agora = 0;
    const conferir = createConferidor(
      conferencia(async () => {
        perguntas += 1;
        await esperar(5);
      }),
      500,
      () => agora,
    );
    await Promise.all(Array.from({ length: 1000 }, conferir));
    await conferir();
    expect(perguntas).toBe(1);
    agora = 1001;
    await conferir();
    expect(perguntas).toBe(2);
  });
});
