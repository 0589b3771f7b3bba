import { afterAll, beforeAll, expect, it } from 'vitest';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import { criarCaso, quemEhServidor } from '#testing/casos.ts';
import { idDoLogin } from '#testing/pessoas-do-caso.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { comAlcance, impedir } from './impedidos.ts';

let app: TestApp;
let id: number;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  ({ id } = await criarCaso(app));
  const idUsuario = await idDoLogin(app, 'gestor.cgu');
  const impedida = { idManifestacao: id, idUsuario, origem: 'envolvido', agora: app.clock.now() } as const;
  await impedir(app.platform, app.db, impedida);
});
afterAll(() => app.close());

/** What the session's statement found of an account that nothing is kept from. */
const LIDO = { casos: [], aComparar: [], acessos: [] };
const alcance = async (login: string, idPerfil: IdPerfil, lido: typeof LIDO | null) => {
  const { usuario } = await quemEhServidor(app, login, idPerfil);
  if (!usuario) throw new Error('no account');
  return (await comAlcance(app.platform, usuario, async () => undefined, lido)).impedidoEm;
};

it('Lei 13.608/2018, art. 4-A: what a person is kept away from is read with their session', async () => {
  expect(await alcance('gestor.cgu', Perfil.gestor, null)).toEqual([id]);
  expect(await alcance('respondente.cgu', Perfil.respondente, LIDO)).toEqual([]);
});

it('a program is kept away from what a gestor of its office is, whatever was read with its session', async () => {
  expect(await alcance('ws.respondente', Perfil.webServiceRespondente, null)).toEqual([id]);
  expect(await alcance('ws.respondente', Perfil.webServiceRespondente, LIDO)).toEqual([id]);
});
