import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FieldFrame, useFieldWiring } from './field.tsx';

function Frame(props: { help?: string; error?: string }) {
  const wiring = useFieldWiring(props, 'cpf', 'contador');
  return (
    <FieldFrame label="CPF" {...props} wiring={wiring}>
      <input id={wiring.id} aria-describedby={wiring.describedBy} />
    </FieldFrame>
  );
}

it('stands label, help, control and error in this order', () => {
  const { container } = render(<Frame help="Só números." error="Campo inválido!" />);
  const frame = container.firstElementChild;
  expect([...(frame?.children ?? [])].map((child) => child.tagName)).toEqual(['LABEL', 'P', 'INPUT', 'SPAN']);
});

it('points to what exists only, and to what the caller adds', () => {
  const { container } = render(<Frame help="Só números." />);
  expect(container.querySelector('input')?.getAttribute('aria-describedby')).toBe('cpf-ajuda contador');
});
