import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ProximaDaFila, Vizinhas } from './vizinhas.tsx';

const state = { fila: { nome: 'Triar', endereco: '/manifestacao/tratar?fila=triar', ids: [7, 42, 9] } };
const mostrar = (idManifestacao: number, estado: unknown = state) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: `/manifestacao/detalhar/${idManifestacao}`, state: estado }]}>
      <Vizinhas caso={{ idManifestacao }} />
      <ProximaDaFila caso={{ idManifestacao }} />
    </MemoryRouter>,
  );
const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('N12 within a case', () => {
  it('previous, next and the list itself; after an act the next of the queue', () => {
    mostrar(42);
    expect(links()).toEqual([
      ['Anterior', '/manifestacao/detalhar/7'],
      ['2 de 3 em Triar', '/manifestacao/tratar?fila=triar'],
      ['Próxima', '/manifestacao/detalhar/9'],
      ['Próxima da fila', '/manifestacao/detalhar/9'],
    ]);
  });

  it('after the last one the way back to the queue', () => {
    mostrar(9);
    expect(links().at(-1)).toEqual(['Voltar a Triar', '/manifestacao/tratar?fila=triar']);
  });

  it('nothing for who came another way', () => {
    mostrar(42, null);
    expect(links()).toEqual([]);
  });
});
