import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { days } from '#server/clock.ts';
import { conhecerNoGovbr, entrarComGovbr } from '#testing/govbr-visitor.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';
import {
  aceitarTudo,
  CONVITES,
  convitesDe,
  criarSenha,
  EU,
  emailsPara,
  GERENCIAR,
  idDe,
  linkPara,
  perfisDe,
} from '../gestao/testing-gestao.ts';

const CGU = 6;
const IFCE = 65;
const JOAO = 'joao.cidadao@escuta.invalid';

let app: TestApp;
let gestor: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  gestor = await entrarComo(app, 'gestor.cgu');
});
afterAll(() => app.close());

let numero = 0;
const novoEmail = () => {
  numero += 1;
  return `pessoa${numero}@escuta.invalid`;
};
const convidar = (quem: Visitor, mudancas: object = {}) =>
  quem.post(`${GERENCIAR}/convidar`, {
    nome: 'Fulana de Tal',
    email: novoEmail(),
    perfis: [{ idOuvidoria: CGU, idPerfil: Perfil.colaborador }],
    validade: null,
    ...mudancas,
  });
const perfilAtual = async (pessoa: Visitor): Promise<number> =>
  (await pessoa.get(EU)).json().perfilAtual.idPerfil;
/** What the office can read about an invitation, without the numbers that differ anyway. */
const vistoPeloOrgao = async (idUsuario: number) => {
  const {
    idUsuario: _id,
    nome: _nome,
    login: _login,
    email: _email,
    perfis,
    ...resto
  } = (await gestor.get(`${GERENCIAR}/${idUsuario}`)).json();
  const historico = (await gestor.get(`${GERENCIAR}/${idUsuario}/historico`)).json().itens;
  return {
    ...resto,
    perfis: perfis.map(({ idUsuarioPerfilOuvidoria: _, ...perfil }: Record<string, unknown>) => perfil),
    acoes: historico.map(({ acao }: { acao: string }) => acao),
  };
};

describe('A17: a gestor who knows a citizen’s address', () => {
  it('gets the same answer and sees the same as for an address without an account', async () => {
    const comConta = await convidar(gestor, { email: JOAO });
    const email = novoEmail();
    const semConta = await convidar(gestor, { email });
    expect([comConta.statusCode, comConta.json().resultado]).toEqual([200, 'convidada']);
    expect(Object.keys(comConta.json())).toEqual(Object.keys(semConta.json()));
    // The numbers follow each other: neither is that of an older account.
    expect(semConta.json().idUsuario).toBe(comConta.json().idUsuario + 1);
    const [de, dela] = [
      await vistoPeloOrgao(comConta.json().idUsuario),
      await vistoPeloOrgao(semConta.json().idUsuario),
    ];
    expect({ ...de, criadoEm: '' }).toEqual({ ...dela, criadoEm: '' });
    expect(de).toMatchObject({ situacao: 'convidado', ultimoAcessoEm: null });
    const textos = [await emailsPara(app, JOAO), await emailsPara(app, email)].map(
      (mails) => mails[0]?.assunto,
    );
    expect(new Set(textos).size).toBe(1);
  });

  it('neither sees nor blocks the account, which goes on as a citizen’s', async () => {
    const joao = await entrarComo(app, 'joao.cidadao');
    const id = await idDe(app, 'joao.cidadao');
    expect(await perfilAtual(joao)).toBe(Perfil.cidadao);
    expect((await gestor.get(`${GERENCIAR}/${id}`)).statusCode).toBe(404);
    expect((await gestor.get(`${GERENCIAR}/${id}/historico`)).statusCode).toBe(404);
    for (const ato of ['bloquear', 'link-de-senha', 'segundo-fator/redefinir'])
      expect((await gestor.post(`${GERENCIAR}/${id}/${ato}`, { motivo: 'Um motivo.' })).statusCode, ato).toBe(
        404,
      );
    expect(JSON.stringify((await gestor.post(GERENCIAR, { porPagina: 100 })).json())).not.toContain(
      'João Batista',
    );
  });

  it('a no looks like silence, and leaves a citizen’s account', async () => {
    const joao = await entrarComo(app, 'joao.cidadao');
    const [convite] = await convitesDe(joao);
    expect(convite).toMatchObject({
      descPerfil: 'Colaborador',
      ouvidoria: 'CGU',
      dadoPor: expect.any(String),
    });
    const antes = (await gestor.post(GERENCIAR, { situacao: 'convidado', porPagina: 100 })).json();
    const mails = (await emailsPara(app, 'gestor.cgu@escuta.invalid')).length;
    expect((await joao.post(`${CONVITES}/${convite?.idUsuarioPerfilOuvidoria}/recusar`)).statusCode).toBe(
      200,
    );
    expect(await convitesDe(joao)).toEqual([]);
    expect((await gestor.post(GERENCIAR, { situacao: 'convidado', porPagina: 100 })).json()).toEqual(antes);
    expect((await emailsPara(app, 'gestor.cgu@escuta.invalid')).length).toBe(mails);
    expect((await joao.post(`${CONVITES}/${convite?.idUsuarioPerfilOuvidoria}/aceitar`)).json().code).toBe(
      'usuario.nada-a-aceitar',
    );
    expect(await perfilAtual(joao)).toBe(Perfil.cidadao);
  });

  it('after the yes sees the office’s own dates only, ends its profile and does not block the account', async () => {
    app.clock.advance(days(3));
    gestor = await entrarComo(app, 'gestor.cgu');
    const maria = await entrarComo(app, 'maria.cidada');
    const convidada = (await convidar(gestor, { email: 'maria.cidada@escuta.invalid' })).json();
    app.clock.advance(days(2));
    await aceitarTudo(await entrarComo(app, 'maria.cidada'));
    gestor = await entrarComo(app, 'gestor.cgu');
    expect((await gestor.get(`${GERENCIAR}/${convidada.idUsuario}`)).statusCode).toBe(404);
    const id = await idDe(app, 'maria.cidada');
    const pessoa = (await gestor.get(`${GERENCIAR}/${id}`)).json();
    expect(pessoa.criadoEm).toBe(app.clock.now().toISOString());
    const dia = app.clock.now().toISOString().slice(0, 10);
    const { itens } = (await gestor.get(`${GERENCIAR}/${id}/historico`)).json();
    const dias = new Set(itens.map(({ ocorridoEm }: { ocorridoEm: string }) => ocorridoEm.slice(0, 10)));
    expect([...dias]).toEqual([dia]);
    expect(itens.map(({ acao }: { acao: string }) => acao)).toEqual(
      expect.arrayContaining(['Perfil aceito', 'Entrada']),
    );
    const bloqueio = await gestor.post(`${GERENCIAR}/${id}/bloquear`, { motivo: 'Um motivo.' });
    expect(bloqueio.json().code).toBe('usuario.conta-de-antes');
    expect(
      (await gestor.post(`${GERENCIAR}/${id}/segundo-fator/redefinir`, { motivo: 'Um motivo.' })).json().code,
    ).toBe('usuario.conta-de-antes');
    const [perfil] = await perfisDe(app, 'maria.cidada');
    expect((await gestor.post(`${GERENCIAR}/${id}/perfis/${perfil?.id}/encerrar`, {})).statusCode).toBe(200);
    expect((await gestor.get(`${GERENCIAR}/${id}`)).statusCode).toBe(404);
    expect((await maria.get(EU)).statusCode).toBe(401);
    expect(await perfilAtual(await entrarComo(app, 'maria.cidada'))).toBe(Perfil.cidadao);
  });

  it('does not show a last sign-in of before the person worked there', async () => {
    await convidar(gestor, { email: JOAO, perfis: [{ idOuvidoria: CGU, idPerfil: Perfil.cadastrador }] });
    await aceitarTudo(await entrarComo(app, 'joao.cidadao'));
    const id = await idDe(app, 'joao.cidadao');
    await app.db
      .updateTable('usuario')
      .set({ ultimo_acesso_em: new Date(app.clock.now().getTime() - days(2)) })
      .where('id', '=', id)
      .execute();
    expect((await gestor.get(`${GERENCIAR}/${id}`)).json().ultimoAcessoEm).toBeNull();
    const lista = (await gestor.post(GERENCIAR, { busca: JOAO, situacao: 'ativo' })).json().itens;
    expect(lista).toMatchObject([{ idUsuario: id, ultimoAcessoEm: null }]);
    const todos = (await gestor.get('/api/app-web/v1/usuarios')).json() as {
      idUsuario: number;
      ultimoAcessoEm: string | null;
    }[];
    expect(todos.find(({ idUsuario }) => idUsuario === id)?.ultimoAcessoEm).toBeNull();
    const admin = await entrarComo(app, 'admin');
    expect((await admin.get(`${GERENCIAR}/${id}`)).json().ultimoAcessoEm).not.toBeNull();
  });
});

describe('A17: a profile given by the administrador to an account that exists', () => {
  it('is in force nowhere, and the office knows nothing, before the person accepts it', async () => {
    const admin = await entrarComo(app, 'admin');
    const id = await idDe(app, 'respondente.cgu');
    const dado = { idOuvidoria: IFCE, idPerfil: Perfil.cadastrador, validade: null };
    expect((await admin.post(`${GERENCIAR}/${id}/perfis`, dado)).statusCode).toBe(200);
    expect((await admin.post(`${GERENCIAR}/${id}/perfis`, dado)).json().code).toBe(
      'usuario.perfil-a-aceitar',
    );
    const doIfce = await entrarComo(app, 'gestor.ifce');
    expect((await doIfce.get(`${GERENCIAR}/${id}`)).statusCode).toBe(404);
    expect(JSON.stringify((await doIfce.post(GERENCIAR, { porPagina: 100 })).json())).not.toContain('Renata');
    const renata = await entrarComo(app, 'respondente.cgu');
    expect((await renata.get(EU)).json().perfisOuvidorias).toHaveLength(1);
    await aceitarTudo(renata);
    expect((await renata.get(EU)).json().perfisOuvidorias).toHaveLength(2);
    expect((await doIfce.get(`${GERENCIAR}/${id}`)).statusCode).toBe(200);
  });
});

describe('who accepts', () => {
  it('nobody but who is called: not another person, not who invited, not twice', async () => {
    const { idUsuario } = (await convidar(gestor, { cpf: '70010007440' })).json();
    const perfil = await app.db
      .selectFrom('usuario_perfil_ouvidoria')
      .select('id')
      .where('id_usuario', '=', idUsuario)
      .executeTakeFirstOrThrow();
    const aceitar = async (login: string) =>
      (await (await entrarComo(app, login)).post(`${CONVITES}/${perfil.id}/aceitar`)).json().code;
    expect(await aceitar('maria.cidada')).toBe('usuario.nada-a-aceitar');
    expect(await aceitar('gestor.cgu')).toBe('usuario.nada-a-aceitar');
    const joao = await entrarComo(app, 'joao.cidadao');
    const codigos = await Promise.all(
      [1, 2].map(async () => (await joao.post(`${CONVITES}/${perfil.id}/aceitar`)).statusCode),
    );
    expect(codigos.sort()).toEqual([200, 404]);
  });

  it('an account made by the invitation, by the use of its link', async () => {
    const email = novoEmail();
    const { idUsuario } = (await convidar(gestor, { email })).json();
    const login = await criarSenha(app, await linkPara(app, email), 'Minha@2026');
    const pessoa = new Visitor(app);
    expect((await pessoa.login(login, 'Minha@2026')).json().perfilAtual.idPerfil).toBe(Perfil.colaborador);
    expect(
      (await gestor.post(`${GERENCIAR}/${idUsuario}/bloquear`, { motivo: 'Um motivo.' })).statusCode,
    ).toBe(200);
  });
});

describe('B14: a trap account with the CPF of who is suspected, to an address of the inviter', () => {
  it('catches nobody: she comes by gov.br to an account of her own, which the office does not see', async () => {
    const cpf = '15350946056';
    await conhecerNoGovbr(app, { cpf, nome: 'Servidora Suspeita', empresas: [] });
    const { idUsuario } = (await convidar(gestor, { cpf })).json();
    const { visitor } = await entrarComGovbr(app, cpf);
    expect(await perfilAtual(visitor)).toBe(Perfil.cidadao);
    const dela = (await visitor.get(EU)).json().idUsuario;
    expect(dela).not.toBe(idUsuario);
    const armadilha = (await gestor.get(`${GERENCIAR}/${idUsuario}`)).json();
    expect(armadilha).toMatchObject({
      situacao: 'convidado',
      ultimoAcessoEm: null,
      isDocumentoProvado: false,
    });
    expect((await gestor.get(`${GERENCIAR}/${dela}`)).statusCode).toBe(404);
    const acoes = (await gestor.get(`${GERENCIAR}/${idUsuario}/historico`)).json().itens;
    expect(JSON.stringify(acoes)).not.toMatch(/Entrada|gov\.br/);
    await gestor.post(`${GERENCIAR}/${idUsuario}/bloquear`, { motivo: 'Um motivo.' });
    expect((await visitor.get(EU)).statusCode).toBe(200);
  });

  it('an invitation with a CPF is still hers to accept by gov.br', async () => {
    const cpf = '86288366757';
    await conhecerNoGovbr(app, { cpf, nome: 'Quem Aceita', empresas: [] });
    await convidar(gestor, { cpf });
    const { visitor } = await entrarComGovbr(app, cpf);
    await aceitarTudo(visitor);
    expect(await perfilAtual(visitor)).toBe(Perfil.colaborador);
  });
});
