import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AoLadoDoTexto, TextoAcimaDoCampo } from './ao-lado-do-texto.tsx';

const TITULO = 'O que a pessoa escreveu';
const larga = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches }));
afterEach(() => vi.unstubAllGlobals());

const FORMULARIO = (
  <form aria-label="Responder">
    <label>
      Tipo <select />
    </label>
    <TextoAcimaDoCampo />
    <textarea aria-label="Resposta" />
    <TextoAcimaDoCampo />
    <textarea aria-label="Outra coisa" />
  </form>
);
const mostrar = (mais: { readonly inteiroAntes?: boolean; readonly texto?: null } = {}) =>
  render(
    <AoLadoDoTexto texto={<p>A luz da praça queimou.</p>} {...mais}>
      {FORMULARIO}
    </AoLadoDoTexto>,
  );
const dobra = () => screen.queryByRole('button', { name: TITULO });

describe('N10 what the person wrote stays in view beside the form', () => {
  it('where there is room it is a region of its own, reached and scrolled by the keyboard', () => {
    larga(true);
    mostrar();
    const regiao = screen.getByRole('region', { name: TITULO });
    expect(within(regiao).getByText('A luz da praça queimou.')).toBeDefined();
    expect(regiao.tabIndex).toBe(0);
    expect(dobra()).toBeNull();
  });

  it('on a phone it is folded directly above the first field of text, once, and opens there', async () => {
    larga(false);
    mostrar();
    const botao = screen.getByRole('button', { name: TITULO });
    expect(within(screen.getByRole('form')).getAllByRole('button', { name: TITULO })).toHaveLength(1);
    const campo = screen.getByLabelText('Resposta');
    expect(botao.compareDocumentPosition(campo)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByLabelText('Tipo').compareDocumentPosition(botao)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(screen.queryByText('A luz da praça queimou.')).toBeNull();
    await userEvent.click(botao);
    expect(screen.getByText('A luz da praça queimou.')).toBeDefined();
  });

  it('on a phone, opened on top while the form is still on its way, it stays open above the field that comes', async () => {
    larga(false);
    const comForma = (forma: ReactNode) => (
      <AoLadoDoTexto texto={<p>A luz da praça queimou.</p>}>{forma}</AoLadoDoTexto>
    );
    const { rerender } = render(comForma(<p>Abrindo…</p>));
    await userEvent.click(screen.getByRole('button', { name: TITULO }));
    rerender(comForma(FORMULARIO));
    expect(within(screen.getByRole('form')).getByText('A luz da praça queimou.')).toBeDefined();
  });

  it('on a phone a form without a field of text has it on top', () => {
    larga(false);
    render(
      <AoLadoDoTexto texto={<p>A luz da praça queimou.</p>}>
        <button type="button">Prorrogar</button>
      </AoLadoDoTexto>,
    );
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      TITULO,
      'Prorrogar',
    ]);
  });

  it('a page that is also read without acting shows it whole first, and folded again at the field', () => {
    larga(false);
    mostrar({ inteiroAntes: true });
    expect(screen.getAllByText('A luz da praça queimou.')).toHaveLength(1);
    expect(dobra()).not.toBeNull();
  });

  it('without a text there is only the form', () => {
    larga(true);
    mostrar({ texto: null });
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.getByLabelText('Resposta')).toBeDefined();
  });
});
