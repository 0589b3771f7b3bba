import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arquivar } from '#capabilities/arquivamento/domain/arquivar.ato.ts';
import { abrir, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { pedirComplementacao } from '#capabilities/complementacao/domain/pedir-complementacao.ato.ts';
import { pedirConsentimento } from '#capabilities/consentimento/domain/pedir-consentimento.ato.ts';
import { encaminhar } from '#capabilities/encaminhamento/domain/encaminhar.ato.ts';
import { encaminharParaFora } from '#capabilities/encaminhamento/domain/encaminhar-para-fora.ato.ts';
import { prorrogar } from '#capabilities/prorrogacao/domain/prorrogar.ato.ts';
import { responder } from '#capabilities/resposta/domain/responder.ato.ts';
import { responderIntermediaria } from '#capabilities/resposta/domain/responder-intermediaria.ato.ts';
import { tramitar } from '#capabilities/tramitacao/domain/tramitar.ato.ts';
import { type Desfazivel, desfazerStore } from '#shell/atos/desfazer.ts';
import { useStore } from '#shell/store.ts';
import BarraDeDesfazer from './barra-de-desfazer.tsx';

const DESFAZER = 'POST /tratamento/7/desfazer';
const devolver = vi.fn(async () => undefined);
const { desfaz } = arquivar;
if (!desfaz) throw new Error('Archiving can be taken back');
const feito: Desfazivel = {
  ...desfaz,
  feito: 'Manifestação arquivada.',
  idManifestacao: 7,
  numeroProtocolo: '00106.000007/2026-11',
  segundos: 30,
  devolver,
};

function Pagina() {
  const guardado = useStore(desfazerStore);
  return guardado && <BarraDeDesfazer feito={guardado} />;
}

const open = () => {
  desfazerStore.set(feito);
  abrir(Pagina, '/manifestacao/tratar', '/manifestacao/tratar');
};
const passar = (segundos: number) => act(() => vi.advanceTimersByTimeAsync(segundos * 1000));
const endereco = () => screen.getByLabelText('endereço').textContent;
const anuncio = () => within(screen.getByRole('region')).getByRole('status').textContent;

beforeEach(() => devolver.mockClear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  act(() => desfazerStore.set(null));
});

describe('N10: the bar of what was just done', () => {
  it('counts down, speaks sparingly, says when the notice has left, and goes', async () => {
    vi.useFakeTimers();
    servir({});
    open();
    expect(screen.getByText('Manifestação arquivada.', { exact: false })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Desfazer' }).textContent).toBe('Desfazer (30 s)');
    const inicio = anuncio();
    await passar(2);
    expect(screen.getByRole('button', { name: 'Desfazer' }).textContent).toBe('Desfazer (28 s)');
    expect(anuncio()).toBe(inicio);
    await passar(20);
    expect(anuncio()).toBe('Faltam 10 segundos para desfazer.');
    await passar(9);
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
    expect(anuncio()).toBe('O arquivamento já vale e não pode mais ser desfeito.');
    await passar(11);
    expect(desfazerStore.get()).toBeNull();
  });

  it.each([
    arquivar,
    encaminhar,
    encaminharParaFora,
    pedirComplementacao,
    pedirConsentimento,
    prorrogar,
    responder,
    responderIntermediaria,
    tramitar,
  ])('promises no notice after $nome: of an anonymous case nobody is told', ({ desfaz: declarado }) => {
    expect(declarado?.depois).toMatch(/já vale e não pode mais ser desfeit[ao]\.$/);
  });

  it('takes the act back, gives the typed texts back and leads to the form', async () => {
    const chamadas = servir({ [DESFAZER]: { body: { feito: true } } });
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(endereco()).toBe('/manifestacao/arquivar?ids=7'));
    expect(chamadas.map(({ key }) => key)).toEqual([DESFAZER]);
    expect(devolver).toHaveBeenCalledOnce();
    expect(desfazerStore.get()).toBeNull();
  });

  it('is pressed by the key Z too, but not where somebody is typing', async () => {
    const chamadas = servir({ [DESFAZER]: { body: { feito: true } } });
    open();
    const campo = document.createElement('input');
    document.body.append(campo);
    campo.focus();
    await userEvent.keyboard('z');
    expect(chamadas).toEqual([]);
    campo.remove();
    await userEvent.keyboard('z');
    await waitFor(() => expect(endereco()).toBe('/manifestacao/arquivar?ids=7'));
  });

  it('says why it could not, and gives nothing back', async () => {
    servir({ [DESFAZER]: recusa(409, 'Não dá mais para desfazer.', { code: 'desfazer.tarde' }) });
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Não dá mais para desfazer.');
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
    expect(devolver).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(desfazerStore.get()).toBeNull();
  });
});
