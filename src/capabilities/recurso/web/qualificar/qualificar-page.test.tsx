import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, type Respostas, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { banco } from '#testing/idb.ts';
import { aCidada, signIn } from '#testing/pessoa-no-navegador.ts';
import type { RecursoVisto } from '../../domain/recurso.ts';
import { umRecurso, umRecursoDecidido } from '../testing-recurso.ts';
import QualificarPage from './qualificar-page.tsx';

const VER = 'GET /recursos/7';
const LISTA = 'GET /recursos/a-qualificar';
const QUALIFICAR = 'POST /recursos/7/qualificar';

const open = (respostas: Respostas, query = '') => {
  const chamadas = servir(respostas);
  abrir(QualificarPage, '/manifestacao/qualificar', `/manifestacao/qualificar${query}`);
  return chamadas;
};

beforeEach(() => signIn(aCidada()));
afterEach(() => {
  vi.unstubAllGlobals();
  banco.clear();
  usuarioStore.set(null);
});

describe('without ids', () => {
  it('S2-08 shows a picker of the answered, unrated appeals, and stays where it is', async () => {
    open({
      [LISTA]: {
        body: [
          {
            idRecurso: 7,
            numeroProtocolo: '23546.000001/2026-11',
            orgao: 'IFCE',
            instancia: 'Primeira Instância',
            decisao: 'Indeferido',
            respondidoEm: '2026-03-12T13:00:00Z',
          },
        ],
      },
    });
    const link = await screen.findByRole('link', { name: /^Avaliar Primeira Instância/ });
    expect(link.getAttribute('href')).toBe('/manifestacao/qualificar?ids=7');
    expect(screen.getByText('Primeira Instância: Indeferido')).toBeDefined();
    expect(screen.getByLabelText('endereço').textContent).toBe('/manifestacao/qualificar');
  });

  it('S2-08 says when there is nothing to rate, and is no redirect then either', async () => {
    open({ [LISTA]: { body: [] } });
    expect(
      await screen.findByRole('heading', { name: 'Não há resposta de recurso para avaliar' }),
    ).toBeDefined();
    expect(screen.getByLabelText('endereço').textContent).toBe('/manifestacao/qualificar');
  });
});

describe('rating the answer of an appeal', () => {
  const comServidor = () => {
    let qualificacao: RecursoVisto['qualificacao'] = null;
    return {
      [VER]: () => ({
        body: umRecursoDecidido({ qualificacao, atos: qualificacao ? [] : ['qualificar'] }),
      }),
      [QUALIFICAR]: () => {
        qualificacao = { nota: 4, comentario: 'Clara.' };
        return { body: { ok: true } };
      },
    };
  };

  it('sends the mark and the comment once, and thanks', async () => {
    const chamadas = open(comServidor(), '?ids=7');
    expect(await screen.findByText('A planilha não existe.')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: '4, boa' }));
    await userEvent.type(screen.getByLabelText(/Comentário/), 'Clara.');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar avaliação' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Obrigado por avaliar'));
    expect(chamadas.find(({ key }) => key === QUALIFICAR)?.body).toEqual({ nota: 4, comentario: 'Clara.' });
    expect(screen.getByText(/Nota 4 \(boa\)/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Voltar ao pedido' }).getAttribute('href')).toBe(
      '/manifestacao/detalhar/42',
    );
    expect(banco.size).toBe(0);
  });

  it('offers the next of several', async () => {
    open(comServidor(), '?ids=7,9');
    await userEvent.click(await screen.findByRole('radio', { name: '4, boa' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enviar avaliação' }));
    const link = await screen.findByRole('link', { name: 'Avaliar a próxima' });
    expect(link.getAttribute('href')).toBe('/manifestacao/qualificar?ids=9');
  });

  it('asks for a mark', async () => {
    const chamadas = open(comServidor(), '?ids=7');
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar avaliação' }));
    expect((await screen.findAllByText('Escolha uma nota de 1 a 5.')).length).toBeGreaterThan(0);
    expect(chamadas.some(({ key }) => key === QUALIFICAR)).toBe(false);
  });

  it('S6-02 shows no form where the server does not let, and says why', async () => {
    const motivo = 'Só quem recorreu, ou quem acompanha a lei, avalia a resposta.';
    const atosFechados = [{ ato: 'qualificar' as const, motivo }];
    open({ [VER]: { body: umRecursoDecidido({ atos: [], atosFechados }) } }, '?ids=7');
    expect(await screen.findByText(motivo)).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('of one not decided yet says so', async () => {
    open({ [VER]: { body: umRecurso() } }, '?ids=7');
    expect(await screen.findByText(/ainda não foi decidido/)).toBeDefined();
  });

  it('of one that is not yours shows nothing', async () => {
    open({ [VER]: recusa(404, 'Recurso não encontrado.') }, '?ids=7');
    expect(await screen.findByRole('heading', { name: 'Não há o que avaliar neste endereço' })).toBeDefined();
  });
});
