import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { umCasoDaEquipe } from '#capabilities/tratamento/web/testing-tratar.tsx';
import { AreasQueDevem } from './areas-que-devem.tsx';
import { ComoJaRespondemos } from './como-ja-respondemos.tsx';

afterEach(() => vi.unstubAllGlobals());

const mostrar = (oQue: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {oQue}
    </QueryClientProvider>,
  );

const passo = (idTramitacao: number, situacao: 'aberta' | 'contribuiu') => ({
  idTramitacao,
  destino: `Área ${idTramitacao}`,
  idUnidade: 1,
  idDestinatario: null,
  remetente: 'Gil',
  mensagem: 'O que houve?',
  abertaEm: '2026-03-02T13:00:00Z',
  prazo: '2026-03-20',
  prazoAumentado: false,
  pedidoDePrazo: null,
  situacao,
  contribuicao: null,
  contribuinte: null,
  encerradaEm: null,
  anexos: [],
});

it('N13 areas that owe a contribution are said before answering', () => {
  mostrar(<AreasQueDevem detalhe={{ passos: [passo(1, 'aberta'), passo(2, 'contribuiu')] }} />);
  expect(screen.getByText('Uma área ainda deve contribuição.')).toBeDefined();
  expect(screen.getByText('Área 1')).toBeDefined();
  expect(screen.queryByText('Área 2')).toBeNull();
});

it('N13 nothing is said where no area owes anything', () => {
  const { container } = mostrar(<AreasQueDevem detalhe={{ passos: [passo(2, 'contribuiu')] }} />);
  expect(container.textContent).toBe('');
});

const outro = (idManifestacao: number, idSituacaoManifestacao: number) => ({
  idManifestacao,
  numeroProtocolo: `00106.00000${idManifestacao}/2026-11`,
  idTipoManifestacao: 2,
  tipo: 'Reclamação',
  idSituacaoManifestacao,
  situacao: 'Concluída',
  assunto: 'Atendimento',
  registradaEm: '2026-03-02T13:00:00Z',
});

it('N13 similar answered cases have their answer one click away, to begin from it', async () => {
  const chamadas = servir({
    'GET /tratamento/8': {
      body: umCasoDaEquipe({
        respostas: [
          {
            idResposta: 1,
            idTipoResposta: 2,
            texto: 'Trocamos a lâmpada.',
            registradaEm: '2026-03-05T13:00:00Z',
          },
        ] as never,
      }),
    },
  });
  const onUsar = vi.fn();
  mostrar(<ComoJaRespondemos detalhe={{ semelhantes: [outro(8, 6), outro(9, 1)] }} onUsar={onUsar} />);
  await userEvent.click(screen.getByRole('button', { name: 'Como já respondemos casos parecidos (1)' }));
  // Reading it is a view of that case, so it is read only when it is asked for.
  expect(chamadas).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Ver a resposta de 00106.000008/2026-11' }));
  expect(await screen.findByText('Trocamos a lâmpada.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Usar esta resposta' }));
  expect(onUsar).toHaveBeenCalledWith({
    nome: 'Resposta de 00106.000008/2026-11',
    texto: 'Trocamos a lâmpada.',
  });
});
