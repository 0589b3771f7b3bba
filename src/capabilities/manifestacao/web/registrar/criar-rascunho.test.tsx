import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { perguntaAoFechar } from '#shell/nao-salvo/testing-nao-salvo.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { banco } from '#testing/idb.ts';
import { aCidada } from '#testing/pessoa-no-navegador.ts';
import CriarPage from './criar-page.tsx';
import {
  abrir,
  continuar,
  escolherOrgao,
  escrever,
  etapaAtual,
  limpar,
  offline,
  type Pedido,
  servir,
  tocar,
} from './testing-registrar.tsx';

let pedidos: Pedido[];
beforeEach(() => {
  pedidos = servir();
  usuarioStore.set(aCidada());
});
afterEach(limpar);

const ANONIMA = '/manifestacao/criar?tipo=1&anonimo=1&idAssunto=0';
const guardarAqui = () => screen.findByRole('checkbox', { name: /Guardar neste aparelho/ });

describe('what somebody without a name writes (Lei 13.460/2017, art. 10, § 7º)', () => {
  it('stays in the memory of the page: nothing reaches the device or the server', async () => {
    usuarioStore.set(null);
    abrir(<CriarPage />, ANONIMA);
    await escrever(/O que aconteceu\?/, 'A obra foi paga e não existe');
    expect(await screen.findByText(/nada fica neste aparelho/, {}, { timeout: 5000 })).toBeDefined();
    expect(banco.size).toBe(0);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('obra');
    expect(pedidos.filter(({ key }) => key.startsWith('PUT'))).toEqual([]);
    expect(perguntaAoFechar()).toBe(true);
  });

  it('survives another screen and back, while the page is open', async () => {
    usuarioStore.set(null);
    const { navigate } = abrir(<CriarPage />, ANONIMA);
    await escrever(/O que aconteceu\?/, 'A obra foi paga e não existe');
    await screen.findByText(/nada fica neste aparelho/, {}, { timeout: 5000 });
    await navigate('/orgao');
    await navigate(-1);
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/O que aconteceu/)).value).toContain('A obra');
  });

  it('is kept on the device only when they choose it, and erased when they no longer do', async () => {
    usuarioStore.set(null);
    abrir(<CriarPage />, ANONIMA);
    await escrever(/O que aconteceu\?/, 'A obra foi paga e não existe');
    await userEvent.click(await guardarAqui());
    expect(await screen.findByText('Salvo agora, só neste aparelho')).toBeDefined();
    expect([...banco.values()]).toMatchObject([{ dono: null }]);
    await userEvent.click(await guardarAqui());
    await waitFor(() => expect(banco.size).toBe(0));
  });

  it('leaves the server and the device when a signed-in person decides to give no name', async () => {
    abrir(<CriarPage />, '/manifestacao/criar?tipo=1&idAssunto=0');
    await escrever(/O que aconteceu\?/, 'A obra foi paga e não existe');
    await screen.findByText('Salvo agora', {}, { timeout: 5000 });
    expect(banco.size).toBe(1);
    await continuar();
    await escolherOrgao();
    await tocar('Alterar identificação');
    await tocar(/Não quero me identificar|sem me identificar|anônim/i, 'radio');
    expect(await screen.findByText(/nada fica neste aparelho/, {}, { timeout: 5000 })).toBeDefined();
    expect(banco.size).toBe(0);
    expect(pedidos.some(({ key }) => key.startsWith('DELETE'))).toBe(true);
  });
});

describe('the draft', () => {
  it('is kept here and on the server a moment after each change, and said beside the title', async () => {
    abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0');
    await escrever(/O que aconteceu\?/, 'Buraco na rua');
    expect(await screen.findByText('Salvo agora', {}, { timeout: 5000 })).toBeDefined();
    const guardado = pedidos.find(({ key }) => key.startsWith('PUT'))?.body;
    expect(guardado).toMatchObject({ titulo: 'Reclamação · Buraco na rua', versao: 0 });
    expect(guardado.conteudo.teor.texto).toBe('Buraco na rua');
    expect([...banco.values()]).toMatchObject([{ dono: 'maria.cidada' }]);
  });

  it('is offered on return: goes on where it stopped, or begins anew', async () => {
    const { unmount } = await comRascunhoGuardado();
    unmount();
    abrir(<CriarPage />, '/manifestacao/criar?tipo=2');
    expect(await screen.findByText('Você tem um rascunho')).toBeDefined();
    await tocar('Continuar', 'link');
    await etapaAtual('Relato');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/O que aconteceu/).value).toBe('Buraco na rua');
  });

  it('begins anew without losing the old one', async () => {
    const { unmount } = await comRascunhoGuardado();
    unmount();
    abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0');
    await tocar('Começar de novo');
    await etapaAtual('Relato');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/O que aconteceu/).value).toBe('');
    expect(banco.size).toBe(1);
  });

  it('another version from elsewhere is shown, and the person chooses', async () => {
    let versaoDeLa = 5;
    servir({
      // biome-ignore lint/correctness/noComponentHookFactories: a method of the server, no component
      PUT: (pedido: Pedido) =>
        pedido.body.versao === versaoDeLa
          ? { versao: ++versaoDeLa, atualizadoEm: '2026-03-12T15:00:00Z' }
          : Response.json({ code: 'rascunho.ha-versao-mais-nova' }, { status: 409 }),
      // biome-ignore lint/correctness/noComponentHookFactories: a method of the server, no component
      GET: (pedido: Pedido) =>
        pedido.key.includes('/rascunhos/')
          ? { conteudo: { nada: true }, versao: 5, atualizadoEm: '2026-03-12T15:00:00Z' }
          : undefined,
    });
    abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0');
    await escrever(/O que aconteceu\?/, 'Buraco na rua');
    await userEvent.click(await screen.findByRole('button', { name: 'Ficar com esta' }, { timeout: 5000 }));
    expect(await screen.findByText('Salvo agora')).toBeDefined();
  });

  const comRascunhoGuardado = async () => {
    servir({ PUT: offline, 'GET /api/app-web/v1/rascunhos': offline });
    const { unmount } = abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0');
    await escrever(/O que aconteceu\?/, 'Buraco na rua');
    await screen.findByText(/Salvo neste aparelho/, {}, { timeout: 5000 });
    return { unmount };
  };
});
