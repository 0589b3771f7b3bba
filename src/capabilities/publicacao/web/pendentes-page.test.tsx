import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, type Respostas, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import PendentesPage from './pendentes-page.tsx';

const LISTAR = 'GET /publicacao/pendentes';
const item = (idManifestacao: number) => ({
  idManifestacao,
  numeroProtocolo: `00106.00000${idManifestacao}/2026-48`,
  orgao: 'CGU',
  resumo: 'Gastos com iluminação',
  respondidoEm: '2026-03-05T13:00:00Z',
  porDecidir: 2,
  tipos: ['CPF', 'E-mail'],
});
const mostrar = (respostas: Respostas) => {
  servir(respostas);
  abrir(PendentesPage, '/publicacao/pendentes', '/publicacao/pendentes');
};
afterEach(() => vi.unstubAllGlobals());

describe('what waits for a decision', () => {
  it('lists each request with what was found, and leads to where it is decided', async () => {
    mostrar({ [LISTAR]: { body: { itens: [item(7)], proximoCursor: null } } });
    const link = await screen.findByRole('link', { name: '00106.000007/2026-48' });
    expect(link.getAttribute('href')).toBe('/manifestacao/detalhar/7#tratar-publicacao');
    expect(screen.getByText('CPF')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Próxima' }).disabled).toBe(true);
  });

  it('brings the next page and goes on from its first line', async () => {
    mostrar({
      [LISTAR]: { body: { itens: [item(7)], proximoCursor: '7' } },
      [`${LISTAR}?porPagina=50&cursor=7`]: { body: { itens: [item(8)], proximoCursor: null } },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Próxima/ }));
    const segunda = await screen.findByRole('link', { name: '00106.000008/2026-48' });
    await waitFor(() => expect(document.activeElement).toBe(segunda));
  });

  it('says that there is nothing to decide', async () => {
    mostrar({ [LISTAR]: { body: { itens: [], proximoCursor: null } } });
    expect(await screen.findByText('Nada a decidir')).toBeDefined();
  });

  it('can be asked for again when it does not come', async () => {
    mostrar({ [LISTAR]: recusa(500, 'Estamos em manutenção.') });
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeDefined();
  });
});
