import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { perderia } from '#shell/nao-salvo/nao-salvos.ts';
import { tituloStore } from '#shell/navegacao/titulo.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { banco } from '#testing/idb.ts';
import { aCidada } from '#testing/pessoa-no-navegador.ts';
import CriarPage from './criar-page.tsx';
import {
  abrir,
  ateARevisao,
  enviados,
  etapaAtual,
  limpar,
  offline,
  type Pedido,
  registrada,
  relatar,
  servir,
  tocar,
} from './testing-registrar.tsx';

let pedidos: Pedido[];
beforeEach(() => {
  pedidos = servir();
  usuarioStore.set(aCidada());
});
afterEach(limpar);

describe('the sending', () => {
  const prontoParaEnviar = async () => {
    abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0');
    await relatar();
    await ateARevisao();
  };

  it('a second press while it runs sends nothing', async () => {
    let soltar: (valor: unknown) => void = () => undefined;
    pedidos = servir({
      'POST /api/app-web/v1/manifestacoes': () => new Promise((resolve) => (soltar = resolve)),
    });
    await prontoParaEnviar();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(enviados(pedidos)).toHaveLength(1));
    soltar(registrada);
    expect(await screen.findByText(registrada.numeroProtocolo)).toBeDefined();
    expect(enviados(pedidos)).toHaveLength(1);
  });

  it('says nothing of another version when the server drops the draft with the filing', async () => {
    let soltar: (valor: unknown) => void = () => undefined;
    let isRegistrada = false;
    const guardado = () =>
      isRegistrada
        ? new Response(JSON.stringify({ code: 'rascunho.nao-encontrado', message: 'Não há.' }), {
            status: 404,
          })
        : { versao: 1, atualizadoEm: '2026-03-12T12:00:00.000Z' };
    pedidos = servir({
      'POST /api/app-web/v1/manifestacoes': () => {
        isRegistrada = true;
        return new Promise((resolve) => (soltar = resolve));
      },
      PUT: guardado,
    });
    await prontoParaEnviar();
    await tocar('Enviar');
    await waitFor(() => expect(enviados(pedidos)).toHaveLength(1));
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText(/outra versão/i)).toBeNull();
    soltar(registrada);
    expect(await screen.findByText(registrada.numeroProtocolo)).toBeDefined();
  });

  it('without a network it says so, loses nothing, and the retry carries the same key', async () => {
    let isOffline = true;
    pedidos = servir({
      'POST /api/app-web/v1/manifestacoes': () => (isOffline ? offline() : registrada),
    });
    await prontoParaEnviar();
    await tocar('Enviar');
    expect(await screen.findByText(/ainda não conseguimos enviar/)).toBeDefined();
    isOffline = false;
    await tocar('Enviar');
    expect(await screen.findByText(registrada.numeroProtocolo)).toBeDefined();
    const [primeiro, segundo] = enviados(pedidos);
    expect(primeiro?.body.chaveEnvio).toBe(segundo?.body.chaveEnvio);
  });

  it("shows the server's refusal with a way to the step it is about", async () => {
    const corpo = {
      message: 'Este órgão não recebe este tipo de manifestação.',
      code: 'manifestacao.orgao-nao-recebe',
      details: { campos: { idOuvidoriaDestino: 'x' } },
    };
    servir({ 'POST /api/app-web/v1/manifestacoes': Response.json(corpo, { status: 400 }) });
    await prontoParaEnviar();
    await tocar('Enviar');
    expect(await screen.findByText(/Este órgão não recebe/)).toBeDefined();
    await tocar('Corrigir Órgão');
    await etapaAtual('Órgão');
  });

  it('an ended session keeps the draft and leads to the login and back', async () => {
    servir({ 'POST /api/app-web/v1/manifestacoes': Response.json({ message: 'Entre.' }, { status: 401 }) });
    await prontoParaEnviar();
    await tocar('Enviar');
    const link = await screen.findByRole('link', { name: 'Entrar e continuar' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
      /^\/login\?redirect=\/manifestacao\/criar\?tipo=2.*rascunho=/,
    );
  });

  it('the receipt has protocol, code in groups of four, dated steps, PDF and one question', async () => {
    await prontoParaEnviar();
    await tocar('Enviar');
    expect(await screen.findByText('ABCD-EFGH-JKMN-PQRS-TVWX')).toBeDefined();
    expect(screen.getByText('qui., 12/03/2026')).toBeDefined();
    expect(screen.getByText(/Até seg., 13\/04\/2026 \(em 32 dias\)/)).toBeDefined();
    // N3 what cannot be had again comes first, and the page's title says that it was received.
    const codigo = screen.getByRole('heading', { name: 'Código de acesso' });
    const protocolo = screen.getByRole('heading', { name: 'Protocolo' });
    expect(codigo.compareDocumentPosition(protocolo)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(tituloStore.get()).toBe('Registro recebido');
    expect(screen.getByRole('link', { name: /Baixar recibo em PDF/ }).getAttribute('href')).toBe(
      '/api/app-web/v1/manifestacoes/77/recibo',
    );
    expect(screen.getByText(/m\*\*\*@exemplo.com/)).toBeDefined();
    await tocar('Já guardei meu código');
    await waitFor(() => expect(screen.queryByText('ABCD-EFGH-JKMN-PQRS-TVWX')).toBeNull());
    await tocar('10');
    expect(await screen.findByText(/Obrigado/)).toBeDefined();
    expect(pedidos.at(-1)).toMatchObject({ body: { nota: 10 } });
    expect(banco.size).toBe(0);
  });

  it('N3 the only key to an anonymous case is not left behind without a question, until it is kept', async () => {
    usuarioStore.set(null);
    abrir(<CriarPage />, '/manifestacao/criar?tipo=1&anonimo=1&idAssunto=0');
    await relatar();
    await ateARevisao();
    await tocar('Enviar');
    await screen.findByText('ABCD-EFGH-JKMN-PQRS-TVWX');
    const sair = [
      { pathname: '/a', search: '' },
      { pathname: '/manifestacao/consultar', search: '' },
    ] as const;
    expect(perderia(...sair)).toBe(true);
    await tocar('Já guardei meu código');
    await waitFor(() => expect(perderia(...sair)).toBe(false));
  });

  it('says plainly that an earlier version was registered, and files the new one under another key', async () => {
    const copiar = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copiar }, configurable: true });
    let isPrimeira = true;
    pedidos = servir({
      'POST /api/app-web/v1/manifestacoes': () => ({ ...registrada, conteudoAnterior: isPrimeira }),
    });
    await prontoParaEnviar();
    await tocar('Enviar');
    expect(await screen.findByText(/já tinha chegado e está registrado neste protocolo/)).toBeDefined();
    expect(screen.queryByText('Tudo certo.')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver o que foi registrado' })).toBeDefined();
    await tocar('Copiar o novo texto');
    expect(copiar).toHaveBeenCalledWith('O posto está sem vacina há duas semanas.');
    await tocar('Registrar também a nova versão');
    await etapaAtual('Revisão');
    isPrimeira = false;
    await tocar('Enviar');
    expect(await screen.findByText('Tudo certo.')).toBeDefined();
    const [antes, depois] = enviados(pedidos);
    expect(depois?.body.teor).toEqual(antes?.body.teor);
    expect(depois?.body.chaveEnvio).not.toBe(antes?.body.chaveEnvio);
    expect(depois?.body.idRascunho).not.toBe(antes?.body.idRascunho);
  });

  it('keeps the changed version until the person discards it', async () => {
    servir({ 'POST /api/app-web/v1/manifestacoes': { ...registrada, conteudoAnterior: true } });
    await prontoParaEnviar();
    await tocar('Enviar');
    await screen.findByText(/já tinha chegado/);
    await waitFor(() => expect(banco.size).toBe(1));
    await tocar('Descartar a nova versão');
    await waitFor(() => expect(banco.size).toBe(0));
    expect(screen.queryByText(/já tinha chegado/)).toBeNull();
  });
});
