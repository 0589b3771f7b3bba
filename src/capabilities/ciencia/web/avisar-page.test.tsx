import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { abrir, type Respostas, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import AvisarPage from './avisar-page.tsx';

const LISTAR = 'GET /ciencia/a-avisar';
const item = {
  idManifestacao: 7,
  numeroProtocolo: '00106.000007/2026-48',
  orgao: 'CGU',
  tipo: 'Acesso à Informação',
  oQue: ['Resposta do órgão'],
  desde: '2026-03-05T13:00:00Z',
  porque: 'O e-mail voltou',
  pessoa: { nome: 'Rita Lobo', telefone: '(61) 3333-0000', email: null, endereco: 'Rua 1, Brasília' },
};
const mostrar = (respostas: Respostas) => {
  servir(respostas);
  abrir(AvisarPage, '/ciencia/avisar', '/ciencia/avisar');
};
afterEach(() => vi.unstubAllGlobals());

it('says whom to reach otherwise, of what, since when and how, and leads to the case', async () => {
  mostrar({ [LISTAR]: { body: { itens: [item], proximoCursor: null } } });
  const link = await screen.findByRole('link', { name: item.numeroProtocolo });
  expect(link.getAttribute('href')).toBe('/manifestacao/detalhar/7');
  for (const texto of [
    'Resposta do órgão',
    /05\/03\/2026/,
    'O e-mail voltou',
    '(61) 3333-0000',
    'Rua 1, Brasília',
  ])
    expect(screen.getByText(texto)).toBeDefined();
});

it('brings the next page and goes on from its first line', async () => {
  const outro = { ...item, idManifestacao: 8, numeroProtocolo: '00106.000008/2026-48' };
  mostrar({
    [LISTAR]: { body: { itens: [item], proximoCursor: '7' } },
    [`${LISTAR}?porPagina=20&cursor=7`]: { body: { itens: [outro], proximoCursor: null } },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Próxima/ }));
  const segunda = await screen.findByRole('link', { name: outro.numeroProtocolo });
  await waitFor(() => expect(document.activeElement).toBe(segunda));
});

it('does not show whom when the identity is protected', async () => {
  mostrar({ [LISTAR]: { body: { itens: [{ ...item, pessoa: null }], proximoCursor: null } } });
  expect(await screen.findByText('Identidade protegida: veja no caso.')).toBeDefined();
});

it('says that everybody knows when nobody waits', async () => {
  mostrar({ [LISTAR]: { body: { itens: [], proximoCursor: null } } });
  expect(await screen.findByText('Ninguém a avisar')).toBeDefined();
});

it('can be asked for again when it does not come', async () => {
  mostrar({ [LISTAR]: recusa(500, 'Estamos em manutenção.') });
  expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeDefined();
});
