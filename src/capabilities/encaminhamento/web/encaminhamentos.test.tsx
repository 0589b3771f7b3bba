import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { abrir, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { type FormaDaImpressao, FormaNoPapel } from '#shell/impressao/formas.ts';
import { Encaminhamentos } from './encaminhamentos.tsx';

afterEach(() => vi.unstubAllGlobals());

const onde = { origem: 'CGU', destino: 'IFCE', ocorridoEm: '2026-03-05T13:00:00Z' };

const mostrar = (forma: FormaDaImpressao) => {
  servir({
    'GET /tratamento/42/encaminhamentos': {
      body: [
        {
          ...onde,
          idEncaminhamento: 1,
          isParaFora: false,
          responsavel: 'Renata Brandão (CGU)',
          textoDestinatario: null,
          textoSolicitante: 'O IFCE cuida disto.',
          avisoDosArquivos: null,
        },
      ],
    },
  });
  abrir(
    () => (
      <FormaNoPapel value={forma}>
        <Encaminhamentos caso={{ idManifestacao: 42, encaminhamentos: [onde] }} />
      </FormaNoPapel>
    ),
    '/caso',
    '/caso',
  );
};

it('N14 printed whole, a forwarding says who did it', async () => {
  mostrar('completa');
  expect(await screen.findByText(/^Renata Brandão \(CGU\), em /)).toBeDefined();
});

it('N14 printed for a process, a forwarding names the office and nobody of it', async () => {
  mostrar('processo');
  expect(await screen.findByText(/^CGU, em /)).toBeDefined();
  expect(screen.queryByText(/Renata/)).toBeNull();
});
