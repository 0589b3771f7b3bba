import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codigoDeBytes, formatCodigo } from '#capabilities/codigo-acesso/domain/codigo-acesso.ts';
import { abrir, type Chamada, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { naoSalvosStore } from '#shell/nao-salvo/nao-salvos.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import PedidoPage from './pedido/pedido-page.tsx';
import BalcaoPage from './pedido/pedir/balcao-page.tsx';
import PedirPage from './pedido/pedir/pedir-page.tsx';
import { umPedido } from './testing-pedido.ts';

const CODIGO = codigoDeBytes(new Uint8Array(12).fill(7));
const PROTOCOLO = '23546.000009/2026-11';
const REGISTRADO = {
  body: {
    idPedido: 7,
    numeroProtocolo: PROTOCOLO,
    prazo: '2026-04-14',
    codigoAcesso: CODIGO,
    chaveDoCodigo: null as string | null,
    orgao: 'IFCE – Instituto Federal do Ceará',
    requerente: 'Ana Sem Conta',
    registradoEm: '2026-03-12',
  },
};
const DESAFIO = {
  status: 429,
  body: {
    message: 'Espere.',
    code: 'manifestacao.prova-de-trabalho-necessaria',
    details: { desafio: 'abc', bits: 4 },
  },
};
const ORGAOS = {
  'GET /orgaos/65': { body: { idOuvidoria: 65, sigla: 'IFCE', nomeOuvidoria: 'Instituto Federal do Ceará' } },
  'GET /orgaos': { body: { itens: [], total: 0 } },
};

let chamadas: readonly Chamada[] = [];
const enviados = (rota: string) => chamadas.filter(({ key }) => key === rota).map(({ body }) => body);
const campo = (nome: RegExp | string) => screen.findByLabelText(nome);
const escrever = async (nome: RegExp | string, texto: string) => userEvent.type(await campo(nome), texto);
const apertar = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => usuarioStore.set(null));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  usuarioStore.set(null);
});

describe('LAI arts. 10 and 29: asking without an account', () => {
  it('asks for a name and a way to be told, pays with the puzzle, and shows protocol and code once', async () => {
    let vezes = 0;
    chamadas = servir({
      ...ORGAOS,
      'POST /desclassificacoes': () => {
        vezes += 1;
        return vezes === 1 ? DESAFIO : REGISTRADO;
      },
    });
    abrir(PedirPage, '/desclassificacao/pedir', '/desclassificacao/pedir?orgao=65');
    expect((await screen.findByRole('link', { name: 'entre na sua conta' })).getAttribute('href')).toContain(
      'desclassificacao%2Fpedir',
    );
    await escrever(/Descrição da informação/, 'O plano de segurança do campus.');
    await escrever(/Razões do pedido/, 'O plano já foi executado.');
    await escrever(/^Nome/, 'Ana Sem Conta');
    await apertar('Enviar o pedido');
    expect((await screen.findAllByText(/Informe um e-mail ou um endereço/)).length).toBeGreaterThan(0);
    expect(enviados('POST /desclassificacoes')).toEqual([]);
    await escrever(/^Endereço/, 'Rua das Flores, 120, Fortaleza/CE');
    await apertar('Enviar o pedido');
    expect(await screen.findByText(PROTOCOLO)).toBeDefined();
    expect(screen.getByText(formatCodigo(CODIGO))).toBeDefined();
    expect(screen.getByText(/O órgão avisa você por carta/)).toBeDefined();
    expect(enviados('POST /desclassificacoes')).toMatchObject([
      { desafio: '', solucao: '' },
      {
        idOuvidoria: 65,
        requerente: { nome: 'Ana Sem Conta', endereco: 'Rua das Flores, 120, Fortaleza/CE' },
        desafio: 'abc',
      },
    ]);
    expect(naoSalvosStore.get()).toEqual([]);
    const acompanhar = screen.getByRole('link', { name: 'Acompanhar com o código' });
    expect(acompanhar.getAttribute('href')).toBe('/manifestacao/consultar?protocolo=23546000009202611');
    await apertar('Já guardei meu código');
    expect(screen.queryByText(formatCodigo(CODIGO))).toBeNull();
  });

  it('Lei 13.460/2017, art. 10-A: takes another document, or none, and refuses a wrong CPF beside its field', async () => {
    chamadas = servir({ ...ORGAOS, 'POST /desclassificacoes': REGISTRADO });
    abrir(PedirPage, '/desclassificacao/pedir', '/desclassificacao/pedir?orgao=65');
    await escrever(/Descrição da informação/, 'O plano de segurança do campus.');
    await escrever(/Razões do pedido/, 'O plano já foi executado.');
    await escrever(/^Nome/, 'Ana Sem Conta');
    await escrever(/^E-mail/, 'ana@escuta.invalid');
    await escrever(/^CPF/, '11111111111');
    await apertar('Enviar o pedido');
    expect((await screen.findAllByText(/Confira o CPF/)).length).toBeGreaterThan(0);
    await userEvent.clear(await campo(/^CPF/));
    await apertar('Enviar o pedido');
    expect(await screen.findByText(PROTOCOLO)).toBeDefined();
    expect(enviados('POST /desclassificacoes')).toMatchObject([
      { requerente: { nome: 'Ana Sem Conta', email: 'ana@escuta.invalid' } },
    ]);
  });
});

describe('the desk', () => {
  beforeEach(() => signIn(aGestor()));

  it('LAI art. 10: files for who wrote a letter, in the own office, and prints the receipt', async () => {
    chamadas = servir({
      'POST /desclassificacoes': { body: { ...REGISTRADO.body, codigoAcesso: null, chaveDoCodigo: CODIGO } },
    });
    abrir(BalcaoPage, '/desclassificacao/balcao', '/desclassificacao/balcao');
    await userEvent.click(await screen.findByRole('radio', { name: /Por carta/ }));
    await escrever(/^Nome/, 'Francisca Lima');
    await escrever(/Descrição da informação/, 'O plano de segurança do campus.');
    await escrever(/Razões do pedido/, 'O prédio foi demolido.');
    await apertar('Registrar o pedido');
    expect((await screen.findAllByText('Diga em que dia a carta chegou.')).length).toBeGreaterThan(0);
    await userEvent.type(screen.getByRole('textbox', { name: /Dia em que a carta chegou/ }), '02/03/2026');
    await apertar('Registrar o pedido');
    expect(await screen.findByRole('img', { name: /celular da pessoa/ })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Imprimir para a pessoa' })).toBeDefined();
    const [corpo] = enviados('POST /desclassificacoes');
    expect(corpo).toMatchObject({
      requerente: { nome: 'Francisca Lima' },
      atendimento: { canal: 'carta', recebidaEm: '2026-03-02' },
    });
    expect(corpo).not.toHaveProperty('idOuvidoria');
  });

  const noBalcao = (quemPediu: string | null) =>
    servir({
      'GET /desclassificacoes/7': {
        body: umPedido({ requerente: 'Francisca', estado: 'decidido', atende: true }),
      },
      'GET /desclassificacoes/7/atendimento': {
        body: {
          atos: [
            { ato: 'recorrer', aQuem: 'Autoridade máxima do órgão', ultimoDia: '2026-03-23' },
            { ato: 'desistir', aQuem: null, ultimoDia: null },
          ],
        },
      },
      'POST /desclassificacoes/7/atendimento': {
        body: {
          numeroProtocolo: PROTOCOLO,
          nome: 'Recorrer',
          comoChegou: 'no balcão',
          registradoEm: '2026-03-20T12:00:00.000Z',
          responsavel: 'Gil Gestor (IFCE), em nome de quem registrou',
          quemPediu,
          prazo: '2026-04-20',
        },
      },
    });
  const escolher = async (ato: string) => {
    await userEvent.click(await screen.findByRole('combobox', { name: /O que a pessoa pede/ }));
    await userEvent.click(await screen.findByRole('option', { name: ato }));
  };

  it('Lei 13.460/2017, art. 10: registers the appeal that the person makes, and gives a receipt', async () => {
    chamadas = noBalcao(null);
    abrir(PedidoPage, '/desclassificacao/:idPedido', '/desclassificacao/7');
    await apertar('Registrar pedido da pessoa');
    await escolher('Recorrer');
    await escrever(/Razões do recurso/, 'O prédio já não existe.');
    await apertar('Registrar em nome da pessoa');
    expect(await screen.findByRole('heading', { name: 'Pedido registrado' })).toBeDefined();
    expect(enviados('POST /desclassificacoes/7/atendimento')).toEqual([
      {
        versao: 1,
        canal: 'balcao',
        recebidaEm: null,
        quemPediu: null,
        pedido: { ato: 'recorrer', texto: 'O prédio já não existe.' },
      },
    ]);
  });

  it('Lei 9.784/1999, art. 9º: keeps who asked in the place of the person, by name and quality', async () => {
    chamadas = noBalcao('Joana Castro (procurador(a))');
    abrir(PedidoPage, '/desclassificacao/:idPedido', '/desclassificacao/7');
    await apertar('Registrar pedido da pessoa');
    await escolher('Desistir do pedido');
    await userEvent.click(screen.getByRole('radio', { name: /Outra pessoa/ }));
    await apertar('Registrar em nome da pessoa');
    expect((await screen.findAllByText('Diga o nome de quem pediu.')).length).toBeGreaterThan(0);
    await escrever(/Nome de quem pediu/, 'Joana Castro');
    expect(screen.getAllByText(/^O que ela é da pessoa/).length).toBeGreaterThan(0);
    await apertar('Registrar em nome da pessoa');
    expect(await screen.findByText('Joana Castro (procurador(a))')).toBeDefined();
    expect(enviados('POST /desclassificacoes/7/atendimento')).toMatchObject([
      { quemPediu: { nome: 'Joana Castro', qualidade: 'procurador' }, pedido: { ato: 'desistir' } },
    ]);
  });

  it('Lei 9.784/1999, art. 66: says who is still to be told by letter, where, and registers it', async () => {
    chamadas = servir({
      'GET /desclassificacoes/7': {
        body: umPedido({
          requerente: 'Raimundo',
          estado: 'decidido',
          contato: { documento: null, email: null, telefone: null, endereco: 'Rua das Flores, 120' },
          avisaPorEmail: false,
          semAviso: 'Não tem e-mail nem conta',
          atos: ['registrarCienciaDoPedido'],
        }),
      },
      'POST /desclassificacoes/7/registrar-ciencia': { body: { recorrerAte: '2026-05-04' } },
    });
    abrir(PedidoPage, '/desclassificacao/:idPedido', '/desclassificacao/7');
    const secao = within(await screen.findByRole('region', { name: 'Avisar de outro modo' }));
    expect(secao.getByText(/Não tem e-mail nem conta.*Rua das Flores, 120/)).toBeDefined();
    await userEvent.click(secao.getByRole('combobox', { name: /Como a pessoa soube/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Carta com aviso/ }));
    await apertar('Registrar ciência');
    expect(await screen.findByText(/pode recorrer até seg., 04\/05\/2026/)).toBeDefined();
  });

  it('a document that was typed, without an account, says that it is not proven', async () => {
    chamadas = servir({
      'GET /desclassificacoes/7': {
        body: umPedido({
          requerente: 'Raimundo',
          contato: { documento: 'Passaporte AB123456', email: null, telefone: null, endereco: null },
        }),
      },
    });
    abrir(PedidoPage, '/desclassificacao/:idPedido', '/desclassificacao/7');
    expect(await screen.findByText('Passaporte AB123456')).toBeDefined();
    expect(screen.getByText('não comprovado')).toBeDefined();
  });

  it('Decreto 7.724/2012, art. 36: tells who decides to staff who may not', async () => {
    const quemDecide = 'Quem decide é a autoridade classificadora (IFCE): Sérgio ou quem é gestor do órgão.';
    chamadas = servir({
      'GET /desclassificacoes/7': { body: umPedido({ requerente: 'Maria', quemDecide }) },
    });
    abrir(PedidoPage, '/desclassificacao/:idPedido', '/desclassificacao/7');
    expect(await screen.findByText(quemDecide)).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Decidir' })).toBeNull();
  });
});
