import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailsEscritos } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { avisar } from './avisar.ts';

const PESQUISA = 'https://exemplo.invalid/web/manifestacao/avaliar/1#token=abc';

let app: TestApp;
let idUsuario: number;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  ({ id: idUsuario } = await app.db
    .selectFrom('usuario')
    .select('id')
    .where('login', '=', 'maria.cidada')
    .executeTakeFirstOrThrow());
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('email_saida').execute();
  await app.db.deleteFrom('usuario_preferencia').execute();
});

const preferir = (pesquisas: boolean) =>
  app.db.insertInto('usuario_preferencia').values({ id_usuario: idUsuario, pesquisas }).execute();

const respondida = async (quem: number | null, enderecoDaPesquisa?: string) => {
  await avisar(app.platform, app.db, {
    evento: 'manifestacao.respondida',
    idOuvidoria: null,
    cidadao: { email: 'maria@exemplo.invalid', idUsuario: quem },
    orgao: null,
    sigiloso: false,
    variaveis: { protocolo: '00106.000001/2026-11', orgao: 'CGU – Controladoria-Geral da União' },
    endereco: 'https://exemplo.invalid/web/manifestacao/detalhar/1',
    enderecoDaPesquisa,
  });
  const [email] = await emailsEscritos(app);
  if (!email) throw new Error('Nenhum e-mail escrito');
  return email;
};

describe('the mail of an answer', () => {
  it('invites to the survey whoever did not refuse surveys, with or without an account', async () => {
    expect((await respondida(null, PESQUISA)).texto).toContain(PESQUISA);
    await app.db.deleteFrom('email_saida').execute();
    expect((await respondida(idUsuario, PESQUISA)).texto).toContain(PESQUISA);
    await app.db.deleteFrom('email_saida').execute();
    await preferir(true);
    expect((await respondida(idUsuario, PESQUISA)).texto).toContain('conte o que achou');
  });

  it('tells who wants no surveys of the answer, and asks for nothing', async () => {
    await preferir(false);
    const { texto, html } = await respondida(idUsuario, PESQUISA);
    expect(texto).toContain('00106.000001/2026-11');
    expect(texto).not.toMatch(/avalia|conte o que achou|\{\{|\n{3,}/);
    expect(html).not.toMatch(/avalia|<p[^>]*><\/p>/);
  });

  it('has no invitation where there is nothing to rate', async () => {
    expect((await respondida(idUsuario)).texto).not.toMatch(/avalia|\{\{/);
  });
});
