import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendEmail } from '#server/mail/mail.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { API, auditoria, escreverEmail } from './testing-email.ts';

let app: TestApp;
let admin: Visitor;
beforeAll(async () => {
  // Nobody listens there.
  app = await createTestApp({ demo: true, env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  admin = await entrarComo(app, 'admin');
});
afterAll(() => app.close());

it('says when a mail is tried again, tries it when told, and keeps nothing of one that was given up (LGPD art. 16)', async () => {
  await sendEmail(app.db, app.platform, {
    chave: 'um',
    evento: 'usuario.senha',
    idUsuario: null,
    para: 'ana@exemplo.invalid',
    assunto: 'Crie uma nova senha',
    texto: 'Olá',
    html: '<p>Olá</p>',
  });
  const { id } = await app.db.selectFrom('email_saida').select('id').executeTakeFirstOrThrow();
  const ver = async () => (await admin.get(`${API}/${id}`)).json();
  const reenviar = () => admin.post(`${API}/enviados/${id}/reenviar`);
  expect(await ver()).toMatchObject({ estado: 'na-fila', podeTentarDeNovo: false });
  expect((await reenviar()).statusCode).toBe(409);

  await app.runJobs();
  const tentando = await ver();
  expect(tentando).toMatchObject({ estado: 'tentando', podeTentarDeNovo: true });
  expect(Date.parse(tentando.proximaTentativaEm)).toBeGreaterThan(0);
  expect(tentando.ultimoErro).toContain('ECONNREFUSED');
  expect((await admin.get(`${API}/enviados?estado=tentando`)).json().itens).toHaveLength(1);

  const antes = (await auditoria(app)).length;
  expect((await reenviar()).statusCode).toBe(200);
  const { tentativas } = await ver();
  await app.runJobs();
  expect((await ver()).tentativas).toBeGreaterThan(tentativas);
  expect((await ver()).estado).toBe('tentando');
  const atos = (await auditoria(app)).slice(antes);
  expect(atos).toMatchObject([
    { acao: 'Nova tentativa de envio', alvo: `E-mail ${id}: Nova senha`, id_alvo: id },
  ]);
  expect(JSON.stringify(atos)).not.toContain('ana@');

  await app.platform.pool.query(
    'update graphile_worker._private_jobs set run_at = now(), max_attempts = attempts + 1',
  );
  await app.runJobs();
  expect(await ver()).toMatchObject({ estado: 'falhou', proximaTentativaEm: null, podeTentarDeNovo: false });
  expect((await admin.get(`${API}/enviados?estado=falhou`)).json().itens).toHaveLength(1);
  expect((await reenviar()).statusCode).toBe(409);
  const guardado = await app.db
    .selectFrom('email_saida')
    .select(['texto', 'html', 'selado', 'endereco_para_sair'])
    .where('id', '=', id)
    .executeTakeFirst();
  expect(guardado).toEqual({ texto: '', html: '', selado: null, endereco_para_sair: null });
});

it('does not send twice what has gone, and knows no mail that does not exist', async () => {
  const id = await escreverEmail(app, { para: 'bia@exemplo.invalid' });
  await app.db
    .updateTable('email_saida')
    .set({ enviado_em: app.clock.now(), tentativas: 1 })
    .where('id', '=', id)
    .execute();
  expect((await admin.post(`${API}/enviados/${id}/reenviar`)).statusCode).toBe(409);
  expect((await admin.post(`${API}/enviados/999999/reenviar`)).statusCode).toBe(404);
});
