import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { Perfil } from '#kernel/perfil.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import CumprimentoPage from './cumprimento-page.tsx';
import EntregasPage from './entregas-page.tsx';
import { umaLinha } from './testing-promessa.ts';

beforeEach(() => signIn(aGestor()));
afterEach(() => {
  usuarioStore.set(null);
  vi.unstubAllGlobals();
});

describe('LAI art. 7º: what the office has to deliver', () => {
  const LISTA = 'GET /promessas';
  const lista = (itens: readonly unknown[]) => ({
    body: {
      itens,
      proximoCursor: null,
      contagens: { 'a-entregar': itens.length, vencidas: 1, entregues: 0, todas: itens.length },
    },
  });
  const open = () => abrir(EntregasPage, '/manifestacao/entregas', '/manifestacao/entregas');

  it('has a date each, leads to the case, and keeps the queue in the address', async () => {
    const chamadas = servir({ [LISTA]: lista([umaLinha({ diasRestantes: -3, prazo: '2026-03-09' })]) });
    open();
    const linha = (await screen.findAllByRole('row'))[1] as HTMLElement;
    expect(within(linha).getByText('Decisão de recurso: CGU')).toBeDefined();
    expect(within(linha).getByText(/09\/03\/2026/)).toBeDefined();
    expect(within(linha).getByRole('link').getAttribute('href')).toBe('/manifestacao/detalhar/42');
    await userEvent.click(screen.getByRole('tab', { name: /Vencidas/ }));
    await vi.waitFor(() => expect(chamadas.at(-1)?.key).toContain('fila=vencidas'));
  });

  it('says what is owed and where it was promised, and covers what a list may not show', async () => {
    servir({ [LISTA]: lista([umaLinha(), umaLinha({ idPromessa: 6, trecho: null })]) });
    open();
    expect(await screen.findByRole('columnheader', { name: 'Onde foi prometido' })).toBeDefined();
    expect(screen.getByText('As contas do segundo semestre.')).toBeDefined();
    expect(screen.getByText('Texto protegido: leia no pedido')).toBeDefined();
  });

  it('LAI art. 16 § 2º: shows the day of the contest and of the confirmation, not that of the delivery', async () => {
    const entregueEm = '2026-03-12T12:00:00Z';
    servir({
      [LISTA]: lista([
        umaLinha({ situacao: 'contestada', entregueEm, noControleDesde: '2026-03-18T12:00:00Z' }),
        umaLinha({ idPromessa: 6, situacao: 'confirmada', entregueEm, confirmadaEm: '2026-03-20T12:00:00Z' }),
        umaLinha({ idPromessa: 7, situacao: 'entregue', entregueEm, contestarAte: '2026-03-23' }),
      ]),
    });
    open();
    const [, contestada, confirmada, entregue] = await screen.findAllByRole('row');
    expect(contestada?.textContent).toMatch(/Entrega contestada.*em .*18\/03\/2026/);
    expect(contestada?.textContent).not.toContain('12/03/2026');
    expect(confirmada?.textContent).toMatch(/Entrega confirmada.*em .*20\/03\/2026/);
    expect(entregue?.textContent).toMatch(/Entregue.*em .*12\/03\/2026/);
  });

  it('says so when there is nothing', async () => {
    servir({ [LISTA]: lista([]) });
    open();
    expect(await screen.findByRole('heading', { name: 'Nada a entregar' })).toBeDefined();
  });

  it('is not for who only observes', async () => {
    servir({});
    signIn(aGestor({ perfilAtual: { idPerfil: Perfil.observador, descPerfil: 'Observador' } }));
    open();
    expect(await screen.findByRole('heading', { name: 'Seu perfil não faz isto' })).toBeDefined();
  });
});

describe('LAI art. 41: what the supervised offices owe', () => {
  it('is counted by office, and one office may be chosen', async () => {
    const chamadas = servir({
      'GET /cumprimento': {
        body: {
          itens: [umaLinha({ diasRestantes: -3 })],
          proximoCursor: null,
          contagens: { vencidas: 1, contestadas: 0, 'com-nova-data': 0 },
          orgaos: [
            {
              idOuvidoria: 65,
              sigla: 'IFCE',
              nome: 'Instituto Federal do Ceará',
              vencidas: 4,
              contestadas: 2,
              desde: '2026-01-05',
            },
          ],
        },
      },
    });
    abrir(CumprimentoPage, '/manifestacao/cumprimento', '/manifestacao/cumprimento');
    expect(await screen.findByText(/05\/01\/2026/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /IFCE/ }));
    await vi.waitFor(() => expect(chamadas.at(-1)?.key).toContain('idOuvidoria=65'));
    expect(screen.getByLabelText('endereço').textContent).toContain('orgao=65');
  });
});
