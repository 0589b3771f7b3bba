import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { novaVersaoStore } from '#shell/conexao/nova-versao.ts';
import { prepararOffline } from './registrar.ts';

/** A browser's side of a service worker, without one. */
const criar = ({ isControlada }: { readonly isControlada: boolean }) => {
  const ativo = { postMessage: vi.fn() };
  const nova = Object.assign(new EventTarget(), { state: 'installing', postMessage: vi.fn() });
  const registro = Object.assign(new EventTarget(), {
    waiting: null as typeof nova | null,
    installing: null as typeof nova | null,
    update: vi.fn(async () => undefined),
  });
  const container = Object.assign(new EventTarget(), {
    controller: isControlada ? {} : null,
    ready: Promise.resolve({ active: ativo }),
    register: vi.fn(async () => registro),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  const chegar = () => {
    registro.installing = nova;
    registro.dispatchEvent(new Event('updatefound'));
    registro.waiting = nova;
    nova.state = 'installed';
    nova.dispatchEvent(new Event('statechange'));
  };
  return { ativo, nova, container, chegar };
};

beforeEach(() => {
  vi.stubEnv('DEV', false);
  vi.stubGlobal('requestIdleCallback', (fazer: () => void) => setTimeout(fazer, 0));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  novaVersaoStore.set(null);
});

describe('the worker', () => {
  it('is installed once the page is idle, for the product alone, and told what the page has', async () => {
    const { container, ativo } = criar({ isControlada: false });
    prepararOffline();
    await vi.waitFor(() => expect(ativo.postMessage).toHaveBeenCalledWith(expect.any(Array)));
    const [[endereco, opcoes]] = container.register.mock.calls as unknown as [[string, object]];
    expect(endereco).toMatch(/sw\.js$/);
    expect(opcoes).toMatchObject({ updateViaCache: 'none' });
  });

  it('of a new version waits until the person takes it; a first one is not offered', async () => {
    const primeira = criar({ isControlada: false });
    prepararOffline();
    await vi.waitFor(() => expect(primeira.ativo.postMessage).toHaveBeenCalled());
    primeira.chegar();
    expect(novaVersaoStore.get()).toBeNull();

    const seguinte = criar({ isControlada: true });
    prepararOffline();
    await vi.waitFor(() => expect(seguinte.ativo.postMessage).toHaveBeenCalled());
    seguinte.chegar();
    expect(seguinte.nova.postMessage).not.toHaveBeenCalled();
    novaVersaoStore.get()?.usar();
    expect(seguinte.nova.postMessage).toHaveBeenCalledWith('trocar');
  });

  it('is not asked for by a browser that has none', () => {
    expect(() => prepararOffline()).not.toThrow();
  });
});
