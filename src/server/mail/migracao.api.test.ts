import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { Visitor } from '#testing/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

/** What the migration does to the rows of the version before; the tables are as it leaves them. */
const migrar = async () => {
  const inteira = readFileSync('db/migrations/0073-correio-fechado.sql', 'utf8');
  const linhas = [
    ...inteira.matchAll(
      /^(?:update (?:usuario_token|email_saida)|with guardas)[^;]*;|^do \$\$[\s\S]*?\$\$;/gm,
    ),
  ];
  expect(linhas).toHaveLength(5);
  for (const [linha] of linhas) await sql.raw(linha).execute(app.db);
};

it('L1 what mail servers answered is forgotten, links of mails that failed are void, and notices that guard say what they said at first', async () => {
  const pedida = await new Visitor(app).post('/api/app-web/v1/usuarios/reset_password?login=joao.cidadao');
  expect(pedida.statusCode, pedida.body).toBe(200);
  const { id_usuario } = await app.db
    .selectFrom('usuario_token')
    .select('id_usuario')
    .where('usado_em', 'is', null)
    .executeTakeFirstOrThrow();
  await app.db
    .updateTable('email_saida')
    .set({
      texto: 'Crie a senha: https://escuta.test/x?url=segredo',
      selado: null,
      ultimo_erro: '550 mailbox JOAO.CIDADAO unavailable',
      falhou_em: app.clock.now(),
    })
    .where('id_usuario', '=', id_usuario)
    .execute();
  const guarda = await app.db
    .selectFrom('email_modelo')
    .select(['id', 'corpo'])
    .where('evento', '=', 'equipe.identidade')
    .executeTakeFirstOrThrow();
  const boletim = { assunto: 'Boletim', titulo: 'Boletim', corpo: 'Nada de novo.', ativo: true, autor: 'X' };
  await app.db
    .insertInto('email_modelo_versao')
    .values({ ...boletim, id_modelo: guarda.id, versao: 2, criado_em: app.clock.now() })
    .execute();
  await app.db.updateTable('email_modelo').set({ versao: 2 }).where('id', '=', guarda.id).execute();

  await migrar();

  const emails = await app.db
    .selectFrom('email_saida')
    .selectAll()
    .where('id_usuario', '=', id_usuario)
    .execute();
  expect(emails).toMatchObject([{ texto: '', html: '', selado: null, ultimo_erro: null }]);
  const validos = await app.db
    .selectFrom('usuario_token')
    .select('hash')
    .where('usado_em', 'is', null)
    .execute();
  expect(validos).toEqual([]);
  const emUso = await app.db
    .selectFrom('email_modelo as m')
    .innerJoin('email_modelo_versao as v', (join) =>
      join.onRef('v.id_modelo', '=', 'm.id').onRef('v.versao', '=', 'm.versao'),
    )
    .select(['v.versao', 'v.corpo', 'v.restaurada_de'])
    .where('m.id', '=', guarda.id)
    .execute();
  expect(emUso).toEqual([{ versao: 3, corpo: guarda.corpo, restaurada_de: 1 }]);
});
