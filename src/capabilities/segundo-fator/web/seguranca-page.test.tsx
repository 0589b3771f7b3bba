import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { resetShell } from '#shell/layout/testing-layout.tsx';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import type { EstadoDoFator } from '../contract.ts';
import SegurancaPage from './seguranca-page.tsx';

const ESTADO = 'GET /segundo-fator';
const CODIGOS = 'POST /segundo-fator/codigos';
const estado = (fatores: EstadoDoFator['fatores']): EstadoDoFator => ({
  exigido: false,
  podeCriar: true,
  confirmadoAte: null,
  formas: ['app', 'recuperacao'],
  codigoDeDemonstracao: null,
  fatores,
  codigosRestantes: 10,
});
const celular = {
  idFator: 1,
  tipo: 'app',
  nome: 'Celular',
  criadoEm: '2026-03-05T13:00:00Z',
  usadoEm: null,
} as const;

beforeEach(() => signIn(aGestor()));
afterEach(() => {
  resetShell();
  vi.unstubAllGlobals();
});

describe('L4 the page of the own factors', () => {
  it('says that the last factor is the last, and afterwards that it is gone', async () => {
    let fatores: EstadoDoFator['fatores'] = [celular];
    servir({
      [ESTADO]: () => ({ body: estado(fatores) }),
      'DELETE /segundo-fator/fatores/1': { body: { feito: true } },
    });
    abrir(SegurancaPage, '/s', '/s');
    await userEvent.click(await screen.findByRole('button', { name: 'Remover Celular' }));
    expect(screen.getByText(/É o seu último segundo fator/)).toBeDefined();
    fatores = [];
    await userEvent.click(screen.getByRole('button', { name: 'Remover' }));
    expect(await screen.findByText('Sua conta ainda não tem segundo fator.')).toBeDefined();
    expect(screen.getByText('Celular foi removido.')).toBeDefined();
  });

  it('asks before new recovery codes end the old ones', async () => {
    const chamadas = servir({
      [ESTADO]: { body: estado([celular]) },
      [CODIGOS]: { body: { codigosDeRecuperacao: ['AAAA-BBBB'] } },
    });
    abrir(SegurancaPage, '/s', '/s');
    await userEvent.click(await screen.findByRole('button', { name: 'Criar novos códigos' }));
    expect(chamadas.some(({ key }) => key === CODIGOS)).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Criar' }));
    await waitFor(() => expect(chamadas.some(({ key }) => key === CODIGOS)).toBe(true));
    expect(await screen.findByText('AAAA-BBBB')).toBeDefined();
  });
});
