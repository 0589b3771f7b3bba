import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usuarioStore } from '#shell/session/session.ts';
import { banco } from '#testing/idb.ts';
import { aCidada } from '#testing/pessoa-no-navegador.ts';
import CriarPage from './criar-page.tsx';
import {
  abrir,
  ateARevisao,
  continuar,
  enviados,
  escolherOrgao,
  escrever,
  esperarEndereco,
  etapaAtual,
  limpar,
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

describe('a denúncia', () => {
  beforeEach(() => usuarioStore.set(null));
  const ANONIMA = '/manifestacao/criar?tipo=1&anonimo=1&idAssunto=0';

  it('S2-05 without a name: the draft stays in the browser, if the person wants it there, and can be deleted from it', async () => {
    abrir(<CriarPage />, ANONIMA);
    await escrever(/O que aconteceu\?/, 'O fiscal pediu dinheiro.');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Guardar neste aparelho' }));
    expect(await screen.findByText(/só neste aparelho/, {}, { timeout: 5000 })).toBeDefined();
    expect(pedidos.some(({ key }) => key.includes('rascunhos'))).toBe(false);
    const [guardado] = [...banco.values()];
    expect(guardado).toMatchObject({ dono: null, titulo: 'Denúncia' });
    await tocar('Apagar deste aparelho');
    await waitFor(() => expect(banco.size).toBe(0));
  });

  it('points out what seems to name its author, when telling and when reviewing, and lets it pass', async () => {
    abrir(<CriarPage />, ANONIMA);
    await relatar('Meu nome é Maria e meu e-mail é maria@exemplo.com.');
    await ateARevisao();
    expect(await screen.findByText(/“maria@exemplo.com”/)).toBeDefined();
    await tocar('Enviar');
    expect(await screen.findByText(registrada.numeroProtocolo)).toBeDefined();
    expect(enviados(pedidos)[0]?.body).toMatchObject({ anonimo: true });
    expect(enviados(pedidos)[0]?.body).not.toHaveProperty('idRascunho');
  });

  it('points it out right after the field it stands in', async () => {
    abrir(<CriarPage />, ANONIMA);
    await escrever(/Quem fez\?/, 'Eu sou Maria, escreva para maria@exemplo.com.');
    const alerta = await screen.findByText(/“maria@exemplo.com”/);
    const depois = (de: Element, outro: Element) =>
      Boolean(de.compareDocumentPosition(outro) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(depois(screen.getByLabelText(/Quem fez\?/), alerta)).toBe(true);
    expect(depois(alerta, screen.getByLabelText(/Como aconteceu\?/))).toBe(true);
  });

  it('asks who, what, how, where, when and the people involved', async () => {
    usuarioStore.set(aCidada());
    abrir(<CriarPage />, '/manifestacao/criar?tipo=1&idAssunto=0&subtipo=1');
    await escrever(/O que aconteceu\?/, 'O chefe humilha a equipe.');
    await escrever(/Quem fez\?/, 'O chefe');
    await escrever(/Como aconteceu\?/, 'Nas reuniões');
    await escrever(/Quando aconteceu\?/, 'Toda semana');
    await tocar('Adicionar pessoa envolvida');
    await escrever('Nome', 'João Chefe');
    await tocar('Adicionar pessoa envolvida');
    await tocar('Remover pessoa 2');
    await userEvent.click(screen.getByRole('combobox', { name: /^Estado/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ceará (CE)' }));
    await userEvent.click(await screen.findByRole('combobox', { name: /^Município/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Fortaleza' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Muitas vezes' }));
    const provas = screen.getByRole('radiogroup', { name: /Existem provas/ });
    await userEvent.click(within(provas).getByRole('radio', { name: 'Sim' }));
    await continuar();
    await ateARevisao();
    await tocar('Enviar');
    await screen.findByText(registrada.numeroProtocolo);
    expect(enviados(pedidos)[0]?.body).toMatchObject({
      idSubtipoFormulario: 1,
      teor: {
        texto: 'O chefe humilha a equipe.',
        quem: 'O chefe',
        como: 'Nas reuniões',
        quando: 'Toda semana',
        envolvidos: [{ nome: 'João Chefe' }],
        local: { idMunicipio: 230440 },
        temProvas: 'sim',
        camposAdicionais: [{ nome: 'Com que frequência aconteceu?', valor: 'Muitas vezes' }],
      },
    });
  });

  it('one who signed in chooses between being known and not, and the server forgets the draft', async () => {
    usuarioStore.set(aCidada());
    abrir(<CriarPage />, '/manifestacao/criar?tipo=1&idAssunto=0');
    await relatar('O fiscal pediu dinheiro.');
    await escolherOrgao();
    await tocar('Alterar identificação');
    await tocar(/^Não quero me identificar/, 'radio');
    expect(screen.queryByText(/Você registra como/)).toBeNull();
    await tocar('Voltar à revisão');
    await tocar('Enviar');
    await screen.findByText(registrada.numeroProtocolo);
    expect(enviados(pedidos)[0]?.body).toMatchObject({ anonimo: true });
  });

  it('one who began without a name may sign in and go on with what is written', async () => {
    abrir(<CriarPage />, ANONIMA);
    await relatar('O fiscal pediu dinheiro.');
    await escolherOrgao();
    await tocar('Alterar identificação');
    await tocar(/^Quero me identificar/, 'radio');
    await esperarEndereco(/^\/login\?redirect=/);
    expect([...banco.values()]).toMatchObject([{ conteudo: { anonimo: false } }]);
  });
});

describe('the other forms', () => {
  it('Simplifique asks for the service, what is hard and the proposal', async () => {
    abrir(<CriarPage />, '/manifestacao/criar?tipo=9&idAssunto=0');
    await escrever(/Qual serviço/, 'Passaporte');
    await escrever(/O que é difícil/, 'Muitas idas ao balcão');
    await escrever(/mais simples/, 'Pedir pela internet');
    await continuar();
    await ateARevisao();
    await tocar('Enviar');
    await screen.findByText(registrada.numeroProtocolo);
    expect(enviados(pedidos)[0]?.body.teor).toEqual({
      servico: 'Passaporte',
      texto: 'Muitas idas ao balcão',
      propostaMelhoria: 'Pedir pela internet',
    });
  });

  it('on a phone counts the answered requests like it above the buttons, open', async () => {
    const um = {
      orgao: 'CGU',
      sigla: 'CGU',
      noQueDifere: null,
      decisao: null,
      respondidoEm: '2026-01-10',
      trechoDaResposta: 'Foram…',
    };
    servir({
      'POST /api/app-web/v1/busca/pedidos-semelhantes': ['1', '2', '3'].map((numeroProtocolo) => ({
        ...um,
        numeroProtocolo,
        resumo: `Diárias ${numeroProtocolo}`,
      })),
    });
    abrir(<CriarPage />, '/manifestacao/criar?tipo=8&idAssunto=0');
    await escrever(/Resumo do pedido/, 'Gastos com diárias');
    const titulo = await screen.findByRole(
      'button',
      { name: '3 pedidos parecidos já respondidos' },
      { timeout: 5000 },
    );
    expect(titulo.getAttribute('aria-expanded')).toBe('true');
    const continuarBotao = screen.getByRole('button', { name: 'Continuar' });
    expect(titulo.compareDocumentPosition(continuarBotao)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('an access request shows answered ones like it, and asks how to answer and whether to hide who asks', async () => {
    servir({
      'POST /api/app-web/v1/busca/pedidos-semelhantes': [
        {
          numeroProtocolo: '1',
          resumo: 'Gastos com diárias em 2025',
          orgao: 'CGU – Controladoria-Geral da União',
          sigla: 'CGU',
          decisao: 'Acesso concedido',
          respondidoEm: '2026-01-10',
          trechoDaResposta: 'Foram gastos…',
          noQueDifere: '… com aluguel de carros.',
        },
      ],
    });
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    abrir(<CriarPage />, '/manifestacao/criar?tipo=8&idAssunto=0');
    await escrever(/Resumo do pedido/, 'Gastos com diárias');
    await escrever(/Detalhes do pedido/, 'Quero os valores de 2025.');
    expect(await screen.findByText('Gastos com diárias em 2025')).toBeDefined();
    expect(screen.getByText('CGU · 2026 · Acesso concedido')).toBeDefined();
    expect(screen.getByText('“… com aluguel de carros.”')).toBeDefined();
    pedidos = servir();
    await continuar();
    await escolherOrgao();
    await tocar('Alterar identificação');
    await tocar('E-mail', 'radio');
    await userEvent.click(screen.getByRole('checkbox', { name: /Não mostrar minha identidade/ }));
    // Lei 13.460/2017, art. 10 § 7º: what the choice takes away is said before it is made.
    expect(screen.getByText(/Informações sobre você mesmo/)).toBeDefined();
    expect(screen.queryByRole('radio', { name: 'E-mail' })).toBeNull();
    expect(screen.getByText('O órgão não vê seu nome nem seus contatos.')).toBeDefined();
    await tocar('Voltar à revisão');
    await etapaAtual('Revisão');
    await tocar('Enviar');
    await screen.findByText(registrada.numeroProtocolo);
    expect(enviados(pedidos)[0]?.body).toMatchObject({
      idModoResposta: 1,
      preservarIdentidade: true,
      teor: { resumo: 'Gastos com diárias', texto: 'Quero os valores de 2025.' },
    });
  });
});
