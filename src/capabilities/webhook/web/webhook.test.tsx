import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import type { LinhaDaEntrega, LinhaDoWebhook, WebhookVisto } from '../contract.ts';
import WebhookPage from './webhook-page.tsx';
import WebhooksPage from './webhooks-page.tsx';

const linha: LinhaDoWebhook = {
  idWebhook: 3,
  orgao: { idOuvidoria: 6, sigla: 'CGU', nome: 'Controladoria-Geral da União' },
  nome: 'Painel interno',
  endereco: 'https://recebe.example.org/gancho',
  eventos: ['resposta'],
  ativo: true,
  desligadoEm: null,
  falhandoDesde: null,
  ultimaEntregaEm: null,
  aConfirmarDesde: null,
  mudadoPor: null,
  sistema: null,
  versao: 2,
};
const webhook: WebhookVisto = {
  ...linha,
  pendentes: 0,
  mortas: 0,
  segredoAnteriorAte: null,
  criadoEm: '2026-03-12T12:00:00.000Z',
};
const entrega: LinhaDaEntrega = {
  idEntrega: 9,
  evento: 'resposta',
  numProtocolo: '00106000123202611',
  idManifestacao: 12,
  situacao: 'morta',
  criadaEm: '2026-03-12T12:00:00.000Z',
  concluidaEm: '2026-03-13T12:00:00.000Z',
  proximaTentativaEm: null,
  tentativas: 9,
  ultima: {
    ocorridaEm: '2026-03-13T12:00:00.000Z',
    status: 503,
    frase: 'O servidor respondeu 503.',
    duracaoMs: 8,
  },
};

const LISTA = 'GET /webhooks';
const UM = 'GET /webhooks/3';
const ENTREGAS = 'GET /webhooks/3/entregas';
const pagina = (...itens: unknown[]) => ({ body: { itens, proximoCursor: null } });

beforeEach(() => signIn(aGestor()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  usuarioStore.set(null);
});

const abrirUm = (respostas: Parameters<typeof servir>[0]) => {
  const chamadas = servir({ [UM]: { body: webhook }, [ENTREGAS]: pagina(entrega), ...respostas });
  abrir(WebhookPage, '/configuracoes/webhooks/:idWebhook', '/configuracoes/webhooks/3');
  return chamadas;
};

describe('the webhooks of an office', () => {
  it('say what they are for before there is one, and how each stands afterwards', async () => {
    servir({ [LISTA]: pagina() });
    abrir(WebhooksPage, '/configuracoes/webhooks', '/configuracoes/webhooks');
    expect(await screen.findByRole('heading', { name: 'Nenhum webhook ainda' })).toBeDefined();
    cleanup();
    const desligado = { ...linha, idWebhook: 4, nome: 'Antigo', ativo: false, desligadoEm: webhook.criadoEm };
    const falhando = { ...linha, idWebhook: 5, nome: 'Outro', falhandoDesde: webhook.criadoEm };
    servir({ [LISTA]: pagina(linha, desligado, falhando) });
    abrir(WebhooksPage, '/configuracoes/webhooks', '/configuracoes/webhooks');
    const [, ...rows] = await screen.findAllByRole('row');
    expect(rows.map((row) => within(row).getAllByRole('cell').at(-2)?.textContent)).toEqual([
      'Ativo',
      'Desligado por falhas',
      'Falhando',
    ]);
    expect(screen.queryByRole('columnheader', { name: 'Órgão' })).toBeNull();
  });

  it('say what came of a test, and why one was refused', async () => {
    const tentativa = { ocorridaEm: webhook.criadoEm, status: 204, frase: 'Entregue: 204.', duracaoMs: 3 };
    abrirUm({ 'POST /webhooks/3/teste': { body: { entregue: true, tentativa } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Fazer entrega de teste' }));
    expect(await screen.findByText('A entrega de teste chegou.')).toBeDefined();
    cleanup();
    abrirUm({ 'POST /webhooks/3/teste': recusa(429, 'Muitas tentativas seguidas.') });
    await userEvent.click(await screen.findByRole('button', { name: 'Fazer entrega de teste' }));
    expect(await screen.findByText('Muitas tentativas seguidas.')).toBeDefined();
  });

  it('show a secret once, after asking, and forget it', async () => {
    abrirUm({
      'POST /webhooks/3/segredo': { body: { segredo: 'whsec_novo', anteriorAte: webhook.criadoEm } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Trocar segredo' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Trocar' }));
    expect(await screen.findByText('whsec_novo')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Já guardei' }));
    expect(screen.queryByText('whsec_novo')).toBeNull();
  });

  it('open a delivery of the log and send it again', async () => {
    const chamadas = abrirUm({
      'GET /webhooks/3/entregas/9': {
        body: { ...entrega, corpo: '{"Evento":"resposta"}', registro: [entrega.ultima] },
      },
      'POST /webhooks/3/entregas/9/reenviar': { body: { ok: true } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ver a entrega 9: Resposta' }));
    const janela = await screen.findByRole('dialog', { name: 'Entrega 9' });
    expect(await within(janela).findByText(/"Evento": "resposta"/)).toBeDefined();
    expect(within(janela).getByText(/O servidor respondeu 503/)).toBeDefined();
    await userEvent.click(within(janela).getByRole('button', { name: 'Enviar de novo' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(chamadas.some(({ key }) => key.startsWith('POST /webhooks/3/entregas/9/reenviar'))).toBe(true);
  });

  it('are not found where they are of another office', async () => {
    abrirUm({ [UM]: recusa(404, 'Não encontramos este webhook.') });
    expect(await screen.findByRole('heading', { name: 'Não encontramos este webhook' })).toBeDefined();
  });
});
