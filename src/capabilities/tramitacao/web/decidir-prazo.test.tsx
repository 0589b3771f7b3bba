import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import type { PassoDoCaso } from '../domain/passo.ts';
import { PedidoDePrazo } from './decidir-prazo.tsx';

const CONCEDER = 'POST /tramitacoes/5/conceder-prazo';
const NEGAR = 'POST /tramitacoes/5/negar-prazo';

afterEach(() => {
  vi.unstubAllGlobals();
  usuarioStore.set(null);
});

const abrirPedido = (pedido: Partial<NonNullable<PassoDoCaso['pedidoDePrazo']>> = {}) => {
  signIn(aGestor());
  const passo: PassoDoCaso = {
    idTramitacao: 5,
    destino: 'COGEP',
    idUnidade: 1,
    idDestinatario: null,
    remetente: 'Renata (CGU)',
    mensagem: 'O que houve?',
    abertaEm: '2026-03-03T13:00:00Z',
    prazo: '2026-03-20',
    prazoAumentado: false,
    pedidoDePrazo: {
      motivo: 'O processo está no arquivo.',
      pedidoEm: '2026-03-10T13:00:00Z',
      decisao: null,
      recusa: null,
      ate: '2026-04-02',
      ...pedido,
    },
    situacao: 'aberta',
    contribuicao: null,
    contribuinte: null,
    encerradaEm: null,
    anexos: [],
  };
  const chamadas = servir({ [CONCEDER]: { body: { prazo: '2026-04-02' } }, [NEGAR]: { body: { ok: true } } });
  abrir(() => <PedidoDePrazo passo={passo} />, '/caso', '/caso');
  return chamadas;
};

describe('Lei 13.460/2017, art. 16: more time that an area asks for', () => {
  it('is granted up to the day that the server names', async () => {
    const chamadas = abrirPedido();
    expect(await screen.findByText('O processo está no arquivo.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /^Dar prazo até .*02\/04\/2026/ }));
    const dialogo = await screen.findByRole('dialog', { name: 'Dar mais prazo a COGEP?' });
    expect(dialogo.textContent).toContain('O prazo da resposta não muda');
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Dar mais prazo' }));
    await waitFor(() => expect(chamadas.map(({ key }) => key)).toEqual([CONCEDER]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is refused only with a reason', async () => {
    const chamadas = abrirPedido();
    await userEvent.click(await screen.findByRole('button', { name: 'Negar' }));
    const dialogo = await screen.findByRole('dialog', { name: 'Não dar mais prazo a COGEP?' });
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Não dar mais prazo' }));
    const porQue = within(dialogo).getByLabelText('Por quê');
    await waitFor(() => expect(porQue.getAttribute('aria-invalid')).toBe('true'));
    await userEvent.click(porQue);
    await userEvent.paste('A resposta sai amanhã.');
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Não dar mais prazo' }));
    await waitFor(() => expect(chamadas[0]?.body).toEqual({ motivo: 'A resposta sai amanhã.' }));
  });

  it('can only be refused where no day is left, and is not decided twice', async () => {
    abrirPedido({ ate: null });
    expect(await screen.findByText(/Não há mais dias para dar/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Dar prazo/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Negar' })).toBeDefined();
  });

  it('says what was decided', async () => {
    abrirPedido({ decisao: 'negado', recusa: 'A resposta sai amanhã.', ate: null });
    expect(await screen.findByText('Mais prazo negado.')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
