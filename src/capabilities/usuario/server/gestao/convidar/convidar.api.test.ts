import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { days } from '#server/clock.ts';
import { contaGuardada } from '#server/crypto/dado-pessoal.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';
import {
  aceitarTudo,
  auditoriaDe,
  convitesDe,
  criarSenha,
  EU,
  GERENCIAR,
  idDe,
  linkPara,
  perfisDe,
} from '../testing-gestao.ts';

const CGU = 6;
const IFCE = 65;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

let numero = 0;
const convite = (mudancas: object = {}) => {
  numero += 1;
  return {
    nome: 'Lia Monteiro Dantas',
    email: `lia${numero}@escuta.invalid`,
    perfis: [{ idOuvidoria: CGU, idPerfil: Perfil.respondente }],
    validade: null,
    ...mudancas,
  };
};
const convidar = async (login: string, corpo: Record<string, unknown>) =>
  (await entrarComo(app, login)).post(`${GERENCIAR}/convidar`, corpo);

describe('inviting somebody who has no account', () => {
  it('creates one without password, sends the link, and the person enters with the profile', async () => {
    const novo = convite({ validade: '2026-12-31' });
    const response = await convidar('gestor.cgu', novo);
    expect(response.json()).toMatchObject({ resultado: 'convidada' });
    expect((await new Visitor(app).login(novo.email, 'Qualquer@1')).statusCode).toBe(400);
    const link = await linkPara(app, novo.email);
    expect(link.pathname).toBe('/web/usuario/alterarsenha');
    const login = await criarSenha(app, link, 'Minha@2026');
    expect(login).toBe(novo.email);
    const visitor = new Visitor(app);
    const entrada = (await visitor.login(login, 'Minha@2026')).json();
    expect(entrada.perfilAtual).toMatchObject({ idPerfil: Perfil.respondente });
    const { idUsuario } = response.json();
    const atos = await auditoriaDe(app, idUsuario);
    expect(atos.map(({ acao, id_ouvidoria }) => [acao, id_ouvidoria])).toEqual([
      ['Convite', CGU],
      ['Perfil dado', CGU],
    ]);
    expect(atos[1]?.informacoes).toEqual({
      depois: { perfil: 'Respondente', orgao: 'CGU', validade: '2026-12-31' },
    });
  });

  it('gives several profiles at once, in the offices of an administrador', async () => {
    const novo = convite({
      perfis: [
        { idOuvidoria: CGU, idPerfil: Perfil.gestor },
        { idOuvidoria: IFCE, idPerfil: Perfil.respondente },
      ],
    });
    expect((await convidar('admin', novo)).statusCode).toBe(200);
    expect((await perfisDe(app, novo.email)).map((p) => [p.id_ouvidoria, p.id_perfil])).toEqual([
      [CGU, Perfil.gestor],
      [IFCE, Perfil.respondente],
    ]);
  });

  it('the link stops working after a week, and a new one replaces it', async () => {
    const novo = convite();
    const { idUsuario } = (await convidar('gestor.cgu', novo)).json();
    const velho = (await linkPara(app, novo.email)).searchParams.get('url');
    const gestor = await entrarComo(app, 'gestor.cgu');
    expect((await gestor.post(`${GERENCIAR}/${idUsuario}/reenviar-convite`)).statusCode).toBe(200);
    const outro = (await linkPara(app, novo.email)).searchParams.get('url');
    expect((await new Visitor(app).get(`/api/app-web/v1/usuario?url=${velho}`)).statusCode).toBe(400);
    expect((await new Visitor(app).get(`/api/app-web/v1/usuario?url=${outro}`)).statusCode).toBe(200);
    app.clock.advance(days(7) + 1000);
    expect((await new Visitor(app).get(`/api/app-web/v1/usuario?url=${outro}`)).statusCode).toBe(400);
  });

  it('brakes resending to one address', async () => {
    const novo = convite();
    const { idUsuario } = (await convidar('gestor.cgu', novo)).json();
    const gestor = await entrarComo(app, 'gestor.cgu');
    const codes: number[] = [];
    for (let i = 0; i < 5; i += 1)
      codes.push((await gestor.post(`${GERENCIAR}/${idUsuario}/reenviar-convite`)).statusCode);
    expect(codes[0]).toBe(200);
    expect(codes.at(-1)).toBe(429);
  });

  it('refuses a last day that is over, and writes nothing', async () => {
    const novo = convite({ validade: '2020-01-01' });
    const response = await convidar('gestor.cgu', novo);
    expect([response.statusCode, response.json().details.campos.validade]).toEqual([
      400,
      'Escolha hoje ou um dia futuro.',
    ]);
    await expect(idDe(app, novo.email)).rejects.toThrow();
  });
});

describe('inviting somebody who has an account', () => {
  it('A17: waits for the person of that CPF, who finds it when they sign in, whatever address was typed', async () => {
    const novo = convite({ cpf: '700.100.037-03' });
    const response = await convidar('gestor.cgu', novo);
    expect(response.json()).toEqual({ idUsuario: await idDe(app, novo.email), resultado: 'convidada' });
    const maria = await entrarComo(app, 'maria.cidada');
    expect((await maria.get(EU)).json().perfilAtual.idPerfil).toBe(Perfil.cidadao);
    await aceitarTudo(maria);
    expect((await maria.get(EU)).json().perfilAtual.idPerfil).toBe(Perfil.respondente);
  });

  it('never by an address or a CPF that nobody proved: whoever typed it would get the profile', async () => {
    const novo = convite();
    await new Visitor(app).post('/api/app-web/v1/usuarios/criar', {
      login: 'estranho',
      nome: 'Um Estranho',
      email: novo.email,
      senha: 'Caneca@2026',
    });
    expect((await convidar('gestor.cgu', novo)).json()).toMatchObject({ resultado: 'convidada' });
    await app.db
      .updateTable('usuario')
      .set({
        ...contaGuardada({ id_tipo_documento: 1, numero_documento: '52998224725', email: null }),
        ativado_em: app.clock.now(),
      })
      .where('login', '=', 'estranho')
      .execute();
    const peloCpf = await convidar('gestor.cgu', convite({ cpf: '529.982.247-25' }));
    expect(peloCpf.json()).toMatchObject({ resultado: 'convidada' });
    const estranho = new Visitor(app);
    await estranho.login('estranho', 'Caneca@2026');
    expect(await convitesDe(estranho)).toEqual([]);
    expect(await perfisDe(app, 'estranho')).toEqual([]);
  });

  it('says so when there is nothing to add', async () => {
    const corpo = convite({
      email: 'respondente.cgu@escuta.invalid',
      perfis: [{ idOuvidoria: CGU, idPerfil: Perfil.respondente }],
    });
    expect((await convidar('gestor.cgu', corpo)).json().code).toBe('usuario.perfil-ja-dado');
  });

  it('keeps the CPF out of the log', () => {
    expect(app.log()).not.toMatch(/700\.?100\.?037/);
  });
});

describe('S6-01 who may invite', () => {
  it.each([
    ['cadastrador.cgu', { perfis: [{ idOuvidoria: CGU, idPerfil: Perfil.gestor }] }, 403],
    ['cadastrador.cgu', { perfis: [{ idOuvidoria: IFCE, idPerfil: Perfil.respondente }] }, 404],
    ['gestor.cgu', { perfis: [{ idOuvidoria: CGU, idPerfil: Perfil.administrador }] }, 403],
    ['gestor.cgu', { perfis: [{ idOuvidoria: IFCE, idPerfil: Perfil.gestor }] }, 404],
    ['respondente.cgu', {}, 403],
    ['maria.cidada', { perfis: [] }, 400],
  ])('%s is refused: %j', async (login, corpo, status) => {
    const novo = convite(corpo);
    const response = await convidar(login, novo);
    if (login === 'maria.cidada') expect([400, 403]).toContain(response.statusCode);
    else expect(response.statusCode).toBe(status);
    await expect(idDe(app, novo.email)).rejects.toThrow();
  });

  it('does not let anybody raise their own rights by inviting themselves', async () => {
    for (const login of ['admin', 'gestor.cgu', 'cadastrador.cgu']) {
      const response = await convidar(
        login,
        convite({
          email: `${login}@escuta.invalid`,
          perfis: [{ idOuvidoria: CGU, idPerfil: Perfil.observador }],
        }),
      );
      expect(response.json().code, login).toBe('usuario.proprios-direitos');
    }
  });
});

describe('finding any account', () => {
  it('is for the administrador, by the whole CPF, login or e-mail, never by a part', async () => {
    const admin = await entrarComo(app, 'admin');
    const achar = async (valor: string) =>
      (
        (await admin.post(`${GERENCIAR}/localizar`, { valor })).json() as { contas: { login: string }[] }
      ).contas.map(({ login }) => login);
    expect(await achar('700.100.074-40')).toEqual(['joao.cidadao']);
    expect(await achar('joao.cidadao@escuta.invalid')).toEqual(['joao.cidadao']);
    expect(await achar('joao.cidadao')).toEqual(['joao.cidadao']);
    expect(await achar('joao')).toEqual([]);
    const gestor = await entrarComo(app, 'gestor.cgu');
    expect((await gestor.post(`${GERENCIAR}/localizar`, { valor: 'joao.cidadao' })).statusCode).toBe(403);
    expect(app.log()).not.toContain('70010007440');
  });
});
