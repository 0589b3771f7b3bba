import { expect } from 'vitest';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { Orgaos } from '#testing/registro.ts';
import type { TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';

export const idDe = async (app: TestApp, login: string): Promise<number> =>
  (await app.db.selectFrom('usuario').select('id').where('login', '=', login).executeTakeFirstOrThrow()).id;

/** Names who decides at the CGU, on the office's own screen. */
export const nomear = async (app: TestApp, logins: readonly string[]): Promise<void> => {
  const url = `/api/app-web/v1/gerenciar/orgaos/${Orgaos.cgu}/autoridades`;
  const admin = await entrarComo(app, 'admin');
  const { instancias } = (await admin.get(url)).json<{
    instancias: { idInstancia: number; nomeados: { idUsuario: number }[] }[];
  }>();
  const antes = instancias.find(({ idInstancia }) => idInstancia === Instancia.cgu)?.nomeados ?? [];
  const resposta = await admin.send({
    method: 'PUT',
    url: `${url}/${Instancia.cgu}`,
    payload: {
      pessoas: await Promise.all(logins.map((login) => idDe(app, login))),
      antes: antes.map(({ idUsuario }) => idUsuario),
    },
  });
  expect(resposta.statusCode, resposta.body).toBe(200);
};
