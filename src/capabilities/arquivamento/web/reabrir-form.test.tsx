import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import type { CasoEscolhido } from '#shell/atos/casos.ts';
import { abrirAto, confirmar, feitas, umCasoEscolhido } from '#shell/atos/testing-ato.tsx';
import { banco } from '#testing/idb.ts';
import { reabrir } from '../domain/reabrir.ato.ts';
import Reabrir from './reabrir-form.tsx';

const REABRIR = 'POST /tratamento/reabrir';
const JUSTIFICATIVA = 'A resposta não tratou de uma das perguntas.';

afterEach(() => {
  vi.unstubAllGlobals();
  banco.clear();
});

describe('reopening', () => {
  it.each([
    [2, 'O órgão ganha um prazo inteiro, de 30 dias contados de hoje.'],
    [8, 'O prazo continua o mesmo, e quem pediu ainda pode recorrer da resposta anterior.'],
  ] as const)(
    'says what the term of type %d will be before and where it is confirmed',
    async (tipo, frase) => {
      const { chamadas, feito } = abrirAto(Reabrir, [umCasoEscolhido(1, tipo)], { [REABRIR]: feitas(1) });
      expect(screen.getByText(frase)).toBeDefined();
      await userEvent.type(screen.getByLabelText('Justificativa'), JUSTIFICATIVA);
      await userEvent.click(screen.getByRole('button', { name: 'Reabrir' }));
      expect((await screen.findByRole('dialog')).textContent).toContain(frase);
      await confirmar('Reabrir');
      await waitFor(() => expect(feito.vezes).toBe(1));
      expect(chamadas.map(({ body }) => body)).toEqual([
        { casos: [{ idManifestacao: 1, versao: 10 }], justificativa: JUSTIFICATIVA },
      ]);
    },
  );

  it('refuses at once what is still open, and says which of several will stay as they are', async () => {
    const aberta = { idSituacaoManifestacao: 1, descSituacaoManifestacao: 'Cadastrada' };
    const concluida = { idSituacaoManifestacao: 6, descSituacaoManifestacao: 'Concluída' };
    const casos = [{ ...umCasoEscolhido(1), situacao: aberta }];
    abrirAto(Reabrir, casos, {});
    expect(screen.getByText('Esta manifestação não pode ser reaberta.')).toBeDefined();
    expect(screen.getByText(/Esta está como Cadastrada\./)).toBeDefined();
    expect(screen.queryByLabelText('Justificativa')).toBeNull();
    cleanup();
    abrirAto(Reabrir, [...casos, { ...umCasoEscolhido(2), situacao: concluida } as CasoEscolhido], {});
    expect(screen.getByText(/vão ficar como estão: 00106\.000001/)).toBeDefined();
    expect(screen.getByLabelText('Justificativa')).toBeDefined();
  });

  it.each(Object.values(Situacao))('opens in situação %d exactly where the acts table has it', (situacao) => {
    const caso = {
      ...umCasoEscolhido(1),
      situacao: { idSituacaoManifestacao: situacao, descSituacaoManifestacao: 'Esta' },
    };
    abrirAto(Reabrir, [caso], {});
    expect(screen.queryByLabelText('Justificativa') !== null).toBe(reabrir.de.includes(situacao));
  });

  it('refuses a justification that says nothing', async () => {
    abrirAto(Reabrir, [umCasoEscolhido(1)], {});
    await userEvent.type(screen.getByLabelText('Justificativa'), 'porque sim');
    await userEvent.click(screen.getByRole('button', { name: 'Reabrir' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Justificativa').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
