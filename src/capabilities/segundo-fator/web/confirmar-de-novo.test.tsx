// Loaded here first, so that no test waits for the lazy chunk.
import './na-moldura/dialogo-de-confirmacao.tsx';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Contract } from '#kernel/endpoint.ts';
import { createApi, SILENT } from '#shell/api/client.ts';
import { ApiError } from '#shell/api/errors.ts';
import { renderAt, resetShell } from '#shell/layout/testing-layout.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import type { EstadoDoFator } from '../contract.ts';
import { JanelaDeConfirmacao } from './na-moldura/janela-de-confirmacao.tsx';

const AGIR = 'POST /app-web/v1/agir';
const CONFIRMAR = 'POST /app-web/v1/segundo-fator/confirmar';
const api = createApi<Contract>() as unknown as (
  chave: string,
  pedido: object,
  opcoes: object,
) => Promise<unknown>;

const estado = (de: Partial<EstadoDoFator> = {}): EstadoDoFator => ({
  exigido: false,
  podeCriar: true,
  confirmadoAte: null,
  formas: ['app', 'recuperacao'],
  codigoDeDemonstracao: null,
  fatores: [],
  codigosRestantes: 10,
  ...de,
});

/** Refuses the act until a right code has come, as the server does. */
const servidor = (de: Partial<EstadoDoFator> = {}, para?: string) => {
  let isConfirmado = false;
  const pedidos: [chave: string, body: unknown][] = [];
  const responder: Record<string, (body: { codigo?: string }) => Response> = {
    'GET /app-web/v1/segundo-fator': () => Response.json(estado(de)),
    [CONFIRMAR]: ({ codigo }) => {
      isConfirmado = codigo === '123456';
      return isConfirmado
        ? Response.json({ confirmadoAte: '2026-03-12T12:05:00Z' })
        : Response.json(
            { code: 'segundo-fator.codigo-errado', message: 'Código incorreto.' },
            { status: 400 },
          );
    },
    [AGIR]: () =>
      isConfirmado
        ? Response.json({ ok: true })
        : Response.json(
            { code: 'segundo-fator.confirmar', message: 'Confirme.', ...(para && { details: { para } }) },
            { status: 403 },
          ),
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const chave = `${init.method ?? 'GET'} ${url.replace(/^\/api/, '')}`;
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    pedidos.push([chave, body]);
    return responder[chave]?.(body) ?? new Response('', { status: 404 });
  });
  return pedidos;
};

const agir = () => api(AGIR, { body: { texto: 'o que digitei' } }, SILENT);

const formulario = z.object({ texto: z.string() });
function Tela() {
  const form = useFormulario(formulario, { defaultValues: { texto: 'o que digitei' } });
  const { erro, onSubmit } = useEnvio(form, () => agir());
  return (
    <>
      <p>{erro ?? 'Nada em vermelho'}</p>
      <button type="button" onClick={() => void onSubmit({ texto: 'o que digitei' })}>
        Fazer
      </button>
    </>
  );
}

beforeEach(() => signIn(aGestor()));
afterEach(() => {
  resetShell();
  vi.unstubAllGlobals();
});

describe('L4 step-up in the browser', () => {
  it('asks in one dialog and repeats the calls with what was typed', async () => {
    const pedidos = servidor();
    renderAt('/principal', <JanelaDeConfirmacao />);
    const feitos = Promise.all([agir(), agir()]);
    const campo = await screen.findByRole('textbox', { name: /Código/ });
    expect(screen.getAllByRole('dialog', { name: 'Confirme que é você' })).toHaveLength(1);
    await userEvent.type(campo, '000001');
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('Código incorreto.')).toBeTruthy();
    // The refused code is selected: who types again writes over it.
    expect(document.activeElement).toBe(campo);
    await userEvent.keyboard('123456');
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await feitos).toEqual([{ ok: true }, { ok: true }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pedidos.filter(([chave]) => chave === AGIR).map(([, body]) => body)).toEqual(
      Array(4).fill({ texto: 'o que digitei' }),
    );
  });

  it('sends back for which act it is confirmed, where it is for this one alone', async () => {
    const pedidos = servidor({}, 'so-este-ato');
    renderAt('/principal', <JanelaDeConfirmacao />);
    const feito = agir();
    await userEvent.type(await screen.findByRole('textbox', { name: /Código/ }), '123456');
    expect(screen.getByText(/vale só para isto, e só desta vez/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await feito).toEqual({ ok: true });
    expect(pedidos.filter(([chave]) => chave === CONFIRMAR).map(([, body]) => body)).toEqual([
      { codigo: '123456', para: 'so-este-ato' },
    ]);
  });

  it('gives the refusal to the screen if the person closes the dialog', async () => {
    servidor();
    renderAt('/principal', <JanelaDeConfirmacao />);
    const feito = agir().catch((error: unknown) => error);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    expect(await feito).toBeInstanceOf(ApiError);
  });

  it('closing it is no failure: a form stays as it was, with nothing in red', async () => {
    servidor();
    renderAt(
      '/principal',
      <>
        <Tela />
        <JanelaDeConfirmacao />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Fazer' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Nada em vermelho')).toBeDefined();
  });

  it('does not wait for an answer where there is no dialog', async () => {
    servidor();
    await expect(agir()).rejects.toMatchObject({ code: 'segundo-fator.confirmar' });
  });

  it('shows the code of the demonstration and says what it is worth', async () => {
    servidor({ formas: ['demonstracao'], codigoDeDemonstracao: '000000' });
    renderAt('/principal', <JanelaDeConfirmacao />);
    void agir().catch(() => undefined);
    expect(await screen.findByText('000000')).toBeTruthy();
    expect(screen.getByText(/não protege nada e não existe em produção/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  });
});
