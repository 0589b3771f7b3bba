// @isolated: requests under way and the clock belong to the page.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { aberto } from '#kernel/acesso.ts';
import { contract } from '#kernel/endpoint.ts';
import { clearMessages, messagesStore } from '#shell/notifications/messages.ts';
import { createApi, createReader } from './client.ts';
import { ApiError } from './errors.ts';
import { cancelRequests, loadingStore } from './loading.ts';

const exemplo = contract({
  'GET /coisas/:id': {
    acesso: aberto,
    resumo: '',
    params: z.object({ id: z.string() }),
    query: z.object({ busca: z.string().optional() }),
    response: z.object({ nome: z.string() }),
  },
  'POST /coisas': {
    acesso: aberto,
    resumo: '',
    body: z.object({ nome: z.string() }),
    response: z.object({ nome: z.string() }),
  },
});
const api = createApi<typeof exemplo>();

const answer = (status: number, body: unknown) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': typeof body === 'string' ? 'text/plain' : 'application/json' },
  });

const fetchMock = vi.fn<typeof fetch>();
const messages = () =>
  messagesStore.get().messages.map(({ type, title, text, location }) => ({ type, title, text, location }));
const call = () => api('POST /coisas', { body: { nome: 'x' } });

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  clearMessages();
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

describe('the api client', () => {
  it('S7-01 fills the path, leaves empty query values out and sends JSON with credentials', async () => {
    fetchMock.mockImplementation(async () => answer(200, { nome: 'ok' }));
    await api('GET /coisas/:id', { params: { id: 'a/b' }, query: { busca: '' } });
    await call();
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/coisas/a%2Fb');
    expect(fetchMock.mock.calls[1]?.[1]).toMatchObject({
      method: 'POST',
      credentials: 'same-origin',
      body: '{"nome":"x"}',
    });
  });

  it('S7-02 carries the sign-on references as headers; anonymous mode strips both them and the cookies', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: what the server would have set.
    document.cookie = 'govbr-access-token=ref-a';
    fetchMock.mockImplementation(async () => answer(200, { nome: 'ok' }));
    await call();
    await api('POST /coisas', { body: { nome: 'x' } }, { anonymous: true });
    const [first, second] = fetchMock.mock.calls.map(([, init]) => init);
    expect(first?.headers).toMatchObject({ 'x-govbr-access-token': 'ref-a' });
    expect(second?.credentials).toBe('omit');
    expect(second?.headers).not.toHaveProperty('x-govbr-access-token');
  });

  it("S8-01 shows an object's message titled 'Erro' at the call's location, top by default", async () => {
    fetchMock.mockImplementation(async () => answer(409, { message: 'Já existe.', code: 'x' }));
    await expect(call()).rejects.toBeInstanceOf(ApiError);
    expect(messages()).toEqual([{ type: 'danger', title: 'Erro', text: 'Já existe.', location: 'top' }]);
    await expect(api('POST /coisas', { body: { nome: 'x' } }, { errors: 'modal' })).rejects.toBeInstanceOf(
      ApiError,
    );
    expect(messages()).toEqual([{ type: 'danger', title: 'Erro', text: 'Já existe.', location: 'modal' }]);
  });

  it("S8-01 shows a plain string titled 'Erro'", async () => {
    fetchMock.mockImplementation(async () => answer(500, 'Falhou.'));
    await expect(call()).rejects.toThrow('Falhou.');
    expect(messages()).toMatchObject([{ title: 'Erro', text: 'Falhou.' }]);
  });

  it("S8-01 warns 'Dados não encontrados!' for a 404 without message", async () => {
    fetchMock.mockImplementation(async () => answer(404, {}));
    await expect(call()).rejects.toThrow();
    expect(messages()).toMatchObject([{ type: 'warning', text: 'Dados não encontrados!' }]);
  });

  it('S8-01 stays silent where the call asks for it, as the authentication check does', async () => {
    fetchMock.mockImplementation(async () => answer(401, { message: 'Entre.' }));
    await expect(api('POST /coisas', { body: { nome: 'x' } }, { errors: 'silent' })).rejects.toThrow(
      'Entre.',
    );
    expect(messages()).toEqual([]);
  });

  it('S8-01 stays silent to what a screen reads, which says it itself', async () => {
    fetchMock.mockImplementation(async () => answer(404, { message: 'Não existe.' }));
    const read = createReader<typeof exemplo>();
    await expect(read('GET /coisas/:id', { params: { id: 'a' }, query: {} })).rejects.toThrow('Não existe.');
    expect(messages()).toEqual([]);
  });

  it('says that there is no connection, and that nothing typed is lost', async () => {
    fetchMock.mockRejectedValue(new TypeError('failed'));
    await expect(call()).rejects.toThrow(/Sem conexão/);
    expect(messages()).toMatchObject([{ type: 'warning' }]);
  });

  describe('when the server has too much to do', () => {
    const ocupado = (retryAfter?: string) =>
      new Response(
        JSON.stringify({ message: 'O sistema está muito ocupado agora.', code: 'servidor.ocupado' }),
        {
          status: 503,
          headers: { 'content-type': 'application/json', ...(retryAfter && { 'retry-after': retryAfter }) },
        },
      );
    const ler = (signal?: AbortSignal) =>
      api('GET /coisas/:id', { params: { id: '1' }, query: {} }, { ...(signal && { signal }) });
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('asks again for what is only read, when the server said to come back, and shows nothing', async () => {
      fetchMock.mockImplementationOnce(async () => ocupado('3'));
      fetchMock.mockImplementation(async () => answer(200, { nome: 'ok' }));
      const lido = ler();
      await vi.advanceTimersByTimeAsync(2900);
      expect(fetchMock).toHaveBeenCalledTimes(1);
      expect(loadingStore.get().count).toBe(1);
      await vi.advanceTimersByTimeAsync(200);
      expect(await lido).toEqual({ nome: 'ok' });
      expect(messages()).toEqual([]);
    });

    it('shows the sentence when it is still so after two more times', async () => {
      fetchMock.mockImplementation(async () => ocupado('2'));
      const lido = expect(ler()).rejects.toThrow('muito ocupado');
      await vi.advanceTimersByTimeAsync(10_000);
      await lido;
      expect(fetchMock).toHaveBeenCalledTimes(3);
      expect(messages()).toMatchObject([{ text: 'O sistema está muito ocupado agora.' }]);
    });

    it('never repeats an act by itself, nor waits longer than somebody would', async () => {
      fetchMock.mockImplementation(async () => ocupado('2'));
      await expect(call()).rejects.toThrow('muito ocupado');
      expect(fetchMock).toHaveBeenCalledTimes(1);
      fetchMock.mockImplementation(async () => ocupado('60'));
      await expect(ler()).rejects.toThrow('muito ocupado');
      fetchMock.mockImplementation(async () => ocupado());
      await expect(ler()).rejects.toThrow('muito ocupado');
      expect(fetchMock).toHaveBeenCalledTimes(3);
    });

    it('stops waiting when the person goes on', async () => {
      fetchMock.mockImplementation(async () => ocupado('5'));
      const saida = new AbortController();
      const lido = expect(ler(saida.signal)).rejects.toThrow();
      await vi.advanceTimersByTimeAsync(1000);
      saida.abort();
      await lido;
      await vi.advanceTimersByTimeAsync(10_000);
      expect(fetchMock).toHaveBeenCalledTimes(1);
    });
  });

  it('S4-08 counts requests in and out, failures too', async () => {
    const ends: (() => void)[] = [];
    fetchMock.mockImplementation(
      () =>
        new Promise((resolve) =>
          ends.push(() => resolve(answer(ends.length === 1 ? 200 : 500, { message: 'x' }))),
        ),
    );
    const first = call();
    const second = call().catch(() => undefined);
    expect(loadingStore.get().count).toBe(2);
    for (const end of ends) end();
    await Promise.allSettled([first, second]);
    expect(loadingStore.get().count).toBe(0);
  });

  it('S4-08 Escape cancels only the cancellable', async () => {
    const signals: AbortSignal[] = [];
    fetchMock.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          const signal = init?.signal as AbortSignal;
          signals.push(signal);
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const cancellable = api('POST /coisas', { body: { nome: 'x' } }, { cancellable: true });
    void call().catch(() => undefined);
    cancelRequests();
    await expect(cancellable).rejects.toThrow();
    expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
    expect(loadingStore.get().count).toBe(1);
    expect(messages()).toEqual([]);
  });
});
