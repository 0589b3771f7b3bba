import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { banco } from '#testing/idb.ts';
import { abrirAto, confirmar, feitas, umCasoEscolhido } from '#web/lote/testing-ato.tsx';
import { Reabrir } from './reabrir.tsx';

const REABRIR = 'POST /tratamento/reabrir';
const JUSTIFICATIVA = 'A resposta não tratou de uma das perguntas.';

afterEach(() => {
  vi.unstubAllGlobals();
  banco.clear();
});

describe('reopening', () => {
  it.each([
    [2, 'O órgão ganha um prazo inteiro, de 30 dias contados de hoje.'],
    [8, 'O órgão ganha um prazo inteiro, de 20 dias contados de hoje.'],
  ] as const)('says the whole new term of type %d before and where it is confirmed', async (tipo, frase) => {
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
