import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-12T09:00:00-03:00' });
});
afterAll(() => app.close());

/** What a migration does to the rows of the version before; the columns are here already. */
const migrar = async (arquivo: string, quantas: number) => {
  const linhas = readFileSync(`db/migrations/${arquivo}.sql`, 'utf8')
    .split(';')
    .map((comando) => comando.replace(/^\s*--.*$/gm, '').trim())
    .filter((comando) => comando.startsWith('update '));
  expect(linhas).toHaveLength(quantas);
  for (const linha of linhas) await sql.raw(linha).execute(app.db);
};

it('LAI art. 17: steps of the version before keep who had them, and the pedido who asked', async () => {
  const agora = app.clock.now();
  const maria = await app.db
    .selectFrom('usuario')
    .select(['id', 'nome', 'email'])
    .where('login', '=', 'maria.cidada')
    .executeTakeFirstOrThrow();
  const { id } = await app.db
    .insertInto('pedido_desclassificacao')
    .values({
      protocolo: '23546999999202600',
      id_ouvidoria: Orgaos.ifce,
      id_usuario: maria.id,
      requerente: '',
      situacao: 'na-comissao',
      descricao: 'O plano de segurança',
      envio_hash: Buffer.alloc(32, 7),
      registrado_em: agora,
      atualizado_em: agora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // As they were numbered: classifying authority, highest authority, commission.
  await app.db
    .insertInto('passo_desclassificacao')
    .values(
      [1, 2, 3].map((passo) => ({
        id_pedido: id,
        passo,
        id_ouvidoria_julgadora: Orgaos.ifce,
        texto: `Razões ${passo}`,
        por_silencio: false,
        registrado_em: agora,
        registro_contado: '2026-03-12',
        prazo: passo === 3 ? null : '2026-04-14',
      })),
    )
    .execute();
  await migrar('0038-desclassificacao-completa', 4);
  const passos = await app.db
    .selectFrom('passo_desclassificacao')
    .select(['passo', 'texto', 'prazo_original'])
    .where('id_pedido', '=', id)
    .orderBy('passo')
    .execute();
  expect(passos).toEqual([
    { passo: 1, texto: 'Razões 1', prazo_original: '2026-04-14' },
    { passo: 3, texto: 'Razões 2', prazo_original: '2026-04-14' },
    { passo: 4, texto: 'Razões 3', prazo_original: null },
  ]);
  const pedido = await app.db
    .selectFrom('pedido_desclassificacao')
    .select(['requerente', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(pedido).toEqual({ requerente: maria.nome, email: maria.email });
});

it('Lei 9.784/1999, art. 66: who was told of a decision by mail or account knows of it since then', async () => {
  const decididoEm = app.clock.now();
  const { id } = await app.db
    .selectFrom('pedido_desclassificacao')
    .select('id')
    .where('protocolo', '=', '23546999999202600')
    .executeTakeFirstOrThrow();
  await app.db
    .updateTable('passo_desclassificacao')
    .set({
      resultado: 'mantida',
      decisao: 'Continua.',
      id_responsavel: 1,
      responsavel: 'Gestor',
      decidido_em: decididoEm,
    })
    .where('id_pedido', '=', id)
    .where('passo', '=', 1)
    .execute();
  await migrar('0044-desclassificacao-por-qualquer-pessoa', 1);
  const passos = await app.db
    .selectFrom('passo_desclassificacao')
    .select(['passo', 'ciente_em'])
    .where('id_pedido', '=', id)
    .orderBy('passo')
    .execute();
  expect(passos.map(({ ciente_em }) => ciente_em)).toEqual([decididoEm, null, null]);
});
