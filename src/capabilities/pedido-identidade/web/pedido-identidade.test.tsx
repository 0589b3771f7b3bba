import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, type Respostas, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { confirmar, feitas } from '#shell/atos/testing-ato.tsx';
import { banco } from '#testing/idb.ts';
import type { PedidoVisto } from '../domain/pedido-identidade.ts';
import { IdentidadeParaAArea } from './identidade-para-a-area.tsx';
import { PedidosDoCaso } from './pedidos-do-caso.tsx';
import TratarPedidosPage from './tratar-pedidos-page.tsx';

const DO_CASO = 'GET /manifestacoes/42/pedidos-de-identidade';
const MOTIVO = 'Só a pessoa sabe onde estão as planilhas.';
const umPedido = (mudancas: Partial<PedidoVisto> = {}): PedidoVisto => ({
  idPedido: 7,
  idManifestacao: 42,
  numeroProtocolo: '00106.000001/2026-11',
  quemPede: 'CORREG – Corregedoria (CGU)',
  solicitante: 'Célia Nunes (CGU)',
  motivo: MOTIVO,
  pedidoEm: '2026-03-05T13:00:00Z',
  quemDecide: 'CGU – Controladoria-Geral da União',
  concedido: null,
  fundamento: null,
  decisor: null,
  decididoEm: null,
  podeDecidir: false,
  podeAbrir: false,
  ...mudancas,
});
const decidido = (concedido: boolean) =>
  umPedido({
    concedido,
    fundamento: 'Não há outra prova possível.',
    decisor: 'Gil Gestor (CGU)',
    decididoEm: '2026-03-06T13:00:00Z',
  });

afterEach(() => {
  vi.unstubAllGlobals();
  banco.clear();
});

describe('the area that reads a denúncia covered', () => {
  const open = (respostas: Respostas) => {
    const chamadas = servir(respostas);
    const caso = {
      idManifestacao: 42,
      numeroProtocolo: '00106.000001/2026-11',
      tipo: { idTipoManifestacao: 1, descTipoManifestacao: 'Denúncia' },
    };
    abrir(() => <IdentidadeParaAArea caso={caso} />, '/passo', '/passo');
    return chamadas;
  };

  it('asks for the identity, saying why', async () => {
    let pedidos: PedidoVisto[] = [];
    const chamadas = open({
      [DO_CASO]: () => ({ body: { pedidos, podePedir: pedidos.length === 0 } }),
      'POST /tratamento/pedir-identidade': () => {
        pedidos = [umPedido()];
        return feitas(42);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Pedir a identidade' }));
    await userEvent.click(screen.getByLabelText('Por que a identidade é indispensável?'));
    await userEvent.paste(MOTIVO);
    await userEvent.click(screen.getByRole('button', { name: 'Enviar pedido' }));
    expect(await screen.findByText('Espera decisão')).toBeDefined();
    expect(chamadas.find(({ key }) => key.startsWith('POST'))?.body).toEqual({
      casos: [{ idManifestacao: 42 }],
      motivo: MOTIVO,
    });
    expect(screen.queryByRole('button', { name: 'Pedir a identidade' })).toBeNull();
  });

  it('opens what was granted with a justification, and hides it again', async () => {
    const chamadas = open({
      [DO_CASO]: { body: { pedidos: [{ ...decidido(true), podeAbrir: true }], podePedir: false } },
      'POST /pedidos-de-identidade/7/abrir': {
        body: {
          nome: 'Beatriz Sá',
          email: null,
          telefone: null,
          documento: 'YB123456',
          isDocumentoProvado: false,
          tipoDocumento: 'Passaporte',
          endereco: null,
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Abrir a identidade' }));
    await userEvent.type(
      screen.getByLabelText('Justificativa'),
      'Marcar com a pessoa o depoimento na comissão de hoje.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Abrir os dados' }));
    expect(await screen.findByText('Beatriz Sá')).toBeDefined();
    expect(screen.getByText('Passaporte')).toBeDefined();
    expect(screen.getByText('não comprovado')).toBeDefined();
    expect(chamadas.at(-1)?.body).toEqual({
      justificativa: 'Marcar com a pessoa o depoimento na comissão de hoje.',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Esconder de novo' }));
    expect(screen.queryByText('Beatriz Sá')).toBeNull();
  });
});

describe('the page of the case', () => {
  it('tells who asked, why, and what was decided, with no way to open anything', async () => {
    servir({ [DO_CASO]: { body: { pedidos: [decidido(false)], podePedir: false } } });
    const caso = { idManifestacao: 42, historico: [{ acao: 'Pedido de identidade' }] };
    abrir(() => <PedidosDoCaso caso={caso} />, '/caso', '/caso');
    expect(await screen.findByText('CORREG – Corregedoria (CGU)')).toBeDefined();
    for (const frase of [MOTIVO, 'Recusado', 'Não há outra prova possível.']) {
      expect(screen.getByText(frase)).toBeDefined();
    }
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the ouvidoria that holds the identity', () => {
  const open = (respostas: Respostas, endereco: string) => {
    const chamadas = servir(respostas);
    abrir(TratarPedidosPage, '/manifestacao/identidade/tratar', endereco);
    return chamadas;
  };

  it('decides once, with a reason, after one more question', async () => {
    const chamadas = open(
      {
        'GET /pedidos-de-identidade/7': { body: umPedido({ podeDecidir: true }) },
        'POST /pedidos-de-identidade/7/decidir': { body: { ok: true } },
      },
      '/manifestacao/identidade/tratar?ids=7',
    );
    await userEvent.click(await screen.findByRole('radio', { name: /^Recusar/ }));
    await userEvent.type(screen.getByLabelText('Fundamento'), 'As planilhas podem ser pedidas à área.');
    await userEvent.click(screen.getByRole('button', { name: 'Decidir' }));
    await confirmar('Registrar');
    expect(await screen.findByRole('heading', { name: 'Pedido decidido' })).toBeDefined();
    expect(chamadas.find(({ key }) => key.startsWith('POST'))?.body).toEqual({
      concede: false,
      fundamento: 'As planilhas podem ser pedidas à área.',
    });
    await waitFor(() => expect(banco.size).toBe(0));
  });

  it('N10 asks before who denounced reads personal data of others in the reason', async () => {
    const chamadas = open(
      { 'GET /pedidos-de-identidade/7': { body: umPedido({ podeDecidir: true }) } },
      '/manifestacao/identidade/tratar?ids=7',
    );
    await userEvent.click(await screen.findByRole('radio', { name: /^Recusar/ }));
    await userEvent.click(screen.getByLabelText('Fundamento'));
    await userEvent.paste('As planilhas estão com quem atende em (85) 99876-5432.');
    await userEvent.click(screen.getByRole('button', { name: 'Decidir' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar e tirar' }));
    expect(chamadas.some(({ key }) => key.startsWith('POST'))).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('searches the list, and leads back to all of it when nothing is found', async () => {
    const vazia = { itens: [], proximoCursor: null, contagens: { abertos: 1, decididos: 0 } };
    const lista = () => ({
      body: { ...vazia, itens: chamadas.at(-1)?.key.includes('busca=COGEP') ? [] : [umPedido()] },
    });
    const chamadas = open({ 'GET /pedidos-de-identidade': lista }, '/manifestacao/identidade/tratar');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Procurar' }), 'COGEP');
    await userEvent.click(screen.getByRole('button', { name: 'Procurar' }));
    expect(await screen.findByText('Nada encontrado com estes filtros')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(await screen.findByText('00106.000001/2026-11')).toBeDefined();
    expect(chamadas.some(({ key }) => key.includes('busca=COGEP'))).toBe(true);
  });

  it('says so when nothing waits, and when a request is not its own', async () => {
    open(
      {
        'GET /pedidos-de-identidade': {
          body: { itens: [], proximoCursor: null, contagens: { abertos: 0, decididos: 0 } },
        },
      },
      '/manifestacao/identidade/tratar',
    );
    expect(await screen.findByText('Nenhum pedido espera decisão')).toBeDefined();
    open(
      { 'GET /pedidos-de-identidade/9': recusa(404, 'Não existe.') },
      '/manifestacao/identidade/tratar?ids=9',
    );
    expect(await screen.findByText('Não encontramos este pedido')).toBeDefined();
  });
});
