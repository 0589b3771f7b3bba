import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PrazoTag } from './prazo.tsx';

describe('PrazoTag', () => {
  it.each([
    [-3, 'Venceu há 3 dias', 'danger', 'exclamation-circle'],
    [0, 'Vence hoje', 'warning', 'clock'],
    [7, 'Faltam 7 dias', 'warning', 'clock'],
    [8, 'Faltam 8 dias', 'success', 'calendar-check'],
  ])('%i days: text, colour and icon say the same', (dias, texto, tom, icone) => {
    render(<PrazoTag dias={dias} />);
    const tag = screen.getByText(texto);
    expect(tag.dataset.tone).toBe(tom);
    expect(tag.querySelector('svg')?.dataset.icon).toBe(icone);
  });
});
