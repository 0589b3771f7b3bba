import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { recusa, renderPage, resetBrowser, stubFetch } from '#capabilities/sessao/web/testing-sessao.tsx';
import AtivarPage from './ativar-page.tsx';

afterEach(resetBrowser);

const ATIVAR = 'POST /api/app-web/v1/usuario/ativar';
const CONTA_NOVA = { body: { ok: true, finalidade: 'ativar' } };
const INVALIDO = 'Este link não vale mais. Peça um novo e use o mais recente que chegar no seu e-mail.';

describe('confirming an e-mail', () => {
  it('S2-01 confirms once and shows the way to the login', async () => {
    const calls = stubFetch({ [ATIVAR]: CONTA_NOVA });
    renderPage(<AtivarPage />, '/usuario/ativar?token=segredo');
    expect(await screen.findByText('E-mail confirmado.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/login');
    expect(calls.map(({ key }) => key)).toEqual([`${ATIVAR}?token=segredo`]);
  });

  it('says that the account now writes to the new address when it took the place of another', async () => {
    stubFetch({ [ATIVAR]: { body: { ok: true, finalidade: 'email' } } });
    renderPage(<AtivarPage />, '/usuario/ativar?token=segredo');
    expect(await screen.findByText('E-mail confirmado.')).toBeDefined();
    expect(screen.getByText(/chegam neste endereço/)).toBeDefined();
    expect(screen.queryByText(/Sua conta está pronta/)).toBeNull();
  });

  it('takes the secret out of the address', async () => {
    stubFetch({ [ATIVAR]: CONTA_NOVA });
    const router = renderPage(<AtivarPage />, '/usuario/ativar?token=segredo');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(await screen.findByText('E-mail confirmado.')).toBeDefined();
  });

  it('explains a link that no longer works and offers a new one', async () => {
    stubFetch({ [ATIVAR]: recusa(400, INVALIDO) });
    renderPage(<AtivarPage />, '/usuario/ativar?token=velho');
    expect(await screen.findByText(INVALIDO)).toBeDefined();
    const novo = screen.getByRole('link', { name: 'Receber um novo link' });
    expect(novo.getAttribute('href')).toBe('/login?esqueciSenha=true');
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  });

  it('tries again after a failure that was not the link', async () => {
    stubFetch({ [ATIVAR]: [{ status: 503, body: {} }, CONTA_NOVA] });
    renderPage(<AtivarPage />, '/usuario/ativar?token=segredo');
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('E-mail confirmado.')).toBeDefined();
  });

  it('explains an address without a token and calls nobody', () => {
    const calls = stubFetch({});
    renderPage(<AtivarPage />, '/usuario/ativar');
    expect(screen.getByText(/O endereço está incompleto/)).toBeDefined();
    expect(calls).toEqual([]);
  });
});
