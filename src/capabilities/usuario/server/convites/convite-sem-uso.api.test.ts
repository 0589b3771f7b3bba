import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import { days } from '#server/clock.ts';
import { CGU, criarCaso } from '#testing/casos.ts';
import { registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';
import { criarSenha, emailsPara, GERENCIAR, linkPara } from '../gestao/testing-gestao.ts';

const TRATAMENTO = '/api/app-web/v1/tratamento';
let app: TestApp;
let gestor: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  gestor = await entrarComo(app, 'gestor.cgu');
});
afterAll(() => app.close());

const convidar = async (email: string): Promise<number> => {
  const resposta = await gestor.post(`${GERENCIAR}/convidar`, {
    nome: 'Lia Monteiro Dantas',
    email,
    perfis: [{ idOuvidoria: CGU, idPerfil: Perfil.respondente }],
    validade: null,
  });
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json<{ idUsuario: number }>().idUsuario;
};
const desde = async (idUsuario: number): Promise<number> => {
  const { criado_em } = await app.db
    .selectFrom('usuario_perfil_ouvidoria')
    .select('criado_em')
    .where('id_usuario', '=', idUsuario)
    .executeTakeFirstOrThrow();
  return criado_em.getTime();
};

describe('an invitation that nobody used does not work in the office (Lei 13.608/2018, art. 4-B)', () => {
  it('no case is assigned to it, no step is sent to it, and no mail or alert of a denúncia goes to the address typed', async () => {
    const email = 'ninguem.novo@escuta.invalid';
    const idUsuario = await convidar(email);
    const { id } = await criarCaso(app, { idOuvidoria: CGU, tipo: TipoManifestacao.denuncia });
    const casos = [{ idManifestacao: id }];
    const atribuida = await gestor.post(`${TRATAMENTO}/atribuir`, { casos, idResponsavel: idUsuario });
    expect([atribuida.statusCode, atribuida.body]).not.toEqual([
      200,
      expect.stringContaining('"feito":true'),
    ]);
    const passo = {
      casos,
      pessoas: [idUsuario],
      unidades: [],
      mensagem: 'Favor apurar com sigilo.',
      prazo: '2026-04-30',
    };
    const tramitada = await gestor.post(`${TRATAMENTO}/tramitar`, passo);
    expect([tramitada.statusCode, tramitada.body]).not.toEqual([
      200,
      expect.stringContaining('"feito":true'),
    ]);
    await registrar(await entrarComo(app, 'maria.cidada'), { idTipoManifestacao: TipoManifestacao.denuncia });
    await app.runJobs();

    const { id_responsavel } = await app.db
      .selectFrom('manifestacao')
      .select('id_responsavel')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(id_responsavel).toBeNull();
    const passos = app.db.selectFrom('tramitacao').select('id').where('id_destinatario', '=', idUsuario);
    expect(await passos.execute()).toEqual([]);
    const alertas = app.db.selectFrom('alerta').select('id').where('id_usuario', '=', idUsuario);
    expect(await alertas.execute()).toEqual([]);
    expect((await emailsPara(app, email)).map(({ texto }) => texto)).toHaveLength(1);
    const opcoes = (await gestor.get(`${TRATAMENTO}/${id}/opcoes`)).json<{
      colegas: { idUsuario: number }[];
    }>();
    expect(opcoes.colegas.map((colega) => colega.idUsuario)).not.toContain(idUsuario);
    // The office still sees the invitation as one, and its profile as neither over nor ended.
    expect((await gestor.get(`${GERENCIAR}/${idUsuario}`)).json()).toMatchObject({
      situacao: 'convidado',
      perfis: [{ isVigente: true }],
    });
  });

  it('the time in the office begins when the link is used: who comes in after thirty days opens no identity alone', async () => {
    const email = 'reserva@escuta.invalid';
    const idUsuario = await convidar(email);
    app.clock.advance(days(31));
    gestor = await entrarComo(app, 'gestor.cgu');
    await app.db.deleteFrom('email_saida').execute();
    expect((await gestor.post(`${GERENCIAR}/${idUsuario}/reenviar-convite`)).statusCode).toBe(200);
    const login = await criarSenha(app, await linkPara(app, email), 'Minha@2026');
    expect(await desde(idUsuario)).toBe(app.clock.now().getTime());

    const maria = await entrarComo(app, 'maria.cidada');
    const registrada = await registrar(maria, { idTipoManifestacao: TipoManifestacao.denuncia });
    const { idManifestacao } = registrada.json<{ idManifestacao: number }>();
    const nova = new Visitor(app);
    await nova.login(login, 'Minha@2026');
    const aberta = await nova.post(`${TRATAMENTO}/${idManifestacao}/identidade`, {
      motivo: 'Preciso falar com a pessoa para apurar o relato.',
    });
    expect(aberta.body).not.toContain('Maria Aparecida');
  });

  it('profiles from before began, at the earliest, when their account came in', async () => {
    const idUsuario = await convidar('antiga@escuta.invalid');
    await criarSenha(app, await linkPara(app, 'antiga@escuta.invalid'), 'Minha@2026');
    const entrou = await desde(idUsuario);
    await sql`update usuario_perfil_ouvidoria set criado_em = criado_em - interval '31 days'
      where id_usuario = ${idUsuario}`.execute(app.db);
    const migracao = readFileSync('db/migrations/0075-so-quem-entrou-e-esta.sql', 'utf8');
    const [linha] = migracao.match(/^update usuario_perfil_ouvidoria p [^;]*;/m) ?? [];
    await sql.raw(linha ?? '').execute(app.db);
    expect(await desde(idUsuario)).toBe(entrou);
  });
});
