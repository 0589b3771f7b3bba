import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { days } from '#server/clock.ts';
import { hashSecret } from '#server/crypto/secret.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { Visitor } from '#testing/visitor.ts';
import { auditoriaDe, criarSenha, idDe, perfisDe } from '../gestao/testing-gestao.ts';
import { convidarPrimeiroAdministrador } from './convidar-primeiro-administrador.ts';

const SCRIPT = path.resolve(import.meta.dirname, '../../../../../scripts/primeiro-administrador.ts');
const ORIGEM = 'https://escuta.example';

let app: TestApp;
let idOuvidoria: number;
beforeAll(async () => {
  app = await createTestApp();
  const orgao = { nome: 'Controladoria', sigla: 'CTRL', id_esfera: 1, prefixo_protocolo: '00106' };
  const row = await app.db.insertInto('ouvidoria').values(orgao).returning('id').executeTakeFirstOrThrow();
  idOuvidoria = row.id;
});
afterAll(() => app.close());

const convidar = async (email: string) =>
  new URL(
    await convidarPrimeiroAdministrador(app.platform, ORIGEM, {
      nome: 'Ana Primeira',
      email,
      cpf: null,
      idOuvidoria,
    }),
  );
const status = async (link: URL) =>
  (await new Visitor(app).get(`/api/app-web/v1/usuario?url=${link.searchParams.get('url')}`)).statusCode;

describe('the first administrador of a new platform', () => {
  it('is invited by who runs the server, by a link that works once; a mistyped address is no door', async () => {
    const errado = await convidar('anna@orgao.invalid');
    const outro = await convidar('ana@orgao.invalid');
    const link = await convidar('ana@orgao.invalid');
    expect([await status(errado), await status(outro), await status(link)]).toEqual([400, 400, 200]);
    expect(await perfisDe(app, 'anna@orgao.invalid')).toEqual([]);
    expect(`${link.origin}${link.pathname}`).toBe(`${ORIGEM}/web/usuario/alterarsenha`);
    const login = await criarSenha(app, link, 'Caneca@2026');
    const entrada = await new Visitor(app).login(login, 'Caneca@2026');
    expect(entrada.json().perfilAtual).toMatchObject({ idPerfil: Perfil.administrador });
    expect(await status(link)).toBe(400);
    expect((await auditoriaDe(app, await idDe(app, login)))[0]).toMatchObject({
      acao: 'Convite do primeiro administrador, no servidor',
      id_responsavel: null,
    });
    // Neither the mail nor the log has the link.
    expect(app.log()).not.toContain(link.searchParams.get('url'));
  });

  it('is the only one who comes this way: with an administrador it is refused, also if blocked', async () => {
    await expect(convidar('outra@orgao.invalid')).rejects.toMatchObject({
      code: 'usuario.ja-ha-administrador',
    });
    await app.db.updateTable('usuario').set({ bloqueado_em: app.clock.now() }).execute();
    await expect(convidar('outra@orgao.invalid')).rejects.toMatchObject({
      code: 'usuario.ja-ha-administrador',
    });
    await app.db.updateTable('usuario').set({ bloqueado_em: null }).execute();
    await expect(idDe(app, 'outra@orgao.invalid')).rejects.toThrow();
  });

  it('has a link that ends after a week', async () => {
    const nova = await createTestApp();
    const orgao = { nome: 'Controladoria', sigla: 'CTRL', id_esfera: 1, prefixo_protocolo: '00106' };
    const { id } = await nova.db
      .insertInto('ouvidoria')
      .values(orgao)
      .returning('id')
      .executeTakeFirstOrThrow();
    const convite = { nome: 'Ana Primeira', email: 'ana@orgao.invalid', cpf: null, idOuvidoria: id };
    const link = new URL(await convidarPrimeiroAdministrador(nova.platform, ORIGEM, convite));
    nova.clock.advance(days(7) + 1000);
    const url = `/api/app-web/v1/usuario?url=${link.searchParams.get('url')}`;
    expect((await new Visitor(nova).get(url)).statusCode).toBe(400);
    await nova.close();
  });
});

it('the command registers the office of an empty platform, invites once and then refuses', async () => {
  const vazia = await createTestApp();
  const rodar = async (...args: string[]) => {
    const { PATH = '' } = process.env;
    const env = { PATH, DATABASE_URL: vazia.url, LOG_LEVEL: 'silent', SEED: 'none' };
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [SCRIPT, ...args], { env }).catch(
      (error: { stdout: string; stderr: string }) => error,
    );
    return stdout + stderr;
  };
  const pessoa = ['--nome', 'Ana Primeira', '--email', 'ana@orgao.invalid', '--orgao', 'CTRL'];
  expect(await rodar(...pessoa)).toContain('O prefixo tem 5 algarismos');
  const orgao = ['--orgao-nome', 'Controladoria', '--prefixo', '00106', '--esfera', 'Federal'];
  const link = new URL(/http\S+/.exec(await rodar(...pessoa, ...orgao))?.[0] ?? '');
  const [token] = await vazia.db.selectFrom('usuario_token').select(['hash', 'finalidade']).execute();
  expect(token).toEqual({ hash: hashSecret(link.searchParams.get('url') ?? ''), finalidade: 'convite' });
  // As the page behind the link does.
  await vazia.db.updateTable('usuario').set({ ativado_em: vazia.clock.now() }).execute();
  expect(await rodar(...pessoa)).toContain('A plataforma já tem administrador.');
  await vazia.close();
}, 60_000);
