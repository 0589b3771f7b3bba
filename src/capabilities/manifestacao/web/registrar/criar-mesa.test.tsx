import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { escolherOpcao } from '#shell/atos/testing-ato.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { aCidada, aGestor } from '#testing/pessoa-no-navegador.ts';
import CriarPage from './criar-page.tsx';
import {
  abrir,
  continuar,
  enviados,
  escolherOrgao,
  escrever,
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

describe('at the desk', () => {
  const daOuvidoria = (sigla: string) =>
    aGestor({
      nomeOuvidoriaAtual: `Ouvidoria ${sigla}`,
      perfisOuvidorias: [
        { idUsuarioPerfilOuvidoria: 1, descPerfilOuvidoria: `Gestor - ${sigla} - Ouvidoria ${sigla}` },
      ],
    });
  const noPassoOrgao = async () => {
    abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0');
    await relatar();
    return etapaAtual('Órgão');
  };
  const naIdentificacao = async () => {
    abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0');
    await relatar();
    return etapaAtual('Identificação');
  };

  it('N15 the own office is taken without a question, and said', async () => {
    usuarioStore.set(daOuvidoria('CGU'));
    await naIdentificacao();
    await tocar('Telefone', 'radio');
    await escrever('Nome', 'José da Silva');
    await continuar();
    const revisao = await etapaAtual('Revisão');
    expect(within(revisao).getByText('CGU – Ouvidoria CGU')).toBeDefined();
    expect(within(revisao).getByText(/você registra para o órgão em que trabalha/)).toBeDefined();
  });

  it('says at once that the own office does not take this form, and lets one file in the own name', async () => {
    usuarioStore.set(daOuvidoria('SEMFORM'));
    await noPassoOrgao();
    expect(await screen.findByText(/Seu órgão não recebe este tipo/)).toBeDefined();
    expect(screen.queryAllByRole('radio')).toEqual([]);
    await tocar('Registrar em meu nome');
    expect(await screen.findByRole('radio', { name: /^CGU/ })).toBeDefined();
  });

  it('under the address of another place it is refused before anything is written, with a way on', async () => {
    usuarioStore.set(daOuvidoria('CGU'));
    abrir(<CriarPage />, '/CE/Fortaleza/manifestacao/criar?tipo=2&idAssunto=0');
    expect(await screen.findByText('Seu órgão não é deste lugar (Fortaleza/CE):')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Atender pelo meu órgão' }).getAttribute('href')).toBe(
      '/manifestacao/criar?tipo=2&idAssunto=0',
    );
    await tocar('Registrar em meu nome');
    await relatar();
    await etapaAtual('Revisão');
    await tocar('Alterar identificação');
    expect(await screen.findByRole('button', { name: 'Estou atendendo outra pessoa' })).toBeDefined();
  });

  it('the office of the place files there for others', async () => {
    usuarioStore.set(daOuvidoria('OGM'));
    abrir(<CriarPage />, '/CE/Fortaleza/manifestacao/criar?tipo=2&idAssunto=0');
    await relatar();
    await etapaAtual('Identificação');
    await tocar('Presencial', 'radio');
    await escrever('Nome', 'José da Silva');
    await continuar();
    expect(within(await etapaAtual('Revisão')).getByText('OGM – Ouvidoria OGM')).toBeDefined();
  });

  it('an administrador files in any office', async () => {
    usuarioStore.set(aGestor({ perfilAtual: { idPerfil: 1, descPerfil: 'Administrador' } }));
    await noPassoOrgao();
    expect(await screen.findByRole('radio', { name: /^OGM/ })).toBeDefined();
    expect(screen.getByRole('radio', { name: /^CGU/ })).toBeDefined();
  });

  it('the office chosen in the own name gives way to the own one at the desk', async () => {
    usuarioStore.set(daOuvidoria('CGU'));
    await naIdentificacao();
    await tocar('Registrar em meu nome');
    await tocar('Voltar');
    await escolherOrgao(/^OGM/);
    await etapaAtual('Revisão');
    await tocar('Alterar identificação');
    await tocar('Estou atendendo outra pessoa');
    await screen.findByText(/Você registra em nome de quem está atendendo/);
    await tocar('Telefone', 'radio');
    await escrever('Nome', 'José da Silva');
    await tocar('Voltar à revisão');
    expect(within(await etapaAtual('Revisão')).getByText('CGU – Ouvidoria CGU')).toBeDefined();
  });

  it('staff say how the person came and who they are, and do not see the access code', async () => {
    pedidos = servir({
      'POST /api/app-web/v1/manifestacoes': {
        ...registrada,
        codigoAcesso: null,
        chaveDoCodigo: 'ABCDEFGHJKMNPQRSTVWX',
      },
    });
    usuarioStore.set(daOuvidoria('CGU'));
    abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0');
    await relatar();
    await etapaAtual('Identificação');
    await continuar();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'O campo Como a pessoa chegou? é obrigatório!',
    );
    await tocar('Telefone', 'radio');
    await escrever('Nome', 'José da Silva');
    await escrever(/^CPF/, '529.982.247-25');
    const telefone = screen.getByRole('textbox', { name: /^Telefone/ });
    await userEvent.type(telefone, '123');
    await continuar();
    expect((await screen.findAllByText(/Confira o telefone/)).length).toBeGreaterThan(0);
    await userEvent.clear(telefone);
    await userEvent.type(telefone, '85 99999-1234');
    await continuar();
    const revisao = await etapaAtual('Revisão');
    expect(within(revisao).getByText('José da Silva')).toBeDefined();
    await tocar('Enviar');
    // The clerk hands the code over without seeing it.
    expect(await screen.findByRole('img', { name: /celular da pessoa/ })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Registro feito: reclamação' })).toBeDefined();
    // Who telephoned is not there to be given a paper.
    expect(screen.getByText(/Dite o protocolo, o endereço da página e a chave/)).toBeDefined();
    await tocar('A pessoa anotou');
    expect(await screen.findByText(/vale a que a pessoa levou/)).toBeDefined();
    expect(enviados(pedidos)[0]?.body.atendimento).toEqual({
      idCanalEntrada: 2,
      manifestante: { nome: 'José da Silva', cpf: '529.982.247-25', telefone: '85 99999-1234' },
    });
  });

  it('Lei 13.460/2017, art. 10-A: a foreigner has a passport or an RNM, and nobody is asked for one beside a CPF', async () => {
    usuarioStore.set(daOuvidoria('CGU'));
    abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0');
    await relatar();
    await etapaAtual('Identificação');
    await tocar('Presencial', 'radio');
    await escrever('Nome', 'John Smith');
    expect(
      screen.getByRole('textbox', { name: /^E-mail/, description: /Para ele vão os avisos e a resposta/ }),
    ).toBeDefined();
    expect(screen.queryByRole('textbox', { name: /passaporte|RNM/ })).toBeNull();
    await escolherOpcao('Documento', 'RNM (Registro Nacional Migratório)');
    expect(screen.queryByRole('textbox', { name: /^CPF/ })).toBeNull();
    const rnm = screen.getByRole('textbox', { name: /^Número do RNM/ });
    await userEvent.type(rnm, '123');
    await continuar();
    expect((await screen.findAllByText(/Confira o RNM/)).length).toBeGreaterThan(0);
    await userEvent.clear(rnm);
    await userEvent.type(rnm, 'v123456-7');
    await continuar();
    const revisao = await etapaAtual('Revisão');
    expect(within(revisao).getByText('RNM')).toBeDefined();
    await tocar('Enviar');
    await screen.findByText(registrada.numeroProtocolo);
    expect(enviados(pedidos)[0]?.body.atendimento).toEqual({
      idCanalEntrada: 1,
      manifestante: { nome: 'John Smith', outroDocumento: { tipo: 21, numero: 'v123456-7' } },
    });
    expect(screen.getByRole('link', { name: 'Registre a representação' })).toBeDefined();
  });

  it('Lei 9.784/1999, art. 9º: somebody may act for the person, with the document or the reason why there is no copy', async () => {
    usuarioStore.set(daOuvidoria('CGU'));
    abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0');
    await relatar();
    await etapaAtual('Identificação');
    await tocar('Presencial', 'radio');
    await escrever('Nome', 'John Smith');
    await userEvent.click(screen.getByRole('checkbox', { name: /age em nome dela/ }));
    await escrever('Nome de quem representa', 'Benedita Luz');
    expect(screen.getAllByText(/^O que ela é da pessoa/).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Documento da representação', { selector: 'input' })).toBeDefined();
    await continuar();
    expect((await screen.findAllByText(/Anexe a procuração/)).length).toBeGreaterThan(0);
    await escrever(/^Por que não há cópia/, 'A certidão foi vista no balcão.');
    await userEvent.type(screen.getByLabelText(/^Vale até/), '31/12/2030');
    await continuar();
    const revisao = await etapaAtual('Revisão');
    expect(within(revisao).getByText('Benedita Luz, Procurador(a)')).toBeDefined();
    await tocar('Enviar');
    await screen.findByText(registrada.numeroProtocolo);
    expect(enviados(pedidos)[0]?.body.atendimento).toEqual({
      idCanalEntrada: 1,
      manifestante: { nome: 'John Smith' },
      representante: {
        nome: 'Benedita Luz',
        qualidade: 'procurador',
        validaAte: '2030-12-31',
        semCopia: 'A certidão foi vista no balcão.',
        anexos: [],
      },
    });
    expect(screen.queryByRole('link', { name: 'Registre a representação' })).toBeNull();
  });

  it('a denúncia may be taken from somebody who gives no name', async () => {
    usuarioStore.set(daOuvidoria('CGU'));
    abrir(<CriarPage />, '/manifestacao/criar?tipo=1&idAssunto=0');
    await relatar('O fiscal pediu dinheiro.');
    await etapaAtual('Identificação');
    await tocar('Presencial', 'radio');
    await userEvent.click(screen.getByRole('checkbox', { name: /não quer se identificar/ }));
    await continuar();
    await tocar('Enviar');
    await screen.findByText(registrada.numeroProtocolo);
    expect(enviados(pedidos)[0]?.body.atendimento).toEqual({ idCanalEntrada: 1 });
  });
});
