import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { CGU } from '#testing/casos.ts';
import { montarCenario, porNoPalco } from '#testing/palco.ts';
import { idDoLogin } from '#testing/pessoas-do-caso.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import type { AutoridadesDoOrgao, ServicoDoOrgao, UnidadesDoOrgao } from '../domain/orgao-gerenciado.ts';
import { auditoriaDe, entrarTodos, IFCE, type Pessoas, put, url } from '../testing-gerenciar.ts';

let app: TestApp;
let pessoas: Pessoas;
let gestorDaCgu: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  pessoas = await entrarTodos(app);
  gestorDaCgu = await entrarComo(app, 'gestor.cgu');
});
afterAll(() => app.close());

describe('who decides appeals', () => {
  const ler = async (idOuvidoria: number): Promise<AutoridadesDoOrgao> =>
    (await pessoas.admin.get(url(`/${idOuvidoria}/autoridades`))).json();
  const indicar = (quem: keyof Pessoas, idInstancia: number, corpo: { pessoas: number[]; antes: number[] }) =>
    put(pessoas[quem], url(`/${IFCE}/autoridades/${idInstancia}`), corpo);

  it('is told for every instance of the chain and for those judged here', async () => {
    const { instancias } = await ler(IFCE);
    expect(instancias.map(({ idInstancia, aqui, naCadeia }) => [idInstancia, aqui, naCadeia])).toEqual([
      [Instancia.primeira, true, true],
      [Instancia.segunda, true, true],
      [Instancia.cgu, false, true],
      [Instancia.cmri, false, true],
      [Instancia.reclamacao, true, false],
    ]);
    // The same authority decides the revisão (Lei 12.527/2011, art. 40).
    expect(instancias.at(-1)?.descricao).toBe('Reclamação e pedido de revisão');
    expect(instancias[0]).toMatchObject({ nomeados: [{ nome: 'Sérgio Luiz Cavalcante', vale: true }] });
    // Nobody named for the authority of art. 40: the gestores alone decide.
    const daCgu = await ler(CGU);
    const naCgu = (instancia: number) =>
      daCgu.instancias.find(({ idInstancia }) => idInstancia === instancia);
    expect(naCgu(Instancia.reclamacao)).toMatchObject({
      nomeados: [],
      podemDecidir: 2,
    });
    expect(naCgu(Instancia.cgu)).toMatchObject({
      aqui: true,
      naCadeia: true,
    });
  });

  it('is chosen among the people of the office, audited by name', async () => {
    const antes = [await idDoLogin(app, 'superior.ifce')];
    const maxima = await idDoLogin(app, 'maxima.ifce');
    expect((await indicar('gestor', Instancia.primeira, { pessoas: [maxima], antes })).statusCode).toBe(200);
    expect((await ler(IFCE)).instancias[0]?.nomeados).toMatchObject([{ idUsuario: maxima }]);
    expect((await auditoriaDe(app, IFCE)).at(-1)).toMatchObject({
      acao: 'Autoridades de recurso',
      informacoes: {
        antes: { autoridades: ['Sérgio Luiz Cavalcante'] },
        depois: { autoridades: ['Márcia Helena Barroso'] },
      },
    });
    expect((await indicar('gestor', Instancia.primeira, { pessoas: [], antes })).json().code).toBe(
      'orgao.mudou-enquanto-isso',
    );
  });

  it('is refused to strangers, at instances judged elsewhere, and to other offices', async () => {
    const deFora = [await idDoLogin(app, 'respondente.cgu')];
    const antes = [await idDoLogin(app, 'maxima.ifce')];
    expect((await indicar('gestor', Instancia.segunda, { pessoas: deFora, antes })).json().code).toBe(
      'orgao.pessoa-de-fora',
    );
    // The revisão has nobody of its own: its authority is the reclamação's.
    expect((await indicar('gestor', Instancia.revisao, { pessoas: antes, antes: [] })).json().code).toBe(
      'orgao.instancia-de-outro',
    );
    expect((await indicar('gestor', Instancia.cgu, { pessoas: [], antes: [] })).json().code).toBe(
      'orgao.instancia-de-outro',
    );
    expect((await indicar('cadastrador', Instancia.primeira, { pessoas: [], antes: [] })).statusCode).toBe(
      404,
    );
  });

  it('warns of an instance where the only one named has left', async () => {
    await app.db
      .updateTable('usuario')
      .set({ bloqueado_em: app.clock.now() })
      .where('login', 'in', ['maxima.ifce', 'gestor.ifce'])
      .execute();
    expect((await ler(IFCE)).instancias[1]).toMatchObject({ nomeados: [{ vale: false }], podemDecidir: 0 });
    await app.db
      .updateTable('usuario')
      .set({ bloqueado_em: null })
      .where('login', 'in', ['maxima.ifce', 'gestor.ifce'])
      .execute();
  });
});

describe('the units of an office', () => {
  const ler = async (idOuvidoria = CGU): Promise<UnidadesDoOrgao> =>
    (await pessoas.admin.get(url(`/${idOuvidoria}/unidades`))).json();
  const criar = (quem: keyof Pessoas, dados: object, idOuvidoria = CGU) =>
    pessoas[quem].post(url(`/${idOuvidoria}/unidades`), { nome: 'Unidade de teste', ...dados });
  const achar = async (sigla: string) => {
    const achada = (await ler()).unidades.find((unidade) => unidade.sigla === sigla);
    if (!achada) throw new Error(`No unit ${sigla}`);
    return achada;
  };
  const mudar = async (sigla: string, mudanca: object, mais: object = {}) => {
    const { idUnidade, versao, pedidosAbertos: _, pessoas: gente, ...resto } = await achar(sigla);
    const dados = { ...resto, pessoas: gente.map(({ idUsuario }) => idUsuario), ...mudanca };
    return put(pessoas.cadastrador, url(`/${CGU}/unidades/${idUnidade}`), { dados, versao, ...mais });
  };

  it('are created by the cadastrador in a tree, with the people that a gestor put there, and audited', async () => {
    const colaborador = await idDoLogin(app, 'colaborador.cgu');
    const { idUnidade: idPai } = await achar('CORREG');
    const resposta = await criar('cadastrador', { sigla: 'CRG-1', idPai });
    expect(resposta.statusCode, resposta.body).toBe(200);
    expect(await achar('CRG-1')).toMatchObject({ idPai, pessoas: [], versao: 1 });
    expect((await auditoriaDe(app, CGU)).at(-1)).toMatchObject({
      area: 'unidade',
      acao: 'Cadastro de unidade',
      informacoes: { depois: { unidadeSuperior: 'CORREG', situacao: 'ativa' } },
    });
    const comGente = await gestorDaCgu.post(url(`/${CGU}/unidades`), {
      nome: 'Unidade de teste',
      sigla: 'CRG-2',
      idPai,
      pessoas: [colaborador],
    });
    expect(comGente.statusCode, comGente.body).toBe(200);
    expect(await achar('CRG-2')).toMatchObject({ pessoas: [{ idUsuario: colaborador }] });
    expect((await mudar('CRG-2', { pessoas: [], ativa: false })).statusCode).toBe(200);
  });

  it('never form a cycle', async () => {
    const { idUnidade: filha } = await achar('CRG-1');
    const resposta = await mudar('CORREG', { idPai: filha });
    expect([resposta.statusCode, resposta.json().code]).toEqual([400, 'unidade.pai-invalido']);
    const { idUnidade } = await achar('CORREG');
    expect((await mudar('CORREG', { idPai: idUnidade })).statusCode).toBe(400);
  });

  it('refuse a sigla repeated in any case or accent, a parent or a person of another office, and an older version', async () => {
    for (const sigla of ['COGEP', 'cogep', 'Cógep'])
      expect((await criar('cadastrador', { sigla })).json().code, sigla).toBe('unidade.sigla-repetida');
    const doIfce = (await criar('gestor', { sigla: 'REIT' }, IFCE)).json().idUnidade;
    expect((await criar('cadastrador', { sigla: 'X1', idPai: doIfce })).json().code).toBe(
      'unidade.pai-invalido',
    );
    const deFora = [await idDoLogin(app, 'gestor.ifce')];
    expect((await criar('cadastrador', { sigla: 'X2', pessoas: deFora })).json().code).toBe(
      'orgao.pessoa-de-fora',
    );
    expect((await mudar('COGEP', { nome: 'Outro nome' }, { versao: 99 })).json().code).toBe(
      'orgao.mudou-enquanto-isso',
    );
  });

  it('are not found in another office', async () => {
    expect((await criar('gestor', { sigla: 'X3' })).statusCode).toBe(404);
    const { idUnidade } = await achar('COGEP');
    const dados = { nome: 'Unidade tomada', sigla: 'TOMADA' };
    expect(
      (await put(pessoas.gestor, url(`/${IFCE}/unidades/${idUnidade}`), { dados, versao: 1 })).statusCode,
    ).toBe(404);
  });

  it('wait for the units under them before they are inactivated', async () => {
    expect((await mudar('CORREG', { ativa: false })).json().code).toBe('unidade.com-subordinadas');
    expect((await mudar('CRG-1', { ativa: false })).statusCode).toBe(200);
    expect((await mudar('CORREG', { ativa: false })).statusCode).toBe(200);
    expect((await mudar('CRG-1', { ativa: true })).json().code).toBe('unidade.pai-invalido');
    expect((await mudar('CORREG', { ativa: true })).statusCode).toBe(200);
    expect((await auditoriaDe(app, CGU)).slice(-3).map(({ acao }) => acao)).toEqual([
      'Inativação de unidade',
      'Inativação de unidade',
      'Reativação de unidade',
    ]);
  });

  it('are not inactivated silently while requests wait there', async () => {
    const cenario = await montarCenario(app);
    await porNoPalco(cenario, Situacao.cadastrada, { passo: true });
    const recusa = await mudar('UNI-A', { ativa: false });
    expect([recusa.statusCode, recusa.json()]).toMatchObject([
      409,
      { code: 'unidade.com-pedidos', details: { pedidosAbertos: 1 } },
    ]);
    expect((await mudar('UNI-A', { ativa: false }, { ciente: true })).statusCode).toBe(200);
    expect(await achar('UNI-A')).toMatchObject({ ativa: false, pedidosAbertos: 1 });
  });
});

describe('the services of an office', () => {
  const raiz = url(`/${IFCE}/servicos`);
  const ler = async (): Promise<ServicoDoOrgao[]> => (await pessoas.gestor.get(raiz)).json();
  const criar = (quem: keyof Pessoas, nome: string, mais: object = {}) =>
    pessoas[quem].post(raiz, { nome, descricao: `Como pedir: ${nome.toLowerCase()}.`, ...mais });
  const publicos = async () =>
    (await app.inject(`/api/app-web/v1/orgaos/${IFCE}`))
      .json()
      .servicos.map(({ nome }: { nome: string }) => nome);

  it('are listed by the office and read in its page of the directory, in its order', async () => {
    for (const nome of ['Diploma digital', 'Matrícula', 'Histórico escolar']) {
      const resposta = await criar('gestor', nome, {
        publico: 'Estudantes',
        link: 'https://ifce.edu.br/servico',
      });
      expect(resposta.statusCode, resposta.body).toBe(200);
    }
    const servicos = (await ler()).map(({ idServico }) => idServico).reverse();
    const ordem = url(`/${IFCE}/ordem-dos-servicos`);
    expect((await put(pessoas.gestor, ordem, { servicos })).statusCode).toBe(200);
    expect(await publicos()).toEqual(['Histórico escolar', 'Matrícula', 'Diploma digital']);
    expect((await put(pessoas.gestor, ordem, { servicos: servicos.slice(1) })).json().code).toBe(
      'orgao.mudou-enquanto-isso',
    );
    expect((await auditoriaDe(app, IFCE)).at(-1)).toMatchObject({ acao: 'Ordem dos serviços' });
  });

  it('disappear from the page when inactivated, and stay with the office', async () => {
    const [primeiro] = await ler();
    const { idServico, versao, ...dados } = primeiro as ServicoDoOrgao;
    const corpo = { dados: { ...dados, ativo: false }, versao };
    expect((await put(pessoas.gestor, `${raiz}/${idServico}`, corpo)).statusCode).toBe(200);
    expect(await publicos()).toEqual(['Matrícula', 'Diploma digital']);
    expect(await ler()).toHaveLength(3);
    expect((await put(pessoas.gestor, `${raiz}/${idServico}`, corpo)).json().code).toBe(
      'orgao.mudou-enquanto-isso',
    );
    expect((await auditoriaDe(app, IFCE)).at(-1)).toMatchObject({
      acao: 'Mudança de serviço',
      informacoes: { antes: { ativo: true }, depois: { ativo: false } },
    });
  });

  it('are refused with a dangerous link, without words, and of another office', async () => {
    expect((await criar('gestor', 'Golpe', { link: 'javascript:alert(1)' })).statusCode).toBe(400);
    expect((await criar('gestor', '', {})).statusCode).toBe(400);
    expect((await criar('cadastrador', 'Outro')).statusCode).toBe(404);
    expect((await criar('respondente', 'Outro')).statusCode).toBe(403);
    expect(
      (
        await put(pessoas.gestor, `${raiz}/99999`, {
          dados: { nome: 'Nada', descricao: 'Não existe.' },
          versao: 1,
        })
      ).statusCode,
    ).toBe(404);
  });
});
