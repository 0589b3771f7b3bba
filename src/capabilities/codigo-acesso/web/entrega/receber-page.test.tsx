import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { codigoDeBytes, formatCodigo } from '../../domain/codigo-acesso.ts';
import { abrir, recusa, servir } from '../testing-navegador.tsx';
import { EntregaDoCodigo } from './entrega-do-codigo.tsx';
import ReceberCodigoPage from './receber-page.tsx';

const CHAVE = codigoDeBytes(new Uint8Array(12).fill(7));
const CODIGO = codigoDeBytes(new Uint8Array(12).fill(9));
const PROTOCOLO = '00106.000123/2024-48';
const RECEBER = 'POST /codigo-de-acesso/receber';
const DESAFIO = { 'GET /manifestacoes/consultar/desafio': { body: { desafio: 'abc', bits: 4 } } };
const abrirPagina = (fragmento = '') =>
  abrir(ReceberCodigoPage, '/codigo-de-acesso', `/codigo-de-acesso${fragmento}`);
const mostrar = () => userEvent.click(screen.getByRole('button', { name: 'Mostrar meu código' }));

afterEach(() => vi.unstubAllGlobals());

describe('the page that shows the code handed over at the desk', () => {
  it('shows it only when asked, takes the key out of the address, and hides it once it is kept', async () => {
    const chamadas = servir({
      ...DESAFIO,
      [RECEBER]: { body: { numeroProtocolo: PROTOCOLO, codigoAcesso: CODIGO } },
    });
    abrirPagina(`#chave=${CHAVE}`);
    expect(await screen.findByDisplayValue(formatCodigo(CHAVE))).toBeDefined();
    expect(screen.getByLabelText('endereço').textContent).toBe('/codigo-de-acesso');
    expect(chamadas).toEqual([]);
    await mostrar();
    expect(await screen.findByText(formatCodigo(CODIGO))).toBeDefined();
    expect(chamadas.at(-1)?.body).toMatchObject({ desafio: 'abc', solucao: expect.stringMatching(/./) });
    expect(screen.getByRole('heading', { name: 'Seu código de acesso' })).toBe(document.activeElement);
    await userEvent.click(screen.getByRole('button', { name: 'Já guardei meu código' }));
    expect(screen.queryByText(formatCodigo(CODIGO))).toBeNull();
  });

  it('says at the field what is wrong with a key that is mistyped, and asks nobody', async () => {
    const chamadas = servir({});
    abrirPagina();
    await userEvent.type(await screen.findByRole('textbox', { name: /^Chave/ }), 'ABCD');
    await mostrar();
    expect((await screen.findAllByText(/Confira a chave/)).length).toBeGreaterThan(0);
    expect(chamadas).toEqual([]);
  });

  it('tells who finds it used that somebody else may have the code', async () => {
    servir({ ...DESAFIO, [RECEBER]: recusa(409, 'O código já foi mostrado em 12/03/2026.') });
    abrirPagina(`#chave=${CHAVE}`);
    await screen.findByDisplayValue(formatCodigo(CHAVE));
    await mostrar();
    expect(await screen.findByText('O código já foi mostrado em 12/03/2026.')).toBeDefined();
  });
});

it.each([
  ['telefone', /Dite o protocolo/, 'A pessoa anotou'],
  ['carta', /mande por carta/, 'Já mandei'],
  ['escrito', /Copie o texto/, 'Já mandei'],
] as const)('who came by %s and is not there has a way to get the key', async (meio, frase, feito) => {
  abrir(() => <EntregaDoCodigo numeroProtocolo={PROTOCOLO} chave={CHAVE} meio={meio} />, '/', '/');
  expect(await screen.findByText(frase)).toBeDefined();
  expect(screen.queryByText(/entregue a ela/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: feito }));
  expect(screen.queryByText(formatCodigo(CHAVE))).toBeNull();
});

it('the desk hands over a drawing and a key, and no code; then forgets them', async () => {
  const onEntregue = vi.fn();
  abrir(
    () => <EntregaDoCodigo numeroProtocolo={PROTOCOLO} chave={CHAVE} onEntregue={onEntregue} />,
    '/',
    '/',
  );
  expect(await screen.findByRole('img', { name: /celular da pessoa/ })).toBeDefined();
  expect(screen.getByText(formatCodigo(CHAVE))).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Já entreguei' }));
  expect(screen.queryByText(formatCodigo(CHAVE))).toBeNull();
  expect(onEntregue).toHaveBeenCalledOnce();
});
