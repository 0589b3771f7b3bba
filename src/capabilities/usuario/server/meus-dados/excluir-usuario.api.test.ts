import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const EXCLUIR = '/api/app-web/v1/usuarios/excluir';
const NINGUEM = 2_000_000_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

const idOf = async (login: string): Promise<number> => {
  const { id } = await app.db
    .selectFrom('usuario')
    .select('id')
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  return id;
};

const excluir = async (visitor: Visitor, idUsuario: number) => {
  const response = await visitor.post(EXCLUIR, { idUsuario });
  return { status: response.statusCode, body: response.body };
};

describe('excluir a conta de outra pessoa', () => {
  it("answers an unknown id and somebody else's alike, so that ids tell nothing", async () => {
    const alheios = ['respondente.ifce', 'maria.cidada', 'gestor.ce'];
    for (const login of ['joao.cidadao', 'gestor.cgu', 'cadastrador.cgu', 'observador.cgu']) {
      const visitor = await entrarComo(app, login);
      const unknown = await excluir(visitor, NINGUEM);
      expect(unknown.status, login).toBe(404);
      for (const alheio of alheios) {
        expect(await excluir(visitor, await idOf(alheio)), `${login} → ${alheio}`).toEqual(unknown);
      }
    }
  });

  it('does not let a gestor reach an administrador, nor who works in another office too', async () => {
    const gestor = await entrarComo(app, 'gestor.cgu');
    for (const login of ['admin', 'duplo']) {
      expect((await excluir(gestor, await idOf(login))).status, login).toBe(403);
    }
  });

  it('lets a gestor and a cadastrador delete the invitation nobody accepted, and no account in use', async () => {
    for (const [login, alvo] of [
      ['gestor.cgu', 'colaborador.cgu'],
      ['cadastrador.cgu', 'atendente.cgu'],
    ] as const) {
      const [visitor, id] = [await entrarComo(app, login), await idOf(alvo)];
      const emUso = await excluir(visitor, id);
      expect([emUso.status, JSON.parse(emUso.body).code]).toEqual([403, 'usuario.conta-da-pessoa']);
      await app.db.updateTable('usuario').set({ ativado_em: null }).where('id', '=', id).execute();
      expect((await excluir(visitor, id)).status).toBe(200);
    }
  });

  it('deletes an integration no more easily than it blocks it, and the log names it', async () => {
    const id = await idOf('ws.respondente');
    for (const login of ['gestor.cgu', 'cadastrador.cgu']) {
      const visitor = await entrarComo(app, login);
      const bloqueio = await visitor.post(`/api/app-web/v1/usuarios/gerenciar/${id}/bloquear`, {
        motivo: 'Um motivo.',
      });
      const exclusao = await excluir(visitor, id);
      expect([bloqueio.statusCode, bloqueio.json().code]).toEqual([403, 'usuario.conta-de-sistema']);
      expect([exclusao.status, JSON.parse(exclusao.body).code]).toEqual([403, 'usuario.conta-de-sistema']);
    }
    const { nome } = await app.db
      .selectFrom('usuario')
      .select('nome')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect((await excluir(await entrarComo(app, 'admin'), id)).status).toBe(200);
    const ato = await app.db
      .selectFrom('auditoria')
      .select(['alvo', 'informacoes'])
      .where('id_alvo', '=', id)
      .where('acao', '=', 'Exclusão')
      .executeTakeFirstOrThrow();
    expect(ato.alvo).toBe(nome);
    expect(ato.informacoes).toMatchObject({ antes: { perfis: [expect.stringContaining(' em CGU')] } });
  });

  it('lets an administrador delete anyone, but not their own account while it is the last', async () => {
    const admin = await entrarComo(app, 'admin');
    expect((await excluir(admin, await idOf('joao.cidadao'))).status).toBe(200);
    expect((await admin.post(EXCLUIR)).json().code).toBe('usuario.ultimo-administrador');
    const idSegundo = await idOf('gestor.fortaleza');
    await app.db
      .insertInto('usuario_perfil_ouvidoria')
      .values({
        id_usuario: idSegundo,
        id_ouvidoria: 6,
        id_perfil: Perfil.administrador,
        criado_em: app.clock.now(),
      })
      .execute();
    expect((await admin.post(EXCLUIR)).statusCode).toBe(200);
    await expect(idOf('admin')).rejects.toThrow();
  });
});
