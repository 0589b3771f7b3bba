import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { FormaNoPapel, useImpressao } from './formas.ts';
import { CabecaDoPapel, ForaDoProcesso, Imprimir } from './impressao.tsx';

function Tela() {
  const { forma, imprimir } = useImpressao();
  return (
    <FormaNoPapel value={forma}>
      <CabecaDoPapel orgao="Controladoria-Geral da União" numeroProtocolo="00106.000001/2026-11" />
      <ForaDoProcesso>
        <textarea aria-label="Outra pessoa" />
      </ForaDoProcesso>
      <Imprimir onImprimir={imprimir} />
    </FormaNoPapel>
  );
}

afterEach(() => vi.unstubAllGlobals());

const imprimir = async (forma: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
  await userEvent.click(screen.getByRole('menuitem', { name: forma }));
};

it('N14 a case is printed whole, or without what is no part of a process; what was typed meanwhile stays', async () => {
  const naHora: boolean[] = [];
  vi.stubGlobal('print', () => naHora.push(screen.queryByRole('textbox') === null));
  render(<Tela />);
  await userEvent.type(screen.getByRole('textbox'), 'Pela metade');
  await imprimir('Completa');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await imprimir('Para juntar a processo');
  expect(naHora).toEqual([false, true]);
  expect(
    screen.getByText(/^Via para juntar a processo.*Os textos podem citar outras pessoas/),
    'it promises no more than it leaves out',
  ).toBeDefined();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Pela metade');
  expect(screen.getByText('Controladoria-Geral da União')).toBeDefined();
});
