import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { TempoDoOrgao } from './tempo-do-orgao.tsx';

afterEach(() => vi.unstubAllGlobals());

const URL = 'GET /paineis/tempo-de-resposta';
const TEMPO = { tempo: { mediana: 14, de: 8, ate: 21, casos: 90 } };
const mostrar = (idTipo: number) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TempoDoOrgao idOuvidoria={6} idTipo={idTipo} />
    </QueryClientProvider>,
  );

it('N6 says how long the office usually takes, and for how many', async () => {
  servir({ [URL]: { body: TEMPO } });
  mostrar(TipoManifestacao.reclamacao);
  const frase =
    'Este órgão costuma responder em 14 dias. De cada 10 casos do último ano, 7 esperaram de 8 a 21 dias.';
  expect(await screen.findByText(frase)).toBeDefined();
});

it('N6 asks nothing for a denúncia', async () => {
  const pedidos = servir({ [URL]: { body: TEMPO } });
  const { container } = mostrar(TipoManifestacao.denuncia);
  await Promise.resolve();
  expect(container.textContent).toBe('');
  expect(pedidos).toEqual([]);
});
