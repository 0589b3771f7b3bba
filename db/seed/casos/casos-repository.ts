import { sql } from 'kysely';
import { contaGuardada } from '#server/crypto/dado-pessoal.ts';
import type { Db } from '#server/db/database.ts';
import type { ContaDoCaso } from './contexto.ts';
import type { Linhas, TabelaComId } from './linhas.ts';
import type { PessoaDemo } from './pessoas.ts';

/** Protocols of the cases that came from these sendings, by the sending's hash in hex. */
export const listPorEnvio = async (db: Db, envios: readonly Buffer[]) => {
  const rows = await db
    .selectFrom('manifestacao as m')
    .innerJoin('ouvidoria as o', 'o.id', 'm.id_ouvidoria_registro')
    .select(['m.envio_hash', 'm.protocolo', 'o.id_esfera'])
    .where('m.envio_hash', 'in', envios)
    .execute();
  return new Map(rows.map((row) => [row.envio_hash.toString('hex'), row]));
};

export const insertPessoas = async (db: Db, pessoas: readonly PessoaDemo[], agora: Date): Promise<void> => {
  await db
    .insertInto('usuario')
    .values(
      pessoas.map(({ login, nome, email, telefone, cpf }) =>
        contaGuardada({
          login,
          nome,
          email,
          telefone,
          id_tipo_documento: 1,
          numero_documento: cpf,
          documento_provado_em: agora,
          confiabilidade: 'prata',
          ativado_em: agora,
          criado_em: agora,
        }),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const listContas = (db: Db): Promise<ContaDoCaso[]> =>
  db
    .selectFrom('usuario')
    .select(['id', 'login', 'nome', 'email', 'telefone', 'numero_documento', 'id_tipo_documento'])
    .execute();

/** Ids nobody else will get, so that rows may point at each other before they are written. */
export const takeIds = async (
  db: Db,
  tabela: TabelaComId | 'manifestacao_historico',
  quantos: number,
): Promise<number[]> => {
  const { rows } = await sql<{ id: string }>`
    select nextval(pg_get_serial_sequence(${tabela}, 'id')) as id from generate_series(1, ${quantos})`.execute(
    db,
  );
  return rows.map(({ id }) => Number(id));
};

/** Raises each office's sequence of a year by as many numbers and says the last of them. */
export const takeSequencias = (
  db: Db,
  sequencias: readonly { idOuvidoria: number; ano: number; quantas: number }[],
): Promise<{ id_ouvidoria: number; ano: number; ultimo: number }[]> =>
  db
    .insertInto('protocolo_sequencia')
    .values(
      sequencias.map(({ idOuvidoria, ano, quantas }) => ({
        id_ouvidoria: idOuvidoria,
        ano,
        ultimo: quantas,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['id_ouvidoria', 'ano'])
        .doUpdateSet((eb) => ({ ultimo: eb('protocolo_sequencia.ultimo', '+', eb.ref('excluded.ultimo')) })),
    )
    .returning(['id_ouvidoria', 'ano', 'ultimo'])
    .execute();

/** A statement may carry 65 535 values; the widest table has some forty columns. */
const POR_VEZ = 500;

const insertEmPartes = async <T extends keyof Linhas>(db: Db, tabela: T, rows: Linhas[T]): Promise<void> => {
  for (let i = 0; i < rows.length; i += POR_VEZ) {
    // Kysely cannot follow a table that is only known by its key; `Linhas` has typed the rows.
    await db
      .insertInto(tabela)
      .values(rows.slice(i, i + POR_VEZ) as never)
      .execute();
  }
};

/** In the order of `Linhas`, which is the order of what refers to what. */
export const insertLinhas = async (db: Db, linhas: Linhas): Promise<void> => {
  for (const tabela of Object.keys(linhas) as (keyof Linhas)[])
    await insertEmPartes(db, tabela, linhas[tabela]);
};
