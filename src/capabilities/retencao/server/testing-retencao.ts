import { sql } from 'kysely';
import { expect } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { days } from '#server/clock.ts';
import type { CasoCriado } from '#testing/casos.ts';
import type { TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';

/** A second gestor of the office of the demonstration's `gestor.cgu`, with the same password. */
export const segundaGestora = async ({ db, clock }: TestApp): Promise<void> => {
  const { id, id_ouvidoria } = await db
    .selectFrom('usuario as u')
    .innerJoin('usuario_perfil_ouvidoria as p', 'p.id_usuario', 'u.id')
    .select(['u.id', 'p.id_ouvidoria'])
    .where('u.login', '=', 'gestor.cgu')
    .where('p.id_perfil', '=', Perfil.gestor)
    .executeTakeFirstOrThrow();
  const conta = await db.selectFrom('usuario').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { id: idNova } = await db
    .insertInto('usuario')
    .values({
      login: 'gestora.dois',
      nome: 'Gilda Duarte Lima',
      email: 'gestora.dois@escuta.invalid',
      senha_hash: conta.senha_hash,
      id_tipo_pessoa: conta.id_tipo_pessoa,
      id_tipo_documento: conta.id_tipo_documento,
      numero_documento: '52998224725',
      documento_provado_em: clock.now(),
      confiabilidade: conta.confiabilidade,
      ativado_em: clock.now(),
      criado_em: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('usuario_perfil_ouvidoria')
    .values({
      id_usuario: idNova,
      id_ouvidoria,
      id_perfil: Perfil.gestor,
      // Long enough in the house to be a second person (kernel/quem/outra-pessoa.ts).
      criado_em: new Date(clock.now().getTime() - days(365)),
    })
    .execute();
};

interface Referencia {
  readonly tabela: string;
  readonly coluna: string;
  readonly alvo: string;
  readonly chave: string;
}

/** Every table that has rows reached from the case by any path of references, as the catalogue says, or that names its protocol. */
export const tabelasComOCaso = async ({ db }: TestApp, caso: CasoCriado): Promise<string[]> => {
  const { rows: referencias } = await sql<Referencia>`
    select c.conrelid::regclass::text as tabela, a.attname as coluna, c.confrelid::regclass::text as alvo, b.attname as chave
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
    where c.contype = 'f' and c.conrelid <> c.confrelid`.execute(db);
  const achadas = new Set<string>();
  const contar = async (tabela: string, onde: string): Promise<void> => {
    const { rows } = await sql
      .raw<{ n: number }>(`select count(*) as n from ${tabela} where ${onde}`)
      .execute(db);
    if ((rows[0]?.n ?? 0) > 0) achadas.add(tabela);
  };
  const seguir = async (alvo: string, onde: string, visitadas: readonly string[]): Promise<void> => {
    for (const { tabela, coluna, chave } of referencias.filter((cada) => cada.alvo === alvo)) {
      if (visitadas.includes(tabela)) continue;
      const aqui = `${coluna} in (select ${chave} from ${alvo} where ${onde})`;
      const solta = alvo === 'manifestacao' ? `${coluna} = ${caso.id}` : aqui;
      await contar(tabela, solta);
      await seguir(tabela, solta, [...visitadas, tabela]);
    }
  };
  await contar('manifestacao', `id = ${caso.id} or id_grupo = ${caso.id}`);
  await seguir('manifestacao', `id = ${caso.id}`, ['manifestacao']);
  const { rows: tabelas } = await sql<{ nome: string }>`
    select c.oid::regclass::text as nome from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`.execute(db);
  for (const { nome } of tabelas) {
    const linha = `to_jsonb(x)::text`;
    const { rows } = await sql
      .raw<{ n: number }>(
        `select count(*) as n from ${nome} x where ${linha} like '%${caso.numeroProtocolo}%' or ${linha} like '%${caso.protocolo}%'`,
      )
      .execute(db);
    if ((rows[0]?.n ?? 0) > 0) achadas.add(nome);
  }
  return [...achadas].sort();
};

const API = '/api/app-web/v1/eliminacoes';
const PORQUE = 'Os prazos da tabela de temporalidade acabaram.';

/** Proposed by one gestor and approved by the other, through the platform. Answers which list. */
export const aprovarPrimeira = async (app: TestApp): Promise<number> => {
  const { id } = await app.db.selectFrom('eliminacao').select('id').orderBy('id').executeTakeFirstOrThrow();
  const gestor = await entrarComo(app, 'gestor.cgu');
  const outra = await entrarComo(app, 'gestora.dois');
  const proposta = await gestor.post(`${API}/${id}/propor`, { justificativa: PORQUE });
  expect(proposta.statusCode, proposta.body).toBe(200);
  const decidida = await outra.post(`${API}/${id}/decidir`, { aprova: true, fundamento: PORQUE });
  expect(decidida.statusCode, decidida.body).toBe(200);
  return id;
};
