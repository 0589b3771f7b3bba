import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, SENHA, Visitor } from '#testing/visitor.ts';

const DADOS = '/api/app-web/v1/usuarios/dadosautenticacao';
const PERFIL = '/api/app-web/v1/usuarios/perfilouvidoria';
const DOCUMENTO = '/api/app-web/v1/usuarios/documento-identificacao';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

describe('troca de perfil', () => {
  it('S4-05 works under the chosen profile from then on', async () => {
    const duplo = await entrarComo(app, 'duplo');
    const before = (await duplo.get(DADOS)).json();
    expect(before.perfisOuvidorias).toHaveLength(2);
    expect(before.perfilAtual).toEqual({ idPerfil: 2, descPerfil: 'Gestor' });
    const respondente = before.perfisOuvidorias.find((p: { descPerfilOuvidoria: string }) =>
      p.descPerfilOuvidoria.startsWith('Respondente'),
    );
    const changed = await duplo.post(`${PERFIL}/${respondente.idUsuarioPerfilOuvidoria}`);
    expect(changed.json()).toMatchObject({ perfilAtual: { idPerfil: 3 }, esferaOuvidoriaAtual: 1 });
    expect((await duplo.get(DADOS)).json().nomeOuvidoriaAtual).toMatch(/Ceará/);
  });

  it("refuses another person's profile as if it did not exist", async () => {
    const gestor = (await (await entrarComo(app, 'gestor.cgu')).get(DADOS)).json();
    const maria = await entrarComo(app, 'maria.cidada');
    const response = await maria.post(`${PERFIL}/${gestor.perfisOuvidorias[0].idUsuarioPerfilOuvidoria}`);
    expect(response.statusCode).toBe(404);
    expect(response.json().message).toBe('Erro ao selecionar o perfil do usuário.');
  });

  it('falls back to a profile that is left when the chosen one ends', async () => {
    const duplo = await entrarComo(app, 'duplo');
    const { perfisOuvidorias } = (await duplo.get(DADOS)).json();
    const [first, second] = perfisOuvidorias;
    await duplo.post(`${PERFIL}/${second.idUsuarioPerfilOuvidoria}`);
    const end = (encerradoEm: Date | null) =>
      app.db
        .updateTable('usuario_perfil_ouvidoria')
        .set({ encerrado_em: encerradoEm })
        .where('id', '=', second.idUsuarioPerfilOuvidoria)
        .execute();
    await end(app.clock.now());
    expect((await duplo.get(DADOS)).json().idUsuarioPerfilOuvidoriaAtual).toBe(
      first.idUsuarioPerfilOuvidoria,
    );
    await end(null);
  });

  it('S6-02 lets only staff of the monitoring authority rate the answer of an appeal', async () => {
    const flag = async (login: string) =>
      (await (await entrarComo(app, login)).get(DADOS)).json().podeQualificarRespostaRecurso;
    expect(await flag('gestor.cgu')).toBe(true);
    expect(await flag('gestor.ifce')).toBe(false);
    expect(await flag('maria.cidada')).toBe(false);
  });
});

describe('pendências do cadastro', () => {
  it('S4-02 asks a physical person without CPF for it, and takes a valid one', async () => {
    const pessoa = new Visitor(app);
    expect((await pessoa.login('sem.cpf', SENHA)).json().pendencia).toBe('cpf');
    const wrong = await pessoa.patch(DOCUMENTO, {
      tipoDocumentoIdentificacao: 1,
      numeroDocumentoIdentificacao: '111.111.111-11',
    });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().details.campos.numeroDocumentoIdentificacao).toMatch(/dígitos não batem/);
    const right = await pessoa.patch(DOCUMENTO, {
      tipoDocumentoIdentificacao: 1,
      numeroDocumentoIdentificacao: '529.982.247-25',
    });
    expect(right.statusCode, right.body).toBe(200);
    expect((await pessoa.get(DADOS)).json()).toMatchObject({
      pendencia: null,
      pessoa: { tipoDocumentoIdentificacao: 1, numeroDocumentoIdentificacao: '52998224725' },
    });
  });

  it('refuses a document that another account has, without saying whose', async () => {
    const { pessoa } = (await (await entrarComo(app, 'maria.cidada')).get(DADOS)).json();
    await app.db
      .updateTable('usuario')
      .set({ numero_documento: null })
      .where('login', '=', 'sem.cpf')
      .execute();
    const samuel = await entrarComo(app, 'sem.cpf');
    const response = await samuel.patch(DOCUMENTO, {
      tipoDocumentoIdentificacao: 1,
      numeroDocumentoIdentificacao: pessoa.numeroDocumentoIdentificacao,
    });
    expect(response.json().code).toBe('usuario.documento-em-uso');
    expect(response.body).not.toMatch(/maria/i);
  });

  it('S4-02 asks a legal person for a CNPJ until it is valid, alphanumeric ones too', async () => {
    const empresa = new Visitor(app);
    expect((await empresa.login('cnpj.pendente', SENHA)).json().pendencia).toBe('cnpj');
    const response = await empresa.patch(DOCUMENTO, {
      tipoDocumentoIdentificacao: 8,
      numeroDocumentoIdentificacao: '12.ABC.345/01DE-35',
    });
    expect(response.statusCode).toBe(200);
    expect((await empresa.get(DADOS)).json()).toMatchObject({
      pendencia: null,
      pessoa: { numeroDocumentoIdentificacao: '12ABC34501DE35' },
    });
  });

  it('S4-02 takes the new password of the first access and ends the pending step', async () => {
    const pessoa = new Visitor(app);
    await pessoa.login('troca.senha', SENHA);
    const trocar = (novaSenha: string) => pessoa.post('/api/app-web/v1/usuarios/troca-senha', { novaSenha });
    expect((await trocar('curta')).json().message).toBe('Deve ter no mínimo 8 caracter(es)');
    expect((await trocar(SENHA)).json().code).toBe('usuario.senha-repetida');
    expect((await trocar('Outra@2026')).statusCode).toBe(200);
    expect((await pessoa.get(DADOS)).json().pendencia).toBeNull();
    expect((await trocar('Mais@2026!')).statusCode).toBe(400);
  });
});
