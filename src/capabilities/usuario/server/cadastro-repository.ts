import { type Insertable, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { UsuarioPerfilCidadao } from '#server/db/schema.ts';
import type { PerfilCidadao, Preferencias } from '../domain/cadastro.ts';

export const findPerfilCidadao = (db: Db, idUsuario: number) =>
  db
    .selectFrom('usuario_perfil_cidadao as p')
    .leftJoin('municipio as m', 'm.id', 'p.id_municipio')
    .selectAll('p')
    .select(['m.nome as municipio', 'm.uf'])
    .where('p.id_usuario', '=', idUsuario)
    .executeTakeFirst();
export type PerfilCidadaoRow = NonNullable<Awaited<ReturnType<typeof findPerfilCidadao>>>;

type Mudancas = Omit<Insertable<UsuarioPerfilCidadao>, 'id_usuario'>;

export const savePerfilCidadao = async (db: Db, idUsuario: number, mudancas: Mudancas): Promise<void> => {
  await db
    .insertInto('usuario_perfil_cidadao')
    .values({ id_usuario: idUsuario, ...mudancas })
    .onConflict((conflict) => conflict.column('id_usuario').doUpdateSet(mudancas))
    .execute();
};

export const isMunicipio = async (db: Db, idMunicipio: number): Promise<boolean> =>
  (await db.selectFrom('municipio').select('id').where('id', '=', idMunicipio).executeTakeFirst()) !==
  undefined;

/** The descriptions of the ids; null if the table has no such row. */
export const findNomesDoPerfil = (db: Db, perfil: PerfilCidadao) => {
  const nome = (tabela: string, idOpcao: number | null) =>
    sql<string | null>`(select descricao from ${sql.table(tabela)} where id = ${idOpcao}::int)`;
  return db
    .selectNoFrom([
      nome('escolaridade', perfil.idEscolaridade).as('idEscolaridade'),
      nome('raca_cor', perfil.idRacaCor).as('idRacaCor'),
      nome('genero', perfil.idGenero).as('idGenero'),
      nome('faixa_etaria', perfil.idFaixaEtaria).as('idFaixaEtaria'),
      nome('profissao', perfil.idProfissao).as('idProfissao'),
    ])
    .executeTakeFirstOrThrow();
};

export const findPreferencias = async (db: Db, idUsuario: number): Promise<Preferencias | null> => {
  const row = await db
    .selectFrom('usuario_preferencia')
    .select(['avisos_de_andamento', 'pesquisas'])
    .where('id_usuario', '=', idUsuario)
    .executeTakeFirst();
  return row ? { avisosDeAndamento: row.avisos_de_andamento, pesquisas: row.pesquisas } : null;
};

export const savePreferencias = async (
  db: Db,
  idUsuario: number,
  { avisosDeAndamento, pesquisas }: Preferencias,
): Promise<void> => {
  const valores = { avisos_de_andamento: avisosDeAndamento, pesquisas };
  await db
    .insertInto('usuario_preferencia')
    .values({ id_usuario: idUsuario, ...valores })
    .onConflict((conflict) => conflict.column('id_usuario').doUpdateSet(valores))
    .execute();
};

/** Deletes the optional answers and choices of the person. */
/** The second factor of whoever had the account: it must not keep its owner out, nor outlive the account. */
export const deleteSegundosFatores = async (db: Db, idUsuario: number): Promise<void> => {
  await db.deleteFrom('fator').where('id_usuario', '=', idUsuario).execute();
  await db.deleteFrom('fator_codigo_recuperacao').where('id_usuario', '=', idUsuario).execute();
};

export const deleteCadastroOpcional = async (db: Db, idUsuario: number): Promise<void> => {
  await db.deleteFrom('usuario_perfil_cidadao').where('id_usuario', '=', idUsuario).execute();
  await db.deleteFrom('usuario_preferencia').where('id_usuario', '=', idUsuario).execute();
};
