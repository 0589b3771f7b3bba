import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { ProximaDaFila, Vizinhas } from './vizinhas.tsx';

const state = { fila: { nome: 'Triar', endereco: '/manifestacao/tratar?fila=triar', ids: [7, 42, 9] } };
function Estado() {
  return <output aria-label="estado">{JSON.stringify(useLocation().state)}</output>;
}

const mostrar = (idManifestacao: number, estado: unknown = state) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: `/manifestacao/detalhar/${idManifestacao}`, state: estado }]}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Vizinhas caso={{ idManifestacao }} />
        <ProximaDaFila caso={{ idManifestacao }} />
        <Estado />
      </QueryClientProvider>
    </MemoryRouter>,
  );
const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('N12 within a case', () => {
  it('previous, next and the list itself; after an act the next of the queue', () => {
    mostrar(42);
    expect(links()).toEqual([
      ['Anterior', '/manifestacao/detalhar/7'],
      ['Triar: 2 de 3', '/manifestacao/tratar?fila=triar'],
      ['Próxima', '/manifestacao/detalhar/9'],
      ['Próxima da fila', '/manifestacao/detalhar/9'],
    ]);
  });

  it('after the last one the way back to the queue', () => {
    mostrar(9);
    expect(links().at(-1)).toEqual(['Voltar à fila Triar', '/manifestacao/tratar?fila=triar']);
  });

  it('nothing for who came another way', () => {
    mostrar(42, null);
    expect(links()).toEqual([]);
  });

  describe('at the end of a page of the list', () => {
    const LISTA = 'GET /tratamento/manifestacoes';
    const pagina = (ids: readonly number[], proximoCursor: string | null) => ({
      body: { itens: ids.map((idManifestacao) => ({ idManifestacao })), proximoCursor },
    });
    const naPagina = {
      fila: {
        ...state.fila,
        continua: { consulta: { fila: 'triar' }, porPagina: 3, cursores: ['b'], proximo: 'c', total: 8 },
      },
    };
    afterEach(() => vi.unstubAllGlobals());

    it('the next page is read, so that next runs through the whole queue', async () => {
      const chamadas = servir({ [`${LISTA}?fila=triar&porPagina=3&cursor=c`]: pagina([9, 20, 21], null) });
      mostrar(9, naPagina);
      await waitFor(() => expect(links().at(-1)).toEqual(['Próxima da fila', '/manifestacao/detalhar/20']));
      expect(links().map(([texto]) => texto)).toContain('Triar: 6 de 8');
      expect(chamadas).toHaveLength(1);
    });

    it('and the way back after the last one opens the list at its page', async () => {
      servir({});
      mostrar(9, { fila: { ...naPagina.fila, continua: { ...naPagina.fila.continua, proximo: null } } });
      await userEvent.click(screen.getByRole('link', { name: 'Voltar à fila Triar' }));
      expect(screen.getByLabelText('estado').textContent).toBe('{"cursores":["b"]}');
    });

    it('so is the page before, for previous', async () => {
      servir({ [`${LISTA}?fila=triar&porPagina=3`]: pagina([4, 5, 7], 'b') });
      mostrar(7, naPagina);
      await waitFor(() => expect(links()[0]).toEqual(['Anterior', '/manifestacao/detalhar/5']));
    });

    it('in the middle of a page nothing is read', () => {
      const chamadas = servir({});
      mostrar(42, naPagina);
      expect(links().map(([texto]) => texto)).toContain('Triar: 5 de 8');
      expect(chamadas).toHaveLength(0);
    });
  });
});
