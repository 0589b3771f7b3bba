import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, type Chamada, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { naoSalvosStore } from '#shell/nao-salvo/nao-salvos.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import type { ConteudoDaLista } from '../domain/lista/lista-anual.ts';
import type { InformacaoVista } from '../domain/rol/informacao.ts';
import ListaPublicaPage from './lista/lista-publica-page.tsx';
import PublicarPage from './lista/publicar-page.tsx';
import PedidoPage from './pedido/pedido-page.tsx';
import PedirPage from './pedido/pedir/pedir-page.tsx';
import TratarPage from './pedido/tratar-page.tsx';
import InformacaoPage from './rol/informacao-page.tsx';
import RolPage from './rol/rol-page.tsx';
import { NUP, orgao, umPedido } from './testing-pedido.ts';

const umaInformacao = (changes: Partial<InformacaoVista> = {}): InformacaoVista => ({
  idInformacao: 3,
  versao: 1,
  orgao,
  codigo: `${NUP}.S.05.10/01/2026.10/01/2036.N`,
  nup: NUP,
  assunto: 'Plano de segurança do campus',
  categoria: { codigo: '05', nome: 'Defesa e segurança' },
  grau: 'secreta',
  fundamento: { codigo: 'VII', nome: 'Lei 12.527/2011, art. 23, VII' },
  autoridade: 'Reitor',
  dataProducao: '2026-01-10',
  dataClassificacao: '2026-02-01',
  termo: '2036-01-10',
  reclassificada: false,
  situacao: 'classificada',
  desclassificadaEm: null,
  motivo: null,
  termoVencido: false,
  atos: ['corrigirInformacao', 'desclassificar'],
  ...changes,
});
const conteudo: ConteudoDaLista = {
  orgao,
  ano: 2026,
  de: '2025-05-01',
  ate: '2026-04-30',
  itens: [
    {
      situacao: 'classificada',
      codigo: `${NUP}.S.05.10/01/2026.10/01/2036.N`,
      assunto: 'Plano de segurança do campus',
      categoria: 'Defesa e segurança',
      grau: 'secreta',
      fundamento: 'Lei 12.527/2011, art. 23, VII',
      dataProducao: '2026-01-10',
      dataClassificacao: '2026-02-01',
      termo: '2036-01-10',
      desclassificadaEm: null,
    },
  ],
  numeros: {
    recebidos: 40,
    atendidos: 30,
    atendidosEmParte: 3,
    indeferidos: 5,
    outros: 2,
    requerentes: 31,
    grupos: [
      {
        titulo: 'Gênero',
        valores: [
          { nome: 'Feminino', pessoas: 20 },
          { nome: 'Outro', pessoas: null },
        ],
      },
    ],
  },
};
beforeEach(() => signIn(aGestor()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  usuarioStore.set(null);
});

let chamadas: readonly Chamada[] = [];
/** What was sent to an address. */
const enviados = (rota: string) => chamadas.filter((cada) => cada.key === rota).map(({ body }) => body);
const botao = (name: string | RegExp) => screen.findByRole('button', { name });

describe('LAI art. 24: the roll on the screen of the office', () => {
  const pagina = (itens: unknown[], comTermoVencido = 0) => ({
    body: { itens, proximoCursor: null, orgao, comTermoVencido },
  });

  it('shows each secret with its code and end, and warns of what has outlived its term', async () => {
    chamadas = servir({ 'GET /informacoes-classificadas': pagina([umaInformacao()], 1) });
    abrir(RolPage, '/informacoes-classificadas/rol', '/informacoes-classificadas/rol');
    expect(await screen.findByText('Plano de segurança do campus')).toBeDefined();
    expect(screen.getByText('Há sigilo vencido.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Registrar informação' })).toBeDefined();
  });

  it('says in an empty roll that the list is published all the same', async () => {
    chamadas = servir({ 'GET /informacoes-classificadas': pagina([]) });
    abrir(RolPage, '/informacoes-classificadas/rol', '/informacoes-classificadas/rol');
    expect(await screen.findByText(/a lista anual é publicada assim mesmo/)).toBeDefined();
  });

  it('declassifies with a reason, after a confirmation', async () => {
    chamadas = servir({
      'GET /informacoes-classificadas/3': { body: { ...umaInformacao(), historico: [] } },
      'POST /informacoes-classificadas/3/desclassificar': { body: { ok: true } },
    });
    abrir(InformacaoPage, '/informacoes-classificadas/rol/:idInformacao', '/informacoes-classificadas/rol/3');
    await userEvent.type(await screen.findByLabelText(/Motivo/), 'O motivo do sigilo acabou.');
    await userEvent.click(await botao('Desclassificar'));
    const janela = await screen.findByRole('dialog');
    await userEvent.click(within(janela).getByRole('button', { name: 'Desclassificar' }));
    expect(await screen.findByText('Informação desclassificada.')).toBeDefined();
    expect(enviados('POST /informacoes-classificadas/3/desclassificar')).toEqual([
      { versao: 1, motivo: 'O motivo do sigilo acabou.' },
    ]);
  });
});

describe('LAI art. 30: the yearly list on the screen', () => {
  it('is previewed and published, and a new edition says what changed', async () => {
    const edicao = {
      ano: 2026,
      edicao: 1,
      publicadaEm: '2026-05-20T12:00:00.000Z',
      responsavel: 'Gilda (IFCE)',
      motivo: null,
    };
    chamadas = servir({
      'GET /informacoes-classificadas/previa': {
        body: { ...conteudo, prazo: '2026-06-01', edicoes: [edicao], podePublicar: true },
      },
      'POST /informacoes-classificadas/orgaos/65/listas/2026/publicar': { body: { ...edicao, edicao: 2 } },
    });
    abrir(PublicarPage, '/informacoes-classificadas/lista', '/informacoes-classificadas/lista');
    await userEvent.type(await screen.findByLabelText(/O que mudou/), 'Faltava um processo.');
    await userEvent.click(await botao('Publicar nova edição'));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publicar' }),
    );
    expect(await screen.findByText('Lista publicada.')).toBeDefined();
    expect(enviados('POST /informacoes-classificadas/orgaos/65/listas/2026/publicar')).toEqual([
      { versao: 2, motivo: 'Faltava um processo.' },
    ]);
  });

  it('is read by everybody, with a dash for what is of too few people', async () => {
    const edicao = {
      ano: 2026,
      edicao: 1,
      publicadaEm: '2026-05-20T12:00:00.000Z',
      responsavel: 'Gilda (IFCE)',
      motivo: null,
    };
    chamadas = servir({
      'GET /informacoes-classificadas/orgaos/65/listas/2026': {
        body: { ...conteudo, edicao, edicoes: [edicao], anos: [2026] },
      },
    });
    abrir(
      ListaPublicaPage,
      '/informacoes-classificadas/orgao/:idOuvidoria/:ano',
      '/informacoes-classificadas/orgao/65/2026',
    );
    expect(await screen.findByText('Outro: –')).toBeDefined();
    expect(screen.getByText('Feminino: 20')).toBeDefined();
    expect(screen.getByText('Secretas (1)')).toBeDefined();
    const pedir = screen.getByRole('link', { name: 'Pedir desclassificação ao IFCE' });
    expect(pedir.getAttribute('href')).toBe('/desclassificacao/pedir?orgao=65');
  });
});

describe('Decreto 7.724/2012, arts. 36 and 37: the pedido on the screen', () => {
  it('asks for a code or a description, and gives the number and the date', async () => {
    chamadas = servir({
      'GET /orgaos/65': {
        body: { idOuvidoria: 65, sigla: 'IFCE', nomeOuvidoria: 'Instituto Federal do Ceará' },
      },
      'GET /orgaos': { body: { itens: [], total: 0 } },
      'POST /desclassificacoes': {
        body: {
          idPedido: 7,
          numeroProtocolo: '23546.000009/2026-11',
          prazo: '2026-04-14',
          codigoAcesso: null,
          chaveDoCodigo: null,
          orgao: 'IFCE – Instituto Federal do Ceará',
          requerente: 'Maria da Silva',
          registradoEm: '2026-03-12',
        },
      },
    });
    abrir(PedirPage, '/desclassificacao/pedir', '/desclassificacao/pedir?orgao=65');
    await userEvent.type(await screen.findByLabelText(/Razões do pedido/), 'O plano já foi executado.');
    await userEvent.click(await botao('Enviar o pedido'));
    expect((await screen.findAllByText(/Informe o código ou descreva/)).length).toBeGreaterThan(0);
    await userEvent.type(screen.getByLabelText(/Código da informação/), NUP);
    await userEvent.click(await botao('Enviar o pedido'));
    expect(await screen.findByText('23546.000009/2026-11')).toBeDefined();
    expect(enviados('POST /desclassificacoes')).toMatchObject([{ idOuvidoria: 65, codigo: NUP }]);
    // Nothing is left to lose: the receipt's links lead on without a question.
    expect(naoSalvosStore.get()).toEqual([]);
  });

  it('shows who holds it and since when, and why it cannot be taken further yet', async () => {
    chamadas = servir({
      'GET /desclassificacoes/7': {
        body: umPedido({ recursoFechado: 'A decisão deve sair até 14/04/2026.' }),
      },
    });
    abrir(PedidoPage, '/desclassificacao/:idPedido', '/desclassificacao/7');
    expect(await screen.findByText('Autoridade classificadora, desde qui., 12/03/2026')).toBeDefined();
    expect(screen.getByText('A decisão deve sair até 14/04/2026.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Recorrer' })).toBeNull();
  });

  it('is taken to the highest authority against silence', async () => {
    chamadas = servir({
      'GET /desclassificacoes/7': { body: umPedido({ diasRestantes: -3, atos: ['recorrerDaDecisao'] }) },
      'POST /desclassificacoes/7/recorrer': { body: { prazo: '2026-05-20' } },
    });
    abrir(PedidoPage, '/desclassificacao/:idPedido', '/desclassificacao/7');
    expect(await screen.findByText(/O prazo passou sem decisão/)).toBeDefined();
    await userEvent.type(screen.getByLabelText(/Razões do recurso/), 'Ninguém decidiu o meu pedido.');
    await userEvent.click(await botao('Recorrer'));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Enviar' }));
    expect(await screen.findByText(/Recurso registrado/)).toBeDefined();
    expect(enviados('POST /desclassificacoes/7/recorrer')).toEqual([
      { versao: 1, texto: 'Ninguém decidiu o meu pedido.' },
    ]);
  });

  it('Lei 9.784/1999, art. 51: is given up by who asked, after reading what follows', async () => {
    chamadas = servir({
      'GET /desclassificacoes/7': { body: umPedido({ atos: ['desistirDoPedido'] }) },
      'POST /desclassificacoes/7/desistir': { body: {} },
    });
    abrir(PedidoPage, '/desclassificacao/:idPedido', '/desclassificacao/7');
    await userEvent.click(await botao('Desistir do pedido'));
    expect(screen.getByText(/Você pode fazer outro, sobre a mesma/)).toBeDefined();
    await userEvent.type(screen.getByLabelText(/Motivo/), 'Já encontrei o documento.');
    await userEvent.click(await botao('Desistir do pedido'));
    expect(await screen.findByText(/Você desistiu deste pedido/)).toBeDefined();
    expect(enviados('POST /desclassificacoes/7/desistir')).toEqual([
      { versao: 1, motivo: 'Já encontrei o documento.' },
    ]);
  });

  it('Decreto 7.724/2012, art. 47: the commission sets the day of its meeting, which who asked reads', async () => {
    const naComissao = { estado: 'na-comissao', prazo: null, diasRestantes: null } as const;
    const passos = umPedido().passos.map((passo) => ({ ...passo, passo: 4, prazo: null }));
    chamadas = servir({
      'GET /desclassificacoes/7': {
        body: umPedido({ ...naComissao, passos, requerente: 'Maria', atos: ['marcarReuniaoDoPedido'] }),
      },
      'POST /desclassificacoes/7/reuniao': { body: {} },
    });
    abrir(PedidoPage, '/desclassificacao/:idPedido', '/desclassificacao/7');
    expect(await screen.findByText(/A comissão ainda não marcou o dia/)).toBeDefined();
    await userEvent.type(screen.getByRole('textbox', { name: /Data da reunião/ }), '28/05/2026');
    await userEvent.click(await botao('Marcar a reunião'));
    expect(await screen.findByText(/Reunião marcada/)).toBeDefined();
    expect(enviados('POST /desclassificacoes/7/reuniao')).toEqual([{ versao: 1, data: '2026-05-28' }]);
  });

  it('is decided by the office, which says which information it is about', async () => {
    chamadas = servir({
      'GET /desclassificacoes/7': { body: umPedido({ requerente: 'Maria', atos: ['decidirPedido'] }) },
      'GET /desclassificacoes/7/rol': {
        body: [{ idInformacao: 3, codigo: NUP, assunto: 'Plano de segurança', grau: 'secreta' }],
      },
      'POST /desclassificacoes/7/decidir': recusa(400, 'Escolha no rol a informação de que o pedido trata.'),
    });
    abrir(PedidoPage, '/desclassificacao/:idPedido', '/desclassificacao/7');
    await userEvent.click(await screen.findByRole('radio', { name: /Classificação mantida/ }));
    await userEvent.type(screen.getByLabelText(/Razões/), 'O motivo do sigilo continua.');
    await userEvent.click(await botao('Decidir'));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Registrar' }),
    );
    expect(await screen.findByText('Escolha no rol a informação de que o pedido trata.')).toBeDefined();
  });

  it('N10 the letter of a decision asks before data of others go out in it, and nothing about who reads it', async () => {
    chamadas = servir({
      'GET /desclassificacoes/7': {
        body: umPedido({ requerente: 'Maria das Dores Souza', atos: ['decidirPedido'] }),
      },
      'GET /desclassificacoes/7/rol': { body: [] },
    });
    abrir(PedidoPage, '/desclassificacao/:idPedido', '/desclassificacao/7');
    await userEvent.click(await screen.findByRole('radio', { name: /Classificação mantida/ }));
    await userEvent.click(screen.getByLabelText(/Razões/));
    await userEvent.paste('Prezada Maria Souza: fale com a arquivista no (85) 99876-5432.');
    await userEvent.click(await botao('Decidir'));
    const janela = await screen.findByRole('dialog', { name: 'Enviar com dados de outras pessoas?' });
    expect(within(janela).getAllByRole('listitem')).toHaveLength(1);
    expect(within(janela).getByText('(85) 99876-5432')).toBeDefined();
  });
});

it('the office searches the pedidos that it decides', async () => {
  const chamadas = servir({
    'GET /desclassificacoes/tratar': {
      body: {
        itens: [],
        proximoCursor: null,
        contagens: { 'a-decidir': 0, 'a-avisar': 0, decididos: 0, todos: 0 },
      },
    },
  });
  abrir(TratarPage, '/desclassificacao/tratar', '/desclassificacao/tratar');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Procurar' }), 'munições');
  await userEvent.click(screen.getByRole('button', { name: 'Procurar' }));
  expect(await screen.findByText('Nada encontrado com estes filtros')).toBeDefined();
  expect(chamadas.at(-1)?.key).toContain(`busca=${encodeURIComponent('munições')}`);
});
