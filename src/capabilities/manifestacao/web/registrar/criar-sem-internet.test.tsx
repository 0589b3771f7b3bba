import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { conexaoStore } from '#shell/conexao/conexao.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { banco } from '#testing/idb.ts';
import { aCidada } from '#testing/pessoa-no-navegador.ts';
import EnviosEsperando from '../rascunho/envios-esperando.tsx';
import CriarPage from './criar-page.tsx';
import {
  abrir,
  ateARevisao,
  enviados,
  esperarEndereco,
  limpar,
  offline,
  type Pedido,
  registrada,
  relatar,
  servir,
  tocar,
} from './testing-registrar.tsx';

const PERGUNTA = 'Você voltou a ter internet. Enviar agora?';
const REGISTRAR = 'POST /api/app-web/v1/manifestacoes';

let pedidos: Pedido[];
let isOffline: boolean;
beforeEach(() => {
  isOffline = true;
  pedidos = servir({ [REGISTRAR]: () => (isOffline ? offline() : registrada) });
});
afterEach(async () => {
  await limpar();
  conexaoStore.set(true);
});

const enviosGuardados = () =>
  [...banco.entries()].filter(([chave]) => chave.startsWith('envio ')).map(([, envio]) => envio);

const enviarSemInternet = async () => {
  const pagina = abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0');
  await relatar();
  await ateARevisao();
  await tocar('Enviar');
  expect(await screen.findByText(/ainda não conseguimos enviar/)).toBeDefined();
  return pagina;
};
const voltarAInternet = () => {
  isOffline = false;
  window.dispatchEvent(new Event('online'));
};

describe('a filing sent without internet', () => {
  beforeEach(() => usuarioStore.set(aCidada()));

  it('is asked about on its own page once the internet is back, and sent with the same key', async () => {
    await enviarSemInternet();
    expect(screen.queryByText(PERGUNTA)).toBeNull();
    voltarAInternet();
    expect(await screen.findByText(PERGUNTA)).toBeDefined();
    expect(enviados(pedidos)).toHaveLength(1);
    await tocar('Enviar agora');
    expect(await screen.findByText(registrada.numeroProtocolo)).toBeDefined();
    const [primeiro, segundo] = enviados(pedidos);
    expect(primeiro?.body.chaveEnvio).toBe(segundo?.body.chaveEnvio);
    await waitFor(() => expect(enviosGuardados()).toEqual([]));
  });

  it('is asked about on any other page, and nothing is sent before the answer', async () => {
    const { unmount } = await enviarSemInternet();
    unmount();
    voltarAInternet();
    abrir(<EnviosEsperando />, '/manifestacao/consultar');
    expect(await screen.findByText(PERGUNTA)).toBeDefined();
    expect(screen.getByText(/Reclamação · O posto está sem vacina/)).toBeDefined();
    expect(enviados(pedidos)).toHaveLength(1);
    await tocar('Enviar agora');
    await esperarEndereco(/^\/manifestacao\/criar\?.*rascunho=.*#revisao$/);
  });

  it('is not asked about on any page while there is still no internet', async () => {
    const { unmount } = await enviarSemInternet();
    unmount();
    act(() => conexaoStore.set(false));
    abrir(<EnviosEsperando />, '/manifestacao/consultar');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText(PERGUNTA)).toBeNull();
    act(() => conexaoStore.set(true));
    expect(await screen.findByText(PERGUNTA)).toBeDefined();
  });

  it('stays a draft for who does not want to send it now, and is not asked about again', async () => {
    const { unmount } = await enviarSemInternet();
    unmount();
    abrir(<EnviosEsperando />, '/manifestacao/consultar');
    await tocar('Agora não');
    await waitFor(() => expect(screen.queryByText(PERGUNTA)).toBeNull());
    expect(enviosGuardados()).toEqual([]);
    expect([...banco.values()]).toMatchObject([{ titulo: expect.stringContaining('Reclamação') }]);
  });

  it('is nobody else’s business at this browser', async () => {
    const { unmount } = await enviarSemInternet();
    unmount();
    usuarioStore.set({ ...aCidada(), login: 'outra.pessoa' });
    abrir(<EnviosEsperando />, '/manifestacao/consultar');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText(PERGUNTA)).toBeNull();
  });

  it('is sent by itself when the person was asked elsewhere and said yes, once', async () => {
    const { unmount } = await enviarSemInternet();
    const [envio] = enviosGuardados() as { idRascunho: string; continuarEm: string }[];
    unmount();
    isOffline = false;
    const { navigate } = abrir(<CriarPage />, '/manifestacao/consultar');
    await navigate(`${envio?.continuarEm}#revisao`, {
      state: { rascunho: envio?.idRascunho, isEnviar: true },
    });
    expect(await screen.findByText(registrada.numeroProtocolo)).toBeDefined();
    expect(enviados(pedidos)).toHaveLength(2);
  });
});

it('an anonymous denúncia is neither stored nor queued; the open page still asks', async () => {
  usuarioStore.set(aCidada());
  abrir(<CriarPage />, '/manifestacao/criar?tipo=1&anonimo=1&idAssunto=0');
  await relatar();
  await ateARevisao();
  await tocar('Enviar');
  expect(await screen.findByText(/ainda não conseguimos enviar/)).toBeDefined();
  expect([...banco.values()]).toEqual([]);
  voltarAInternet();
  expect(await screen.findByText(PERGUNTA)).toBeDefined();
  expect([...banco.values()]).toEqual([]);
});
