import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rememberLoadFailure } from './navegacao/load-failures.ts';
import { buscarParte, parte, registrarPartes } from './partes.ts';

declare module '#shell/partes.ts' {
  interface Partes {
    'parte-de-teste': { readonly texto: string };
    'outra-de-teste': { readonly texto: string };
    'parte-perdida': { readonly texto: string };
  }
}

const Bilhete = ({ texto }: { readonly texto: string }) => <p>{texto}</p>;

// Restores the product's parts for the test files that follow.
afterEach(async () => {
  await import('#web/partes-do-produto.ts').then(({ registrarDoProduto }) => registrarDoProduto());
});

describe('a part of another capability', () => {
  it('is drawn at once where it was fetched with the page', async () => {
    registrarPartes({ 'parte-de-teste': async () => ({ default: Bilhete }) });
    await buscarParte('parte-de-teste');
    const Parte = parte('parte-de-teste');
    render(<Parte texto="veio com a página" />);
    expect(screen.getByText('veio com a página')).toBeTruthy();
  });

  it('comes by itself where nobody fetched it before', async () => {
    registrarPartes({ 'outra-de-teste': async () => ({ default: Bilhete }) });
    const Parte = parte('outra-de-teste');
    render(<Parte texto="veio depois" />);
    expect(await screen.findByText('veio depois')).toBeTruthy();
  });

  it('comes with what it shows itself of others', async () => {
    const buscarOutra = vi.fn(async () => ({ default: Bilhete }));
    registrarPartes({
      'parte-de-teste': async () => ({ default: Bilhete, comPartes: ['outra-de-teste'] }),
      'outra-de-teste': buscarOutra,
    });
    await buscarParte('parte-de-teste');
    expect(buscarOutra).toHaveBeenCalledOnce();
  });

  it('whose file does not come leaves a button in its place, and the page and what was typed stay', async () => {
    const error = new TypeError('Failed to fetch dynamically imported module');
    rememberLoadFailure(error);
    const buscar = vi.fn<() => Promise<{ default: typeof Bilhete }>>().mockRejectedValue(error);
    registrarPartes({ 'parte-perdida': buscar });
    const Parte = parte('parte-perdida');
    render(
      <>
        <textarea aria-label="Resposta" />
        <Suspense>
          <Parte texto="veio por fim" />
        </Suspense>
      </>,
    );
    await userEvent.type(screen.getByRole('textbox'), 'Pela metade');
    const deNovo = await screen.findByRole('button', { name: 'Tentar de novo' }, { timeout: 4000 });
    expect(buscar).toHaveBeenCalledTimes(2);
    buscar.mockResolvedValue({ default: Bilhete });
    await userEvent.click(deNovo);
    expect(await screen.findByText('veio por fim')).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Pela metade');
  });

  it('that no capability has is refused by its name', async () => {
    registrarPartes({});
    await expect(buscarParte('sumida')).rejects.toThrow('sumida.parte.tsx');
  });
});
