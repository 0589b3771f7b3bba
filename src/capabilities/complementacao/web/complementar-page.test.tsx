import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { pedidoDeComplementacao, umCaso } from '#capabilities/manifestacao/web/detalhar/testing-detalhar.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { banco } from '#testing/idb.ts';
import { aCidada, signIn } from '#testing/pessoa-no-navegador.ts';
import ComplementarPage from './complementar-page.tsx';

const CASO = 'GET /manifestacoes/42';
const ENVIAR = 'POST /manifestacoes/42/complementar';

const pedida = umCaso({
  atos: [{ ato: 'complementar', ultimoDia: '2026-03-25' }],
  complementacoes: [pedidoDeComplementacao],
});

const open = () =>
  abrir(ComplementarPage, '/manifestacao/complementar/:idManifestacao', '/manifestacao/complementar/42');

afterEach(() => {
  usuarioStore.set(null);
  vi.unstubAllGlobals();
  banco.clear();
});

describe('complementing', () => {
  it('says what is asked, by whom and until when, confirms, and tells what happens next', async () => {
    // Only of somebody signed in is anything kept.
    signIn(aCidada());
    const chamadas = servir({
      [CASO]: { body: pedida },
      [ENVIAR]: { body: { prazoAtendimento: '2026-04-08' } },
    });
    open();
    expect(await screen.findByText('Em que agência foi?')).toBeDefined();
    expect(screen.getByText('Controladoria-Geral da União')).toBeDefined();
    expect(screen.getByText(/^Responda até qua\., 25\/03\/2026/)).toBeDefined();
    await userEvent.type(screen.getByLabelText('Sua complementação'), 'Na do centro.');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar complementação' }));
    expect(await screen.findByRole('dialog', { name: 'Enviar a complementação?' })).toBeDefined();
    expect([...banco.values()]).toMatchObject([{ texto: 'Na do centro.' }]);
    expect(chamadas.some(({ key }) => key === ENVIAR)).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(await screen.findByRole('heading', { name: 'Complementação enviada' })).toBeDefined();
    expect(banco.size).toBe(0);
    expect(screen.getByText(/tem até qua\., 08\/04\/2026 para responder/)).toBeDefined();
  });

  it('refuses an empty complement beside the field', async () => {
    servir({ [CASO]: { body: pedida } });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar complementação' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Sua complementação').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps what was typed when the sending fails', async () => {
    servir({ [CASO]: { body: pedida }, [ENVIAR]: recusa(409, 'O prazo para complementar terminou.') });
    open();
    await userEvent.type(await screen.findByLabelText('Sua complementação'), 'Na do centro.');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar complementação' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar' }));
    expect(await screen.findByText('O prazo para complementar terminou.')).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Sua complementação').value).toBe('Na do centro.');
  });

  it('explains when nothing was asked', async () => {
    servir({ [CASO]: { body: umCaso() } });
    open();
    expect(await screen.findByRole('heading', { name: 'Não há complementação pedida' })).toBeDefined();
  });

  it('shows nothing of a case that is not yours', async () => {
    servir({ [CASO]: recusa(404, 'Manifestação não encontrada.') });
    open();
    expect(await screen.findByRole('heading', { name: 'Não encontramos esta manifestação' })).toBeDefined();
  });
});
