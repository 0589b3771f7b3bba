import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENVIADAS } from '#shell/guardado/enviadas.ts';
import { forgetSession, usuarioStore } from '#shell/session/session.ts';
import { aCidada } from '#testing/pessoa-no-navegador.ts';
import CriarPage from './criar-page.tsx';
import {
  abrir,
  ateARevisao,
  enviados,
  esperarEndereco,
  limpar,
  type Pedido,
  registrada,
  relatar,
  servir,
  tocar,
} from './testing-registrar.tsx';

const CODIGO = 'ABCD-EFGH-JKMN-PQRS-TVWX';
let pedidos: Pedido[];
beforeEach(() => {
  pedidos = servir();
});
afterEach(limpar);

/** What the server answers to a denúncia without a name. */
const comunicacao = { ...registrada, idTipoManifestacao: 7, emailEnviadoPara: null };

const enviar = async (endereco: string) => {
  let { unmount } = abrir(<CriarPage />, endereco);
  await relatar();
  await ateARevisao();
  await tocar('Enviar');
  await screen.findByText(CODIGO);
  // Read from storage, because an anonymous sending does not name its draft.
  const [rascunho] = Object.keys(JSON.parse(sessionStorage.getItem(ENVIADAS) ?? '{}'));
  return {
    recarregar: () => {
      unmount();
      ({ unmount } = abrir(<CriarPage />, `${endereco}&rascunho=${rascunho}`));
    },
  };
};
const IDENTIFICADA = '/manifestacao/criar?tipo=2&idAssunto=0';
const ANONIMA = '/manifestacao/criar?tipo=1&anonimo=1&idAssunto=0';

const semConviteARegistrar = () => expect(screen.queryByRole('button', { name: /começar/i })).toBeNull();

describe('the receipt after a reload', () => {
  it('shows the protocol again and never asks for a second filing', async () => {
    usuarioStore.set(aCidada());
    const { recarregar } = await enviar(IDENTIFICADA);
    recarregar();
    expect(await screen.findByText(/Não é preciso registrar de novo/)).toBeDefined();
    expect(screen.getByText(registrada.numeroProtocolo)).toBeDefined();
    expect(screen.getByRole('link', { name: /Baixar recibo em PDF/ })).toBeDefined();
    semConviteARegistrar();
    expect(enviados(pedidos)).toHaveLength(1);
  });

  it('shows an anonymous person the code again until they say it is kept', async () => {
    pedidos = servir({ 'POST /api/app-web/v1/manifestacoes': comunicacao });
    const { recarregar } = await enviar(ANONIMA);
    recarregar();
    expect(await screen.findByText(CODIGO)).toBeDefined();
    expect(screen.queryByText(/recorrer/)).toBeNull();
    semConviteARegistrar();
    await tocar('Já guardei meu código');
    await waitFor(() => expect(screen.queryByText(CODIGO)).toBeNull());
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(registrada.codigoAcesso);
    recarregar();
    expect((await screen.findAllByText(registrada.numeroProtocolo)).length).toBeGreaterThan(0);
    expect(screen.queryByText(CODIGO)).toBeNull();
  });

  it('keeps nothing of what was written', async () => {
    await enviar(ANONIMA);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('vacina');
  });

  it('is not for the next person at this computer', async () => {
    usuarioStore.set(aCidada());
    const { recarregar } = await enviar(IDENTIFICADA);
    usuarioStore.set(aCidada({ login: 'jose.cidadao' }));
    recarregar();
    expect(await screen.findByText(/não registre de novo/)).toBeDefined();
    expect(screen.queryByText(registrada.numeroProtocolo)).toBeNull();
  });

  it('L13 says nothing of an anonymous filing to who presses Back after somebody left in a hurry', async () => {
    abrir(<CriarPage />, `${ANONIMA}&rascunho=00000000-0000-4000-8000-000000000000`);
    expect(await screen.findByText(/não registre de novo/)).toBeDefined();
    cleanup();
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { type: 'back_forward' } as PerformanceNavigationTiming,
    ]);
    abrir(<CriarPage />, `${ANONIMA}&rascunho=00000000-0000-4000-8000-000000000000`);
    await esperarEndereco('/');
    expect(screen.queryByText(/rascunho|não registre de novo/)).toBeNull();
    vi.restoreAllMocks();
  });

  it('goes with the session, even of somebody who chose not to be known', async () => {
    usuarioStore.set(aCidada());
    const { recarregar } = await enviar(ANONIMA);
    forgetSession();
    recarregar();
    const link = await screen.findByRole('link', { name: 'Consultar pelo protocolo' });
    expect(link.getAttribute('href')).toBe('/manifestacao/consultar');
    expect(screen.queryByText(CODIGO)).toBeNull();
  });
});
