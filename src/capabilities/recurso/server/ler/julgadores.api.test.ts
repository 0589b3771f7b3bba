import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { criarPedidoRespondido, criarRecurso } from '#testing/decisoes.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { findJulgador, listQuemJulga } from './julgadores-repository.ts';

let app: TestApp;
let onde: { id: number; id_ouvidoria_julgadora: number; id_instancia: number; id_responsavel: number | null };
const ids = new Map<string, number>();
const idDe = (login: string): number => ids.get(login) ?? 0;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  const contas = await app.db.selectFrom('usuario').select(['id', 'login']).execute();
  for (const { id, login } of contas) ids.set(login, id);
  const caso = await criarPedidoRespondido(app);
  const id = await criarRecurso(app, caso, { idTipoResposta: null });
  onde = { id, id_ouvidoria_julgadora: Orgaos.cgu, id_instancia: Instancia.cgu, id_responsavel: null };
}, 120_000);
afterAll(() => app.close());

const nomear = async (...logins: string[]): Promise<void> => {
  await app.db.deleteFrom('autoridade_recurso').where('id_ouvidoria', '=', Orgaos.cgu).execute();
  if (logins.length > 0)
    await app.db
      .insertInto('autoridade_recurso')
      .values(
        logins.map((login) => ({
          id_ouvidoria: Orgaos.cgu,
          id_instancia: Instancia.cgu,
          id_usuario: idDe(login),
        })),
      )
      .execute();
};
const julga = async (login: string): Promise<boolean> =>
  (await findJulgador(app.db, onde, idDe(login), app.clock.now())) !== undefined;

describe('M6 who may decide an appeal is looked up by the rule that lets them act (papeisNoRecurso)', () => {
  it('a program of the deciding office where it is named, or where nobody is', async () => {
    await nomear('ws.respondente');
    expect([await julga('ws.respondente'), await julga('respondente.cgu')]).toEqual([true, false]);
    await nomear();
    expect([await julga('ws.respondente'), await julga('respondente.cgu')]).toEqual([true, true]);
    await nomear('recursos.cgu');
    expect([await julga('ws.respondente'), await julga('recursos.cgu')]).toEqual([false, true]);
    expect([await julga('gestor.cgu'), await julga('ws.observador'), await julga('atendente.cgu')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('reminds people only: where a program alone is named, its office’s gestor', async () => {
    await nomear('ws.respondente');
    const lembrados = await listQuemJulga(app.db, onde, app.clock.now());
    expect(lembrados).not.toContain(idDe('ws.respondente'));
    expect(lembrados).toContain(idDe('gestor.cgu'));
  });
});
