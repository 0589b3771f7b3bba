import cluster, { type Worker } from 'node:cluster';
import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPrimeiro } from './primeiro.ts';
import type { Aviso, Ordem } from './recados.ts';

/** A process that is none: it keeps what it is told, and dies when it is said so. */
class Outro extends EventEmitter {
  readonly ordens: Ordem[] = [];
  vivo = true;
  process = { kill: () => this.morrer() };
  isConnected = () => this.vivo;
  isDead = () => !this.vivo;
  send(ordem: Ordem): void {
    this.ordens.push(ordem);
    if (ordem.tipo === 'parar') this.morrer();
  }
  dizer(aviso: Aviso): void {
    this.emit('message', aviso);
  }
  morrer(): void {
    this.vivo = false;
    this.emit('exit', null, 'SIGKILL');
  }
}

let outros: Outro[];
beforeEach(() => {
  outros = [];
  vi.spyOn(cluster, 'setupPrimary').mockImplementation(() => undefined);
  vi.spyOn(cluster, 'fork').mockImplementation(() => {
    const outro = new Outro();
    outros.push(outro);
    return outro as unknown as Worker;
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const noAr = async () => {
  const primeiro = createPrimeiro({ processos: 2, esperaAoEncerrar: 0 }, () => undefined);
  const servindo = primeiro.servir({ url: 'postgres://x', desde: 0 });
  const [um, dois] = outros as [Outro, Outro];
  um.dizer({ tipo: 'trabalha-como', nome: 'pool-1' });
  um.dizer({ tipo: 'preparado', dizer: [] });
  for (const outro of [um, dois]) outro.dizer({ tipo: 'servindo', port: 1 });
  await servindo;
  return { primeiro, um, dois };
};

it('a message that is lost because its process is dying ends nothing else', async () => {
  const { um, dois } = await noAr();
  expect(() => dois.emit('error', new Error('write EPIPE'))).not.toThrow();
  dois.morrer();
  expect(um.vivo).toBe(true);
});

it('one that dies leaves its jobs to another, and is replaced', async () => {
  const { um, dois } = await noAr();
  um.morrer();
  expect(dois.ordens.at(-1)).toEqual({ tipo: 'soltar-trabalhos', de: ['pool-1'] });
  vi.advanceTimersByTime(200);
  expect(outros).toHaveLength(3);
  expect(outros[2]?.ordens).toEqual([
    { tipo: 'servir', numero: 1, url: 'postgres://x', desde: 0, isDoInicio: false },
  ]);
  // Nobody said that they were freed: whoever serves next is asked as well.
  outros[2]?.dizer({ tipo: 'servindo', port: 1 });
  expect(
    [dois, outros[2]].flatMap((outro) => outro?.ordens.filter(({ tipo }) => tipo === 'soltar-trabalhos')),
  ).toHaveLength(2);
});

it('one that dies while all are ending is not replaced, and the end comes', async () => {
  const { primeiro, um, dois } = await noAr();
  um.morrer();
  const fim = primeiro.parar();
  await setImmediate();
  expect(dois.vivo).toBe(false);
  await fim;
  vi.advanceTimersByTime(60_000);
  expect(outros).toHaveLength(2);
});
