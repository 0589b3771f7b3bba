import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENVIADAS } from '#shell/guardado/enviadas.ts';
import { consultaAberta, lembrarConsulta } from '#shell/segredo-do-endereco/chave-da-consulta.ts';
import { banco } from '#testing/idb.ts';
import { esquecerCasca } from './esquecer-casca.ts';
import { SairDepressa } from './sair-depressa.tsx';

/** @isolated: leaving changes the page itself. */
const saiu = vi.fn();
const pedidos: string[] = [];
const unregister = vi.fn(async () => true);
let nomesDosCaches: string[];
beforeEach(() => {
  saiu.mockClear();
  pedidos.length = 0;
  vi.stubGlobal('location', { ...window.location, replace: saiu });
  vi.stubGlobal('fetch', async (url: string, { keepalive }: RequestInit) => {
    pedidos.push(`${url} ${keepalive}`);
    return new Response('{}');
  });
  nomesDosCaches = ['escuta-casca-a1', 'de-outro'];
  vi.stubGlobal('caches', {
    keys: async () => nomesDosCaches,
    delete: async (nome: string) => {
      nomesDosCaches = nomesDosCaches.filter((cada) => cada !== nome);
      return true;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations: async () => [{ unregister }] },
  });
  unregister.mockClear();
  banco.set('rascunho', { dono: null, texto: 'A obra não existe' });
  banco.set('dela', { dono: 'maria.cidada' });
  sessionStorage.setItem(ENVIADAS, '{"x":1}');
  lembrarConsulta({ idManifestacao: 12 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  banco.clear();
  sessionStorage.clear();
  document.documentElement.hidden = false;
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const foiEmbora = async () => {
  await waitFor(() => expect(saiu).toHaveBeenCalledWith('https://www.gov.br/pt-br'));
  expect(document.documentElement.hidden).toBe(true);
  expect(document.title.trim()).toBe('');
  expect([...banco.keys()]).toEqual(['dela']);
  expect(nomesDosCaches).toEqual(['de-outro']);
  expect(unregister).toHaveBeenCalled();
  expect(consultaAberta()).toBeNull();
  expect(sessionStorage.getItem(ENVIADAS)).toBeNull();
  expect(pedidos).toEqual(['/api/app-web/v1/manifestacoes/consultar/sair true']);
};

describe("'Sair depressa'", () => {
  it('hides the page, erases what nobody’s name is on, closes the consultation and replaces the page', async () => {
    render(<SairDepressa />);
    await userEvent.click(screen.getByRole('button', { name: 'Sair depressa' }));
    await foiEmbora();
  });

  it('answers to Esc pressed twice, not to one, nor to two far apart', async () => {
    render(<SairDepressa />);
    const esc = (timeStamp: number) => {
      const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      fireEvent(document, event);
    };
    esc(1000);
    esc(3000);
    expect(saiu).not.toHaveBeenCalled();
    esc(3400);
    await foiEmbora();
  });
});

describe('the frame that is kept for offline', () => {
  it('loses its worker even while its files are slow to go, or do not go', async () => {
    vi.stubGlobal('caches', { keys: async () => nomesDosCaches, delete: () => new Promise(() => undefined) });
    void esquecerCasca();
    await waitFor(() => expect(unregister).toHaveBeenCalledTimes(1));
    vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('não', 'SecurityError')) });
    await esquecerCasca();
    expect(unregister).toHaveBeenCalledTimes(2);
  });
});
