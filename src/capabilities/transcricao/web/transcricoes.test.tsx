import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { banco } from '#testing/idb.ts';
import { Transcricoes } from './transcricoes.tsx';

const HREF = '/api/app-web/v1/manifestacoes/42/anexos/7';
const pedidos: string[] = [];
const onGuardada = vi.fn();
let texto: string | null;

const servir = () => {
  pedidos.length = 0;
  onGuardada.mockClear();
  texto = null;
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    pedidos.push(`${method} ${url}`);
    if (url === HREF) return new Response('som');
    if (method === 'POST') {
      texto = JSON.parse(String(body)).texto;
      return Response.json({ ok: true });
    }
    const voz = {
      idAnexo: 7,
      nomeArquivo: 'mensagem-de-voz.webm',
      tipoConteudo: 'audio/webm',
      href: HREF,
      texto,
      transcritaEm: texto && '2026-03-12T15:00:00Z',
    };
    return Response.json({ vozes: [voz] });
  });
};
const mostrar = (tipoConteudo: string) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Transcricoes idManifestacao={42} anexos={[{ tipoConteudo }]} onGuardada={onGuardada} />
    </QueryClientProvider>,
  );

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  banco.clear();
});

it('a spoken message is heard from memory, fetched once, and typed beside the player', async () => {
  servir();
  URL.createObjectURL = vi.fn(() => 'blob:som');
  URL.revokeObjectURL = vi.fn();
  mostrar('audio/webm');
  await userEvent.click(await screen.findByRole('button', { name: 'Ouvir mensagem-de-voz.webm' }));
  const som = await screen.findByLabelText('Ouvir mensagem-de-voz.webm');
  expect(som.getAttribute('src')).toBe('blob:som');
  await userEvent.click(screen.getByRole('button', { name: /^Transcrever/ }));
  await userEvent.type(screen.getByLabelText(/O que a pessoa diz/), 'O posto fechou.');
  expect(onGuardada).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Guardar transcrição' }));
  expect(await screen.findByText('O posto fechou.')).toBeDefined();
  expect(await screen.findByRole('button', { name: /^Corrigir a transcrição/ })).toBeDefined();
  // The page reads the case again: its next act would be refused as out of date.
  expect(onGuardada).toHaveBeenCalledOnce();
  expect(pedidos.filter((pedido) => pedido.endsWith(HREF))).toHaveLength(1);
  expect(pedidos.filter((pedido) => pedido.startsWith('POST'))).toEqual([
    'POST /api/app-web/v1/tratamento/42/anexos/7/transcricao',
  ]);
});

it('a case without sound asks for nothing', () => {
  servir();
  const { container } = mostrar('application/pdf');
  expect(container.textContent).toBe('');
  expect(pedidos).toEqual([]);
});
