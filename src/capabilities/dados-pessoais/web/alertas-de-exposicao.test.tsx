import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AlertasDeExposicao } from './alertas-de-exposicao.tsx';

describe('the warning beside an anonymous text', () => {
  it('points out what seems to name who wrote it, and goes away with it', async () => {
    const { rerender } = render(<AlertasDeExposicao textos={['Liguem para (85) 99876-5432']} />);
    expect(await screen.findByText(/“\(85\) 99876-5432”: Há um telefone no texto/)).toBeDefined();
    rerender(<AlertasDeExposicao textos={['O diretor João Pereira pediu dinheiro.']} />);
    await waitFor(() => expect(screen.queryByText(/Isto pode mostrar/)).toBeNull(), { timeout: 3000 });
  });
});
