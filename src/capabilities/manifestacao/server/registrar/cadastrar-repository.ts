import { type Insertable, sql } from 'kysely';
import { procurado } from '#server/crypto/dado-pessoal.ts';
import type { Db } from '#server/db/database.ts';
import type { Manifestacao, ManifestantePreservado, Representacao } from '#server/db/schema.ts';

/** Two sendings of the same filing wait for each other; the second then finds the first's case. */
export const lockEnvio = async (tx: Db, envioHash: Buffer): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${envioHash.readBigInt64BE(0).toString()}::bigint)`.execute(tx);
};

export const findPorEnvio = (db: Db, envioHash: Buffer) =>
  db
    .selectFrom('manifestacao')
    .select(['id', 'envio_conteudo_hash'])
    .where('envio_hash', '=', envioHash)
    .executeTakeFirst();

export const findOrgaoDestino = (db: Db, idOuvidoria: number) =>
  db
    .selectFrom('ouvidoria')
    .select((eb) => [
      'ouvidoria.nome',
      'ouvidoria.sigla',
      'ouvidoria.email',
      'ouvidoria.id_esfera as idEsfera',
      'ouvidoria.uf',
      'ouvidoria.id_municipio as idMunicipio',
      'ouvidoria.prefixo_protocolo as prefixo',
      eb
        .selectFrom('ouvidoria_formulario as f')
        .whereRef('f.id_ouvidoria', '=', 'ouvidoria.id')
        .select(sql<number[]>`coalesce(array_agg(f.id_tipo_formulario), '{}')`.as('formularios'))
        .as('formularios'),
    ])
    .where('ouvidoria.id', '=', idOuvidoria)
    .where('ouvidoria.inativada_em', 'is', null)
    .executeTakeFirst();

/**
 * Whether everything the filing refers to exists and is offered, in one statement; a subject that
 * was merged leads to its successor.
 */
export const findOpcoes = (
  db: Db,
  opcoes: { idAssunto: number; idSubtipo: number; idFormulario: number; idModoResposta: number },
) =>
  db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('assunto as a')
        .innerJoin('assunto as vigente', (join) =>
          join.on(sql<boolean>`vigente.id = coalesce(a.id_unido_a, a.id)`),
        )
        .select('vigente.id')
        .where('a.id', '=', opcoes.idAssunto)
        .where('vigente.ativo', '=', true)
        .as('assunto'),
      eb
        .exists(
          eb
            .selectFrom('modo_resposta')
            .select('id')
            .where('id', '=', opcoes.idModoResposta)
            .where('ativo', '=', true),
        )
        .as('modoResposta'),
      eb
        .exists(
          eb
            .selectFrom('subtipo_formulario')
            .select('id')
            .where('id', '=', opcoes.idSubtipo)
            .where('id_tipo_formulario', '=', opcoes.idFormulario)
            .where('ativo', '=', true),
        )
        .as('subtipo'),
    ])
    .executeTakeFirstOrThrow();

/** The account's data, which the case keeps as they are on the day of filing. */
export const findConta = (db: Db, idUsuario: number) =>
  db
    .selectFrom('usuario')
    .select(['id', 'nome', 'nome_social', 'email', 'telefone', 'id_tipo_documento', 'numero_documento'])
    .where('id', '=', idUsuario)
    .executeTakeFirstOrThrow();

/** The id of a case to be written: what hangs on the case can then travel with it. */
export const nextId = async (tx: Db): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('manifestacao', 'id')) as id`.execute(tx);
  if (!rows[0]) throw new Error('The sequence of cases gave no id');
  return rows[0].id;
};

/**
 * The office's next number of the year, locked until the filing ends so that none is skipped: the other filings of the office
 * wait for this one from here on.
 */
export const nextSequencia = async (tx: Db, idOuvidoria: number, ano: number): Promise<number> => {
  const { ultimo } = await tx
    .insertInto('protocolo_sequencia')
    .values({ id_ouvidoria: idOuvidoria, ano, ultimo: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['id_ouvidoria', 'ano'])
        .doUpdateSet((eb) => ({ ultimo: eb('protocolo_sequencia.ultimo', '+', 1) })),
    )
    .returning('ultimo')
    .executeTakeFirstOrThrow();
  return ultimo;
};

export const insertManifestacao = async (tx: Db, row: Insertable<Manifestacao>): Promise<void> => {
  await tx.insertInto('manifestacao').values(row).execute();
};

export const insertCofre = async (
  tx: Db,
  row: { id_manifestacao: number; chave_embrulhada: Buffer; identidade_cifrada: Buffer | null },
): Promise<void> => {
  await tx.insertInto('manifestacao_cofre').values(row).execute();
};

interface NovoManifestante {
  readonly id_manifestacao: number;
  readonly id_usuario: number | null;
  readonly dados: string;
  readonly documento: string | undefined;
}

export const insertManifestante = async (tx: Db, { documento, ...row }: NovoManifestante): Promise<void> => {
  await tx
    .insertInto('manifestante')
    .values({ ...row, documento_busca: procurado('documento', documento ?? null) })
    .execute();
};

export const insertPreservado = async (tx: Db, row: Insertable<ManifestantePreservado>): Promise<void> => {
  await tx.insertInto('manifestante_preservado').values(row).execute();
};

/** Who preserved the identity stands sealed, and nowhere else. */
export const movePreservado = async (tx: Db, row: Insertable<ManifestantePreservado>): Promise<void> => {
  await insertPreservado(tx, row);
  await tx.deleteFrom('manifestante').where('id_manifestacao', '=', row.id_manifestacao).execute();
};

/** How who preserved the identity wrote what stands covered in the open. */
export const updatePalavrasPreservadas = async (
  tx: Db,
  idManifestacao: number,
  palavrasCifradas: Buffer,
): Promise<void> => {
  await tx
    .updateTable('manifestante_preservado')
    .set({ palavras_cifradas: palavrasCifradas })
    .where('id_manifestacao', '=', idManifestacao)
    .execute();
};

/** The first confirmation counts. */
export const markCodigoGuardado = async (db: Db, idManifestacao: number, agora: Date): Promise<void> => {
  await db
    .updateTable('manifestacao')
    .set({ codigo_confirmado_em: agora })
    .where('id', '=', idManifestacao)
    .where('codigo_confirmado_em', 'is', null)
    .execute();
};

export const insertRepresentacao = async (db: Db, row: Insertable<Representacao>): Promise<number> => {
  const { id } = await db.insertInto('representacao').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};
