import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { Perfil } from '#kernel/perfil.ts';
import { confirmar } from '#shell/atos/testing-ato.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import { umaDenuncia, umaLinha } from './testing-denuncia.ts';
import TratarPage from './tratar-denuncias-page.tsx';

const ONDE = '/manifestacao/denuncia/tratar';
const LISTA = 'GET /descumprimentos';
const UMA = 'GET /descumprimentos/7';
const DECIDIR = 'POST /descumprimentos/7/decidir';
const lista = (itens: readonly unknown[], proximoCursor: string | null = null) => ({
  body: { itens, proximoCursor, contagens: { abertas: itens.length, decididas: 3, todas: itens.length + 3 } },
});
const open = (busca = '') => abrir(TratarPage, ONDE, `${ONDE}${busca}`);

beforeEach(() => signIn(aGestor()));
afterEach(() => {
  usuarioStore.set(null);
  vi.unstubAllGlobals();
});

describe('the list', () => {
  it('says who decides each, until when, and leads to it', async () => {
    servir({
      [LISTA]: lista([
        umaLinha(),
        umaLinha({
          idDenuncia: 8,
          numeroProtocolo: '23546.000002/2026-11',
          podeDecidir: false,
          isDenunciado: true,
          contra: 'decisao',
          instancia: 'CMRI',
        }),
      ]),
    });
    open();
    const primeira = (await screen.findAllByRole('row'))[1] as HTMLElement;
    expect(within(primeira).getByText('Seu órgão decide')).toBeDefined();
    expect(within(primeira).getByText('Faltam 5 dias')).toBeDefined();
    expect(screen.getByText('Contra o seu órgão; decide CGU')).toBeDefined();
    expect(screen.getByText('Decisão: CMRI')).toBeDefined();
    expect(screen.getByRole('link', { name: '23546.000001/2026-11' }).getAttribute('href')).toBe(
      `${ONDE}?ids=7`,
    );
  });

  it('keeps the queue in the address', async () => {
    const chamadas = servir({ [LISTA]: lista([]) });
    open();
    await userEvent.click(await screen.findByRole('tab', { name: /Decididas/ }));
    await vi.waitFor(() =>
      expect(screen.getByLabelText('endereço').textContent).toBe(`${ONDE}?fila=decididas`),
    );
    expect(await screen.findByRole('heading', { name: 'Nenhuma denúncia foi decidida ainda' })).toBeDefined();
    expect(chamadas.at(-1)?.key).toContain('fila=decididas');
  });

  it('goes to the next page', async () => {
    const chamadas = servir({ [LISTA]: lista([umaLinha()], 'mais') });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Próxima' }));
    await vi.waitFor(() => expect(chamadas.at(-1)?.key).toContain('cursor=mais'));
  });

  it('is not for who only observes', async () => {
    signIn(aGestor({ perfilAtual: { idPerfil: Perfil.observador, descPerfil: 'Observador' } }));
    const chamadas = servir({});
    open();
    expect(await screen.findByRole('heading', { name: 'Seu perfil não faz isto' })).toBeDefined();
    expect(chamadas).toEqual([]);
  });

  it('offers to try again when the server fails', async () => {
    servir({ [LISTA]: recusa(503, 'Fora do ar.') });
    open();
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeDefined();
  });
});

describe('one denúncia', () => {
  it('is decided with reasons, after a last word', async () => {
    let decidida = false;
    const chamadas = servir({
      [UMA]: () => ({
        body: decidida
          ? umaDenuncia({
              situacao: 'decidida',
              podeDecidir: false,
              decisao: {
                procedente: true,
                novaData: null,
                texto: 'A entrega continua devida.',
                responsavel: 'Gil Gestor (CGU)',
                respondidaEm: '2026-03-13T12:00:00Z',
              },
            })
          : umaDenuncia(),
      }),
      [DECIDIR]: () => {
        decidida = true;
        return { body: { ok: true } };
      },
    });
    open('?ids=7');
    expect(await screen.findByText('As contas não chegaram.')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: /^Procedente/ }));
    await userEvent.type(screen.getByLabelText(/Fundamentação/), 'A entrega continua devida.');
    await userEvent.click(screen.getByRole('button', { name: 'Decidir' }));
    await confirmar('Registrar');
    expect(await screen.findByRole('heading', { name: 'Denúncia decidida' })).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Decisão: procedente' })).toBeDefined();
    expect(chamadas.find(({ key }) => key === DECIDIR)?.body).toEqual({
      versao: 3,
      procedente: true,
      texto: 'A entrega continua devida.',
    });
  });

  it('N10 asks before who complained reads personal data of others', async () => {
    const chamadas = servir({ [UMA]: { body: umaDenuncia() } });
    open('?ids=7');
    await userEvent.click(await screen.findByRole('radio', { name: /^Procedente/ }));
    await userEvent.click(screen.getByLabelText(/Fundamentação/));
    await userEvent.paste('Quem guarda as contas atende em (85) 99876-5432.');
    await userEvent.click(screen.getByRole('button', { name: 'Decidir' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar e tirar' }));
    expect(chamadas.some(({ key }) => key === DECIDIR)).toBe(false);
  });

  it('is read again when the case changed, and decided then with what was written', async () => {
    let versao = 3;
    const chamadas = servir({
      [UMA]: () => ({ body: umaDenuncia({ versao }) }),
      [DECIDIR]: () => {
        if (versao === 4) return { body: { ok: true } };
        versao = 4;
        return recusa(409, 'Outra pessoa mexeu aqui.', { code: 'manifestacao.mudou' });
      },
    });
    open('?ids=7');
    await userEvent.click(await screen.findByRole('radio', { name: /^Improcedente/ }));
    await userEvent.type(screen.getByLabelText(/Fundamentação/), 'Foi tudo entregue.');
    await userEvent.click(screen.getByRole('button', { name: 'Decidir' }));
    await confirmar('Registrar');
    expect(await screen.findByText('Outra pessoa mexeu aqui.')).toBeDefined();
    await waitFor(() => expect(chamadas.filter(({ key }) => key === UMA)).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'Decidir' }));
    await confirmar('Registrar');
    expect(await screen.findByRole('heading', { name: 'Denúncia decidida' })).toBeDefined();
    expect(chamadas.filter(({ key }) => key === DECIDIR).map(({ body }) => body)).toEqual([
      { versao: 3, procedente: false, texto: 'Foi tudo entregue.' },
      { versao: 4, procedente: false, texto: 'Foi tudo entregue.' },
    ]);
  });

  it('asks for the decision and its reasons', async () => {
    servir({ [UMA]: { body: umaDenuncia() } });
    open('?ids=7');
    await userEvent.click(await screen.findByRole('button', { name: 'Decidir' }));
    expect(await screen.findByText('Há 2 campos para corrigir:')).toBeDefined();
  });

  it('keeps what was written when another decided first', async () => {
    let decidida = false;
    servir({
      [UMA]: () => ({ body: umaDenuncia(decidida ? { situacao: 'decidida', podeDecidir: false } : {}) }),
      [DECIDIR]: () => {
        decidida = true;
        return recusa(409, 'A situação atual não permite esta ação.');
      },
    });
    open('?ids=7');
    await userEvent.click(await screen.findByRole('radio', { name: /^Improcedente/ }));
    await userEvent.type(screen.getByLabelText(/Fundamentação/), 'Foi tudo entregue.');
    await userEvent.click(screen.getByRole('button', { name: 'Decidir' }));
    await confirmar('Registrar');
    expect(await screen.findByText('A situação atual não permite esta ação.')).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Fundamentação/).value).toBe('Foi tudo entregue.');
  });

  it('the office accused reads it and has no form', async () => {
    servir({ [UMA]: { body: umaDenuncia({ podeDecidir: false, isDenunciado: true }) } });
    open('?ids=7');
    expect(await screen.findByText(/Se a entrega ainda não foi feita/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Decidir' })).toBeNull();
  });

  it('of another office does not exist', async () => {
    servir({ [UMA]: recusa(404, 'Não encontrada.') });
    open('?ids=7');
    expect(await screen.findByRole('heading', { name: 'Não encontramos esta denúncia' })).toBeDefined();
  });
});
