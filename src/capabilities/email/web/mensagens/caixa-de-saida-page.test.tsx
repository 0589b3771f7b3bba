import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { recusa, renderPage, resetBrowser, stubFetch } from '#capabilities/sessao/web/testing-sessao.tsx';
import CaixaDeSaidaPage from './caixa-de-saida-page.tsx';

afterEach(resetBrowser);

const CAIXA = 'GET /api/app-web/v1/caixa-de-saida';

const email = {
  para: 'rita@exemplo.org',
  assunto: 'Confirme seu e-mail',
  texto: 'Olá, Rita.',
  html: '<!doctype html><html><head><title>x</title></head><body><script>alert(1)</script>Olá</body></html>',
  enviadoEm: '2026-03-12T15:30:00.000Z',
};

describe('the outgoing mail of an installation without a mail server', () => {
  it('lists to whom, what and when', async () => {
    stubFetch({ [CAIXA]: { body: [email] } });
    renderPage(<CaixaDeSaidaPage />, '/caixa-de-saida');
    const table = await screen.findByRole('table');
    const cells = within(table).getAllByRole('row').at(1)?.children ?? [];
    expect([...cells].map((cell) => cell.textContent)).toEqual([
      'Confirme seu e-mail',
      'rita@exemplo.org',
      'qui., 12/03/2026, 12:30',
    ]);
  });

  it('opens a mail in a frame that runs no script, and as text', async () => {
    stubFetch({ [CAIXA]: { body: [email] } });
    renderPage(<CaixaDeSaidaPage />, '/caixa-de-saida');
    await userEvent.click(await screen.findByRole('button', { name: 'Confirme seu e-mail' }));
    const frame = screen.getByTitle('Mensagem: Confirme seu e-mail');
    expect(frame.getAttribute('sandbox')?.split(' ')).toEqual([
      'allow-popups',
      'allow-popups-to-escape-sandbox',
    ]);
    expect(frame.getAttribute('srcdoc')).toContain('<head><base target="_blank">');
    await userEvent.click(screen.getByRole('tab', { name: 'Só texto' }));
    expect(screen.getByText('Olá, Rita.')).toBeDefined();
    await userEvent.click(screen.getAllByRole('button', { name: 'Fechar' }).at(-1) as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says what fills an empty box, and reads it again when asked', async () => {
    stubFetch({ [CAIXA]: [{ body: [] }, { body: [email] }] });
    renderPage(<CaixaDeSaidaPage />, '/caixa-de-saida');
    expect(await screen.findByRole('heading', { name: 'Nenhum e-mail por aqui' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Atualizar' }));
    expect(await screen.findByRole('table')).toBeDefined();
  });

  it('explains that it exists only outside production and without a mail server', async () => {
    stubFetch({ [CAIXA]: recusa(404, 'Endereço não encontrado.') });
    renderPage(<CaixaDeSaidaPage />, '/caixa-de-saida');
    expect(
      await screen.findByRole('heading', { name: 'Esta instalação não tem caixa de saída' }),
    ).toBeDefined();
    expect(screen.getByText(/fora de produção e sem servidor de e-mail/)).toBeDefined();
  });

  it('keeps the list on the page when reading it again fails', async () => {
    stubFetch({ [CAIXA]: [{ body: [email] }, recusa(500, 'Algo deu errado do nosso lado.')] });
    renderPage(<CaixaDeSaidaPage />, '/caixa-de-saida');
    await userEvent.click(await screen.findByRole('button', { name: 'Atualizar' }));
    expect(await screen.findByText('Algo deu errado do nosso lado.')).toBeDefined();
    expect(screen.getByRole('table')).toBeDefined();
  });
});
