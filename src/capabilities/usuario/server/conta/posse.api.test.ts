import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { contaGuardada } from '#server/crypto/dado-pessoal.ts';
import { conhecerNoGovbr, entrarComGovbr, signOn } from '#testing/govbr-visitor.ts';
import { registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, SENHA, Visitor } from '#testing/visitor.ts';
import { EU, emailsPara, idDe } from '../gestao/testing-gestao.ts';

const MINHAS = '/api/app-web/v1/manifestacoes';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

/** The account now has a CPF that it only typed, and that somebody else really has. */
const digitou = async (login: string, cpf: string): Promise<void> => {
  await conhecerNoGovbr(app, { cpf, nome: 'Quem Tem o CPF', email: `${cpf}@govbr.invalid` });
  await app.db
    .updateTable('usuario')
    .set({ ...contaGuardada({ numero_documento: cpf }), id_tipo_documento: 1, documento_provado_em: null })
    .where('login', '=', login)
    .execute();
};
const contaDe = (login: string) =>
  app.db.selectFrom('usuario').selectAll().where('login', '=', login).executeTakeFirstOrThrow();

describe('B9: whoever really has a CPF that an account only typed', () => {
  it('does not become the gestor who typed it, nor end their session; the gestores and the owner are told', async () => {
    const cpf = '15350946056';
    await digitou('gestor.cgu', cpf);
    const gestor = await entrarComo(app, 'gestor.cgu');
    const { visitor } = await entrarComGovbr(app, cpf);
    const entrada = (await visitor.get(EU)).json();
    expect(entrada.perfilAtual.idPerfil).toBe(Perfil.cidadao);
    expect(entrada.idUsuario).not.toBe(await idDe(app, 'gestor.cgu'));
    expect((await gestor.get(EU)).json()).toMatchObject({ pendencia: 'cpf', login: 'gestor.cgu' });
    const conta = await contaDe('gestor.cgu');
    expect([conta.numero_documento, conta.documento_provado_em, conta.email]).toEqual([
      null,
      null,
      'gestor.cgu@escuta.invalid',
    ]);
    expect((await new Visitor(app).login('gestor.cgu', SENHA)).statusCode).toBe(200);
    expect((await emailsPara(app, 'gestor.cgu@escuta.invalid'))[0]?.assunto).toBe(
      'O documento da sua conta foi retirado',
    );
    expect((await emailsPara(app, 'duplo@escuta.invalid'))[0]?.assunto).toContain('não era comprovado');
    // Who proved it comes back to the account of their own.
    const outraVez = await entrarComGovbr(app, cpf);
    expect((await outraVez.visitor.get(EU)).json().idUsuario).toBe(entrada.idUsuario);
  });

  it('does not read the cases of a citizen who typed it', async () => {
    const cpf = '86288366757';
    const joao = await entrarComo(app, 'joao.cidadao');
    const caso = await registrar(joao);
    expect(caso.statusCode, caso.body).toBe(200);
    await digitou('joao.cidadao', cpf);
    const { visitor } = await entrarComGovbr(app, cpf);
    expect((await visitor.get(`${MINHAS}/${caso.json().idManifestacao}`)).statusCode).toBe(404);
    expect((await visitor.get(EU)).json().idUsuario).not.toBe(await idDe(app, 'joao.cidadao'));
    expect((await new Visitor(app).login('joao.cidadao', SENHA)).json().pendencia).toBe('cpf');
  });

  it('may still take an account without profiles and cases', async () => {
    const cpf = '11144477735';
    await digitou('sem.cpf', cpf);
    const { visitor } = await entrarComGovbr(app, cpf);
    expect((await visitor.get(EU)).json().idUsuario).toBe(await idDe(app, 'sem.cpf'));
  });

  it('signed in to that account proves the own document, and keeps password and profiles', async () => {
    const cpf = '39053344705';
    await digitou('respondente.cgu', cpf);
    const renata = await entrarComo(app, 'respondente.cgu');
    await renata.get(await signOn(renata, cpf));
    expect((await renata.get(EU)).json()).toMatchObject({
      login: 'respondente.cgu',
      perfilAtual: { idPerfil: Perfil.respondente },
    });
    expect((await contaDe('respondente.cgu')).documento_provado_em).not.toBeNull();
    expect((await new Visitor(app).login('respondente.cgu', SENHA)).statusCode).toBe(200);
  });

  it('B14: finds as an invitation what an earlier version had put on an account with that CPF', async () => {
    const cpf = '52998224725';
    await digitou('atendente.cgu', cpf);
    await app.db
      .updateTable('usuario')
      .set({ ativado_em: null, senha_hash: null, de_convite: true })
      .where('login', '=', 'atendente.cgu')
      .execute();
    await app.db
      .updateTable('usuario_perfil_ouvidoria')
      .set({ dado_por: await idDe(app, 'gestor.cgu') })
      .where('id_usuario', '=', await idDe(app, 'atendente.cgu'))
      .execute();
    const { visitor } = await entrarComGovbr(app, cpf);
    expect((await visitor.get(EU)).json().perfilAtual.idPerfil).toBe(Perfil.cidadao);
    const convites = (await visitor.get('/api/app-web/v1/usuarios/meus-convites')).json();
    expect(convites).toMatchObject([{ descPerfil: 'Atendente', ouvidoria: 'CGU' }]);
  });
});
