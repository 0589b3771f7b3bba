import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { trocarTrecho } from '#kernel/texto.ts';
import { Dicas, type Troca } from './dicas.tsx';
import { trocarNoCampo } from './trocar-no-campo.ts';

const nada = () => undefined;

/** A field without a history: what is swapped is simply written. */
function Campo({ inicial }: { readonly inicial: string }) {
  const [texto, setTexto] = useState(inicial);
  const trocar = (troca: Troca) => setTexto(trocarTrecho(texto, troca, troca.novo));
  return (
    <>
      <p data-testid="texto">{texto}</p>
      <Dicas texto={texto} onMostrar={nada} onTrocar={trocar} />
    </>
  );
}
const texto = () => screen.getByTestId('texto').textContent;

it.each([
  [4, 'E mais 1, que aparece conforme você ajusta estas.'],
  [5, 'E mais 2, que aparecem conforme você ajusta estas.'],
])('of %d advices says how many are still to come, in the right number', (total, frase) => {
  const repetido = Array.from({ length: total }, () => 'Outrossim, foi feito.').join(' ');
  render(<Dicas texto={repetido} onMostrar={nada} onTrocar={nada} />);
  expect(screen.getByText(frase)).toBeDefined();
});

it('swaps one find, reads the text again at once and hands the focus to the next one', () => {
  render(<Campo inicial="Outrossim, os pedidos foram indeferidos." />);
  fireEvent.click(screen.getByRole('button', { name: 'Trocar “Outrossim” por “Além disso”' }));
  expect(texto()).toBe('Além disso, os pedidos foram indeferidos.');
  expect(screen.getByRole('status').textContent).toBe('1 sugestão para o texto ficar mais simples.');
  const proximo = screen.getByRole('button', { name: 'Trocar “indeferidos” por “negados”' });
  expect(document.activeElement).toBe(proximo);
  fireEvent.click(proximo);
  expect(texto()).toBe('Além disso, os pedidos foram negados.');
  expect(document.activeElement).toBe(screen.getByRole('status'));
});

it('swaps all of them in one step, and leaves what has only advice', () => {
  render(<Campo inicial="Outrossim, o indeferimento foi dado acerca do prazo." />);
  expect(screen.getAllByRole('button', { name: /^Trocar “/ })).toHaveLength(2);
  expect(screen.getByText('“indeferimento”: prefira “negativa”, mudando a frase.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Trocar todas as palavras (2)' }));
  expect(texto()).toBe('Além disso, o indeferimento foi dado sobre o prazo.');
  expect(screen.queryByRole('button', { name: /^Trocar/ })).toBeNull();
});

it('offers no swap while the text is being typed', () => {
  const { rerender } = render(<Dicas texto="Outrossim, foi." onMostrar={nada} onTrocar={nada} />);
  rerender(<Dicas texto="Ora, outrossim, foi." onMostrar={nada} onTrocar={nada} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Trocar “/ }).disabled).toBe(true);
});

it('types over the words as the person would, so that the field can undo it', () => {
  render(<textarea aria-label="Resposta" defaultValue="Outrossim, foi." />);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox');
  const comando = vi.fn(() => true);
  document.execCommand = comando;
  expect(trocarNoCampo(area, { inicio: 0, fim: 9, novo: 'Além disso' })).toBe(true);
  expect(comando).toHaveBeenCalledWith('insertText', false, 'Além disso');
  expect([area.selectionStart, area.selectionEnd]).toEqual([0, 9]);
  expect(document.activeElement).toBe(area);
});
