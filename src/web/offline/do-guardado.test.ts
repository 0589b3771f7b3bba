import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cascaGuardada, doGuardado } from './do-guardado.ts';

const URL_DO_ARQUIVO = 'https://escuta.example/web/assets/a-1.js';
const pedido = { url: URL_DO_ARQUIVO } as Request;
const put = vi.fn<Cache['put']>();
const matchDaVersao = vi.fn<() => Promise<Response | undefined>>();
const match = vi.fn<() => Promise<Response | undefined>>();
const trabalhos: Promise<unknown>[] = [];
const abrir = async () => ({ put, match: matchDaVersao }) as unknown as Cache;
const guarda = { abrir, esperar: (trabalho: Promise<unknown>) => void trabalhos.push(trabalho) };

/** A response of the same origin; one that is made here says 'default'. */
const daRede = () => Object.defineProperty(new Response('da rede'), 'type', { value: 'basic' });

beforeEach(() => {
  trabalhos.length = 0;
  put.mockReset().mockResolvedValue(undefined);
  match.mockReset().mockResolvedValue(undefined);
  matchDaVersao.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('caches', { match });
  vi.stubGlobal('fetch', async () => daRede());
});
afterEach(() => vi.unstubAllGlobals());

describe('a file of the build', () => {
  it('comes from what is kept; without it from the network, and is kept for the next time', async () => {
    match.mockResolvedValueOnce(new Response('guardado'));
    expect(await (await doGuardado(pedido, guarda)).text()).toBe('guardado');
    expect(trabalhos).toEqual([]);
    expect(await (await doGuardado(pedido, guarda)).text()).toBe('da rede');
    await Promise.all(trabalhos);
    expect(put).toHaveBeenCalledWith(URL_DO_ARQUIVO, expect.any(Response));
  });

  it('comes from the network when what is kept cannot be read', async () => {
    match.mockRejectedValueOnce(new DOMException('danificado', 'UnknownError'));
    expect(await (await doGuardado(pedido, guarda)).text()).toBe('da rede');
  });

  it('comes all the same when it cannot be kept: the disk is full, or the storage does not open', async () => {
    const aviso = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    put.mockRejectedValueOnce(new DOMException('cheio', 'QuotaExceededError'));
    expect(await (await doGuardado(pedido, guarda)).text()).toBe('da rede');
    const semAbrir = {
      ...guarda,
      abrir: () => Promise.reject<Cache>(new DOMException('não abre', 'UnknownError')),
    };
    expect(await (await doGuardado(pedido, semAbrir)).text()).toBe('da rede');
    expect(trabalhos).toHaveLength(2);
    await expect(Promise.all(trabalhos)).resolves.toBeDefined();
    expect(aviso).toHaveBeenCalledTimes(2);
    aviso.mockRestore();
  });

  it('does not wait for the disk', async () => {
    put.mockReturnValueOnce(new Promise(() => undefined));
    expect(await (await doGuardado(pedido, guarda)).text()).toBe('da rede');
  });
});

it('a frame that cannot be read counts as none', async () => {
  matchDaVersao.mockRejectedValueOnce(new DOMException('danificado', 'UnknownError'));
  expect(await cascaGuardada(abrir, '/web/casca')).toBeUndefined();
  matchDaVersao.mockResolvedValueOnce(new Response('moldura'));
  expect(await (await cascaGuardada(abrir, '/web/casca'))?.text()).toBe('moldura');
});
