import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, type Respostas, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { banco } from '#testing/idb.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import { umPasso } from '../testing-passo.ts';
import ColaborarPage from './colaborar-page.tsx';

const PASSO = 'GET /tramitacoes/5';
const CONTRIBUIR = 'POST /tramitacoes/5/contribuir';
const DEVOLVER = 'POST /tramitacoes/5/devolver';
const PRAZO = 'POST /tramitacoes/5/pedir-prazo';

const open = (respostas: Respostas = {}) => {
  const chamadas = servir({ [PASSO]: { body: umPasso() }, ...respostas });
  abrir(ColaborarPage, '/manifestacao/colaborar/:idTramitacao', '/manifestacao/colaborar/5');
  return chamadas;
};
const campo = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Sua contribuição' });
const escrever = async (texto = 'Faltaram duas pessoas.') => {
  await userEvent.click(await campo());
  await userEvent.paste(texto);
};

afterEach(() => {
  usuarioStore.set(null);
  cleanup();
  vi.unstubAllGlobals();
  banco.clear();
});

describe('contributing', () => {
  it('shows what was asked, by whom and until when, and the text; and sends the contribution', async () => {
    const chamadas = open({ [CONTRIBUIR]: { body: { ok: true } } });
    expect(await screen.findByText('Houve falta de pessoal?')).toBeDefined();
    expect(screen.getByText('Gil Gestor (CGU)')).toBeDefined();
    expect(screen.getByText('qua., 25/03/2026')).toBeDefined();
    expect(screen.getByText('Esperei três horas.')).toBeDefined();
    await escrever();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar contribuição' }));
    expect(await screen.findByRole('heading', { name: 'Contribuição enviada' })).toBeDefined();
    expect(chamadas.find(({ key }) => key === CONTRIBUIR)?.body).toEqual({
      texto: 'Faltaram duas pessoas.',
      anexos: [],
    });
    await waitFor(() => expect(banco.size).toBe(0));
  });

  it('Lei 9.784/1999, art. 3º, III: shows what was added while the area has the case', async () => {
    const acrescimo = {
      idMensagem: 8,
      texto: 'Achei o recibo daquele dia.',
      dia: '2026-03-06',
      isNovo: true,
      anexos: [],
    };
    open({ [PASSO]: { body: umPasso({ acrescimos: [acrescimo] }) } });
    expect(await screen.findByRole('heading', { name: 'O que quem registrou acrescentou' })).toBeDefined();
    expect(screen.getByText('Achei o recibo daquele dia.')).toBeDefined();
    expect(screen.getByText('Depois do pedido a você')).toBeDefined();
  });

  it('keeps what was typed in this browser', async () => {
    // Only of somebody signed in is anything kept.
    signIn(aGestor());
    open();
    await escrever();
    await waitFor(() => expect(banco.size).toBe(1));
    cleanup();
    open();
    await waitFor(async () => expect((await campo()).value).toBe('Faltaram duas pessoas.'));
  });

  it('gives it back only with a reason', async () => {
    const chamadas = open({ [DEVOLVER]: { body: { ok: true } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Devolver sem contribuir' }));
    const dialog = await screen.findByRole('dialog', { name: 'Devolver sem contribuir?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Devolver' }));
    const motivo = within(dialog).getByLabelText('Por que está devolvendo?');
    await waitFor(() => expect(motivo.getAttribute('aria-invalid')).toBe('true'));
    await userEvent.click(motivo);
    await userEvent.paste('É da logística.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Devolver' }));
    expect(await screen.findByRole('heading', { name: 'Pedido devolvido' })).toBeDefined();
    expect(chamadas.find(({ key }) => key === DEVOLVER)?.body).toEqual({ motivo: 'É da logística.' });
  });

  it('asks for more time once, and loses nothing typed by it', async () => {
    const chamadas = open({ [PRAZO]: { body: { ok: true } } });
    await escrever();
    await userEvent.click(screen.getByRole('button', { name: 'Pedir mais prazo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pedir mais prazo?' });
    await userEvent.click(within(dialog).getByLabelText('Por que precisa de mais prazo?'));
    await userEvent.paste('O processo está em outra cidade.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pedir mais prazo' }));
    expect(await screen.findByText(/A ouvidoria decide e avisa você/)).toBeDefined();
    const motivo = 'O processo está em outra cidade.';
    expect(chamadas.find(({ key }) => key === PRAZO)?.body).toEqual({ motivo });
    expect(screen.getByText(/a ouvidoria ainda vai decidir/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Pedir mais prazo' })).toBeNull();
    expect((await campo()).value).toBe('Faltaram duas pessoas.');
  });

  it('says why no more time can be asked for, as the rule says it', async () => {
    const semMaisPrazo =
      'Não há mais dias: a contribuição da área precisa chegar antes de 13/04/2026, prazo da resposta.';
    open({ [PASSO]: { body: umPasso({ podePedirMaisPrazo: false, semMaisPrazo }) } });
    expect(await screen.findByText(semMaisPrazo)).toBeDefined();
  });

  it('says that a request is not open to the person, and nothing of it', async () => {
    open({ [PASSO]: recusa(404, 'Não há um pedido aberto para você com este número.') });
    expect(
      await screen.findByRole('heading', { name: 'Este pedido não está aberto para você' }),
    ).toBeDefined();
  });
});
