import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { separarRascunhos } from '#capabilities/rascunho/server/index.ts';
import { findUsuarioByDocumento } from '#capabilities/usuario/server/usuario-repository.ts';
import { TipoDocumento } from '#kernel/numeros/documento.ts';
import { marcaAberta } from '#server/crypto/dono.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { selarContas, selarEnderecos } from './selar-dados-pessoais.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demoCasos: true });
});
afterAll(() => app.close());

/** As a dump has it: no key. */
const naCopia = async <R extends object>(consulta: string): Promise<R[]> => {
  const client = new pg.Client({ connectionString: app.url });
  await client.connect();
  try {
    return (await client.query<R>(consulta)).rows;
  } finally {
    await client.end();
  }
};

interface Conta {
  readonly login: string;
  readonly email: string | null;
  readonly telefone: string | null;
  readonly numero_documento: string | null;
  readonly cpf_responsavel: string | null;
}
const CONTAS =
  'select login::text, email::text, telefone, numero_documento, cpf_responsavel from usuario order by id';
const lidas = async () => (await sql<Conta>`${sql.raw(CONTAS)}`.execute(app.db)).rows;

/** Puts accounts, a session, a mail and a draft back to what the version before wrote. */
const comoAntes = async (contas: readonly Conta[]) => {
  for (const { login, email, telefone, numero_documento, cpf_responsavel } of contas) {
    await sql`update usuario set email = ${email}, telefone = ${telefone}, numero_documento = ${numero_documento},
      cpf_responsavel = ${cpf_responsavel}, email_busca = null, documento_busca = null where login = ${login}`.execute(
      app.db,
    );
  }
  await sql`update manifestante set documento_busca = null`.execute(app.db);
  await sql`update sessao set cpf_govbr = '70010003703'`.execute(app.db);
  await sql`insert into email_saida (evento, para, assunto, texto, html, criado_em)
    values ('teste', 'Maria.Cidada@escuta.invalid', 'Aviso', '', '', ${app.clock.now()})`.execute(app.db);
};

describe('L1: CPF and e-mail of accounts, and sign-on data of sessions, are encrypted at rest, with keyed look-up', () => {
  it('of rows that an earlier version wrote in the open, once, at the next start', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const antes = await lidas();
    const pessoas = await app.db
      .selectFrom('pessoa_do_caso')
      .selectAll()
      .orderBy('id_manifestacao')
      .execute();
    await comoAntes(antes);
    expect(await naCopia(CONTAS)).toEqual(antes);
    await selarContas(app.db);
    await selarEnderecos(app.db);
    const seladas = await naCopia<Conta>(CONTAS);
    const valores = seladas
      .flatMap(({ login: _, ...conta }) => Object.values(conta))
      .filter((valor) => valor !== null);
    expect(valores.length).toBeGreaterThan(100);
    expect(valores.every((valor) => valor.startsWith('dp1:'))).toBe(true);
    expect(new Set(valores).size).toBe(valores.length);
    expect(await naCopia("select from sessao where cpf_govbr not like 'dp1:%'")).toEqual([]);
    expect(await naCopia("select from email_saida where para <> '' and para not like 'dp1:%'")).toEqual([]);
    // The same values as before to whoever reads with the key, and the same people behind the cases.
    expect(await lidas()).toEqual(antes);
    expect(
      await app.db.selectFrom('pessoa_do_caso').selectAll().orderBy('id_manifestacao').execute(),
    ).toEqual(pessoas);
    await selarContas(app.db);
    expect(await naCopia(CONTAS)).toEqual(seladas);
    expect((await maria.get('/api/app-web/v1/usuarios/dadosbasicos')).json()).toMatchObject({
      email: 'maria.cidada@escuta.invalid',
    });
  });

  it('an account is found by its whole CPF, and no second one gets it', async () => {
    const conta = await findUsuarioByDocumento(app.db, TipoDocumento.cpf, '70010003703');
    expect(conta).toMatchObject({ numero_documento: '70010003703' });
    const repetir =
      sql`update usuario set documento_busca = (select documento_busca from usuario where id = ${conta?.id}),
      id_tipo_documento = 1 where login = 'joao.cidadao'`.execute(app.db);
    await expect(repetir).rejects.toThrow('usuario_documento_unico');
  });

  it('lengths tell nothing: every CPF and nearly every address has one', async () => {
    const rows = await naCopia<{ letras: number }>(
      'select distinct length(numero_documento) as letras from usuario where numero_documento is not null',
    );
    expect(rows).toHaveLength(1);
  });

  it('without the key the connection refuses to write or look them up', async () => {
    const { openDatabase } = await import('./database.ts');
    const semChave = openDatabase(app.url, { max: 1, onError: () => undefined });
    try {
      await expect(findUsuarioByDocumento(semChave.db, TipoDocumento.cpf, '70010003703')).rejects.toThrow(
        'without the key',
      );
    } finally {
      await semChave.close();
    }
  });

  it('a draft of the version before gets the mark of drafts, which no case has, and its owner still finds it', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const id = '0c6f6c1e-6d0a-4f7e-9d57-0f1f3c1a2b3c';
    const guardado = await maria.send({
      method: 'PUT',
      url: `/api/app-web/v1/rascunhos/${id}`,
      payload: {
        versao: 0,
        titulo: 'Vi',
        idTipoManifestacao: 1,
        continuarEm: '/web/home',
        conteudo: { texto: 'Vi.' },
      },
    });
    expect(guardado.statusCode, guardado.body).toBe(200);
    const { id: idMaria } = await app.db
      .selectFrom('usuario')
      .select('id')
      .where('login', '=', 'maria.cidada')
      .executeTakeFirstOrThrow();
    await sql`update rascunho set dono = ${marcaAberta(app, idMaria)}, dono_a_separar = true`.execute(app.db);
    await separarRascunhos(app.platform);
    expect((await maria.get(`/api/app-web/v1/rascunhos/${id}`)).statusCode).toBe(200);
    expect(await naCopia('select from rascunho r join manifestacao m on m.dono = r.dono')).toEqual([]);
  });
});
