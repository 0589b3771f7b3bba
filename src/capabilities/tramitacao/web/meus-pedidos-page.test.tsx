import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import MeusPedidosPage from './meus-pedidos-page.tsx';
import { umPasso } from './testing-passo.ts';

const MEUS = 'GET /tramitacoes';
const open = (resposta: Parameters<typeof servir>[0][string]) => {
  servir({ [MEUS]: resposta });
  abrir(MeusPedidosPage, '/colaborar', '/colaborar');
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('what waits for the person', () => {
  it('stands by its due date, and what is overdue says so in words', async () => {
    open({
      body: {
        itens: [
          umPasso(),
          umPasso({ idTramitacao: 6, numeroProtocolo: '2', prazo: '2026-03-10', diasRestantes: -6 }),
        ],
      },
    });
    expect(await screen.findByText('2 pedidos esperam por você, 1 deles vencido.')).toBeDefined();
    expect(screen.getByText('Venceu há 6 dias')).toBeDefined();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/manifestacao/colaborar/6',
      '/manifestacao/colaborar/5',
    ]);
  });

  it('N12 is searched by protocol, subject or words, once there are many', async () => {
    open({
      body: {
        itens: [1, 2, 3, 4, 5].map((n) =>
          umPasso({
            idTramitacao: n,
            numeroProtocolo: `00106.00000${n}/2026-11`,
            assunto: n === 3 ? 'Iluminação' : 'Merenda',
          }),
        ),
      },
    });
    await userEvent.type(await screen.findByRole('searchbox', { name: /Procurar/ }), 'iluminacao');
    await userEvent.click(screen.getByRole('button', { name: 'Procurar' }));
    expect(await screen.findByText('1 pedido com “iluminacao”.')).toBeDefined();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/manifestacao/colaborar/3',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar todos' }));
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(5));
  });

  it('shows no word of a denúncia in the list', async () => {
    open({ body: { itens: [{ ...umPasso({ tipo: 'Denúncia' }), mensagem: null }] } });
    expect(await screen.findByText(/denúncias não têm o texto na lista/)).toBeDefined();
  });

  it.each([
    ['nothing', { body: { itens: [] } }],
    ['an office', recusa(404, 'Não há um pedido aberto para você com este número.')],
  ])('without %s, says what happens next', async (_, resposta) => {
    open(resposta);
    expect(await screen.findByRole('heading', { name: 'Nada espera por você' })).toBeDefined();
  });
});
