import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { contaGuardada } from '#server/crypto/dado-pessoal.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { EU, GERENCIAR, idDe } from '../gestao/testing-gestao.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

/** What the migration does to the rows of the version before; the columns are here already. */
const migrar = async () => {
  const inteira = readFileSync('db/migrations/0066-perfil-a-aceitar.sql', 'utf8');
  const linhas = [...inteira.matchAll(/^update usuario[^;]*;/gm)];
  expect(linhas).toHaveLength(2);
  for (const [linha] of linhas) await sql.raw(linha).execute(app.db);
};

it('A17: profiles of the version before count as accepted, and invitations under way keep their CPF beside them', async () => {
  await sql`update usuario set de_convite = false`.execute(app.db);
  await app.db
    .insertInto('usuario_historico')
    .values({ id_usuario: await idDe(app, 'observador.cgu'), acao: 'Cadastro', ocorrido_em: app.clock.now() })
    .execute();
  await app.db
    .updateTable('usuario')
    .set({
      ...contaGuardada({ numero_documento: '52998224725' }),
      documento_provado_em: null,
      ativado_em: null,
      senha_hash: null,
    })
    .where('login', '=', 'atendente.cgu')
    .execute();

  await migrar();

  const respondente = await entrarComo(app, 'respondente.cgu');
  expect((await respondente.get(EU)).json().perfilAtual.idPerfil).toBe(Perfil.respondente);
  const contas = await app.db
    .selectFrom('usuario')
    .select(['login', 'de_convite', 'numero_documento', 'cpf_do_convite'])
    .where('login', 'in', ['atendente.cgu', 'observador.cgu', 'maria.cidada', 'respondente.cgu'])
    .orderBy('login')
    .execute();
  expect(contas).toMatchObject([
    { de_convite: true, numero_documento: null, cpf_do_convite: '52998224725' },
    { de_convite: false, cpf_do_convite: null },
    { de_convite: false, cpf_do_convite: null },
    { de_convite: true, cpf_do_convite: null },
  ]);
  const gestor = await entrarComo(app, 'gestor.cgu');
  const convidado = (await gestor.get(`${GERENCIAR}/${await idDe(app, 'atendente.cgu')}`)).json();
  expect(convidado).toMatchObject({ cpfMascarado: '***.982.247-**', isDocumentoProvado: false });
});
