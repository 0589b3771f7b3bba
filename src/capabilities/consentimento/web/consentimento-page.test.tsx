import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import ConsentimentoPage from './consentimento-page.tsx';
import type { PedidoDeConsentimento } from './consentimento-queries.ts';

const VER = 'GET /manifestacoes/42/consentimento';
const RESPONDER = 'POST /manifestacoes/42/consentimento';
const ABRIR = 'POST /manifestacoes/42/consentimento/abrir';
const TOKEN = 'a'.repeat(40);

const umPedido = (changes: Partial<PedidoDeConsentimento> = {}): PedidoDeConsentimento => ({
  numeroProtocolo: '00106.000001/2026-11',
  orgao: 'CGU – Controladoria-Geral da União',
  destinatario: 'Corregedoria do IFCE',
  motivo: 'A apuração precisa ouvir quem denunciou.',
  pedidoEm: '2026-03-05T13:00:00Z',
  ultimoDia: '2026-03-25',
  resposta: null,
  respondidoEm: null,
  porOutroCaminho: null,
  podeResponder: true,
  ...changes,
});

const open = (endereco = '/manifestacao/consentimento/42') =>
  abrir(ConsentimentoPage, '/manifestacao/consentimento/:idManifestacao', endereco);

afterEach(() => vi.unstubAllGlobals());

describe('the request for consent', () => {
  it.each([`?token=${TOKEN}`, `#token=${TOKEN}`])(
    'S2-09 the one-use link is exchanged once and leaves the address (%s)',
    async (link) => {
      const chamadas = servir({ [ABRIR]: { body: { ok: true } }, [VER]: { body: umPedido() } });
      open(`/manifestacao/consentimento/42${link}`);
      expect(await screen.findByText('A apuração precisa ouvir quem denunciou.')).toBeDefined();
      expect(screen.getByLabelText('endereço').textContent).toBe('/manifestacao/consentimento/42');
      expect(chamadas.map(({ key }) => key)).toEqual([ABRIR, VER]);
      expect(chamadas[0]?.body).toEqual({ token: TOKEN });
    },
  );

  it('S2-09 shows and accepts nothing without session, code or link, and says where to go', async () => {
    servir({ [VER]: recusa(404, 'Manifestação não encontrada.') });
    open();
    expect(
      await screen.findByRole('heading', { name: 'Não há pedido de consentimento para mostrar' }),
    ).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('link', { name: 'Usar protocolo e código' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Entrar na minha conta' })).toBeDefined();
  });

  it('S2-09 a used link still opens for whoever has the session', async () => {
    servir({ [ABRIR]: recusa(404, 'Manifestação não encontrada.'), [VER]: { body: umPedido() } });
    open(`/manifestacao/consentimento/42#token=${TOKEN}`);
    expect(await screen.findByRole('radio', { name: /^Autorizo/ })).toBeDefined();
  });

  it.each([
    ['Autorizo', 'Autorizar', true, 'Você autorizou.'],
    ['Não autorizo', 'Não autorizar', false, 'Você não autorizou.'],
  ])('%s is confirmed before it is sent', async (opcao, botao, consente, depois) => {
    let resposta: boolean | null = null;
    const chamadas = servir({
      [VER]: () => ({
        body: umPedido({
          resposta,
          respondidoEm: resposta === null ? null : '2026-03-06T13:00:00Z',
          podeResponder: resposta === null,
        }),
      }),
      [RESPONDER]: () => {
        resposta = consente;
        return { body: { ok: true } };
      },
    });
    open();
    await userEvent.click(await screen.findByRole('radio', { name: new RegExp(`^${opcao}`) }));
    await userEvent.click(screen.getByRole('button', { name: 'Responder' }));
    const dialog = await screen.findByRole('dialog');
    expect(chamadas.some(({ key }) => key === RESPONDER)).toBe(false);
    await userEvent.click(within(dialog).getByRole('button', { name: botao }));
    expect(await screen.findByText(depois)).toBeDefined();
    expect(chamadas.find(({ key }) => key === RESPONDER)?.body).toEqual({ consente });
    expect(document.activeElement?.textContent).toBe('Sua resposta foi registrada');
    expect(screen.getByRole('link', { name: 'Ver a manifestação' }).getAttribute('href')).toBe(
      '/manifestacao/detalhar/42',
    );
  });

  it('asks for a choice', async () => {
    servir({ [VER]: { body: umPedido() } });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Responder' }));
    await waitFor(() => expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that silence was a no', async () => {
    servir({ [VER]: { body: umPedido({ podeResponder: false }) } });
    open();
    expect(await screen.findByRole('heading', { name: 'O prazo para responder terminou' })).toBeDefined();
    expect(screen.getByText(/seus dados não foram enviados para Corregedoria do IFCE/)).toBeDefined();
  });
});
