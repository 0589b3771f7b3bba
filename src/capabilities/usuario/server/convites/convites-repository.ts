import { type RawBuilder, sql } from 'kysely';
import { TipoDocumento, TipoPessoa } from '#kernel/numeros/documento.ts';
import type { Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';

export interface ConviteRow {
  readonly id: number;
  /** The person's own account, or the one that the invitation made. */
  readonly idConta: number;
  readonly idPerfil: number;
  readonly idOuvidoria: number;
  readonly sigla: string;
  readonly orgao: string;
  readonly validade: string | null;
  readonly dadoPor: number;
  readonly nomeDeQuemDeu: string;
  readonly desde: Date;
  readonly aConfirmar: boolean;
}

/** An invitation that nobody used, to the address that the person confirmed or with the CPF that they proved. */
const CHAMA_A_PESSOA = sql<boolean>`c.de_convite and c.ativado_em is null and c.senha_hash is null and c.bloqueado_em is null
  and ((eu.ativado_em is not null and c.email_busca = eu.email_busca)
    or (eu.documento_provado_em is not null and eu.id_tipo_documento = ${sql.lit(TipoDocumento.cpf)}
      and c.cpf_do_convite_busca = eu.documento_busca))`;

const selectConvites = async (
  db: Db,
  idUsuario: number,
  agora: Date,
  quais: RawBuilder<boolean>,
): Promise<ConviteRow[]> => {
  const { rows } = await sql<ConviteRow>`
    select p.id, c.id as "idConta", p.id_perfil as "idPerfil", o.id as "idOuvidoria", o.sigla, o.nome as orgao, p.validade,
      p.dado_por as "dadoPor", ${nomeDaPessoa('d')} as "nomeDeQuemDeu", coalesce(p.a_aceitar_desde, p.criado_em) as desde,
      p.a_confirmar_desde is not null as "aConfirmar"
    from usuario eu
    join usuario_perfil_ouvidoria p on p.encerrado_em is null and p.recusado_em is null
    join usuario c on c.id = p.id_usuario and c.excluido_em is null
    join ouvidoria o on o.id = p.id_ouvidoria and o.inativada_em is null
    join usuario d on d.id = p.dado_por
    where eu.id = ${idUsuario} and eu.excluido_em is null and not eu.e_sistema
      and eu.id_tipo_pessoa = ${sql.lit(TipoPessoa.fisica)} and ${quais}
      and (p.validade is null or p.validade >= (${agora}::timestamptz at time zone 'America/Sao_Paulo')::date)
      and ((c.id = eu.id and p.a_aceitar_desde is not null) or (c.id <> eu.id and ${CHAMA_A_PESSOA}))
    order by desde, p.id`.execute(db);
  return rows;
};

export const listConvites = (db: Db, idUsuario: number, agora: Date): Promise<ConviteRow[]> =>
  selectConvites(db, idUsuario, agora, sql`true`);

/** Locks both accounts in one order: of two answers, or an answer and the use of the link, the second finds it gone. */
export const lockConvite = async (
  db: Db,
  idUsuario: number,
  id: number,
  agora: Date,
): Promise<ConviteRow | undefined> => {
  await sql`select from usuario u
    where u.id in (${idUsuario}, (select p.id_usuario from usuario_perfil_ouvidoria p where p.id = ${id}))
    order by u.id for update`.execute(db);
  const [row] = await selectConvites(db, idUsuario, agora, sql`p.id = ${id}`);
  return row;
};

export const setRecusado = (db: Db, id: number, agora: Date) =>
  db.updateTable('usuario_perfil_ouvidoria').set({ recusado_em: agora }).where('id', '=', id).execute();

/** Their time in the office begins with the yes, and they are compared with its cases before they read any. */
export const setAceito = (db: Db, id: number, idUsuario: number, agora: Date) =>
  db
    .updateTable('usuario_perfil_ouvidoria')
    .set({ id_usuario: idUsuario, a_aceitar_desde: null, criado_em: agora, comparado: false })
    .where('id', '=', id)
    .execute();

/** The same for who uses the invitation's link: the days that it lay unused are no days in the office. */
export const comecarComAEntrada = (db: Db, idUsuario: number, agora: Date) =>
  db
    .updateTable('usuario_perfil_ouvidoria')
    .set({ criado_em: agora, comparado: false })
    .where('id_usuario', '=', idUsuario)
    .where('encerrado_em', 'is', null)
    .execute();

export const temOPerfil = async (
  db: Db,
  idUsuario: number,
  { idPerfil, idOuvidoria }: Pick<ConviteRow, 'idPerfil' | 'idOuvidoria'>,
): Promise<boolean> => {
  const row = await db
    .selectFrom('usuario_perfil_ouvidoria')
    .select('id')
    .where('id_usuario', '=', idUsuario)
    .where('id_perfil', '=', idPerfil)
    .where('id_ouvidoria', '=', idOuvidoria)
    .where('encerrado_em', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
};

export const temPerfilAberto = async (db: Db, idUsuario: number): Promise<boolean> => {
  const row = await db
    .selectFrom('usuario_perfil_ouvidoria')
    .select('id')
    .where('id_usuario', '=', idUsuario)
    .where('encerrado_em', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
};
