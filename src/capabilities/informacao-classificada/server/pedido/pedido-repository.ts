import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import type { Alcance } from '#capabilities/feriado/domain/recontagem.ts';
import { digitosParaBusca } from '#kernel/lista/digitos-para-busca.ts';
import { escapeLike } from '#kernel/texto.ts';
import type { Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';
import type {
  PassoDesclassificacao,
  PedidoDesclassificacao,
  PedidoDesclassificacaoHistorico,
} from '#server/db/schema.ts';
import type { filasDePedidos } from '../../domain/filas.ts';
import { Passo } from '../../domain/pedido/estado-do-pedido.ts';

/** Two sendings of one pedido wait for each other; the second then finds the first's. */
export const lockEnvio = async (tx: Db, envioHash: Buffer): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${envioHash.readBigInt64BE(0).toString()}::bigint)`.execute(tx);
};

/** Each pedido with the step where it is, or was last. */
const pedidos = (db: Db) =>
  db
    .selectFrom('pedido_desclassificacao as p')
    .innerJoin('ouvidoria as o', 'o.id', 'p.id_ouvidoria')
    .leftJoin('usuario as u', 'u.id', 'p.id_usuario')
    .innerJoin('passo_desclassificacao as s', (join) =>
      join
        .onRef('s.id_pedido', '=', 'p.id')
        .on(
          's.passo',
          '=',
          sql<number>`(select max(x.passo) from passo_desclassificacao x where x.id_pedido = p.id)`,
        ),
    )
    .selectAll('p')
    .select([
      'o.sigla',
      'o.nome as nome_orgao',
      'o.id_esfera',
      'o.id_ouvidoria_ministerio',
      // Without an account, the address given at filing.
      sql<string | null>`coalesce(u.email, p.email)`.as('email_requerente'),
      's.passo',
      's.prazo',
      's.registrado_em as passo_desde',
      's.id_ouvidoria_julgadora',
      's.registro_contado',
      's.recorrer_ate',
      's.decidido_em',
      's.ciente_em',
      's.resultado',
    ]);

export const findPedido = (db: Db, id: number) => pedidos(db).where('p.id', '=', id).executeTakeFirst();
export type PedidoRow = NonNullable<Awaited<ReturnType<typeof findPedido>>>;

export const findPorEnvio = (db: Db, envioHash: Buffer) =>
  pedidos(db).where('p.envio_hash', '=', envioHash).executeTakeFirst();

export const lockPedido = async (tx: Db, id: number): Promise<void> => {
  await tx.selectFrom('pedido_desclassificacao').select('id').where('id', '=', id).forUpdate().execute();
};

export const listPassos = (db: Db, idPedido: number) =>
  db
    .selectFrom('passo_desclassificacao as s')
    .innerJoin('ouvidoria as o', 'o.id', 's.id_ouvidoria_julgadora')
    .selectAll('s')
    .select(['o.sigla', 'o.nome', 'o.email'])
    .where('s.id_pedido', '=', idPedido)
    .orderBy('s.passo')
    .execute();
export type PassoRow = Awaited<ReturnType<typeof listPassos>>[number];

/** Of who asks, what the pedido keeps. */
export const findRequerente = (db: Db, idUsuario: number) =>
  db
    .selectFrom('usuario')
    .select([nomeDaPessoa('usuario').as('requerente'), 'email'])
    .where('id', '=', idUsuario)
    .executeTakeFirstOrThrow();

export const insertPedido = async (db: Db, row: Insertable<PedidoDesclassificacao>): Promise<number> => {
  const { id } = await db
    .insertInto('pedido_desclassificacao')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const updatePedido = async (
  db: Db,
  id: number,
  mudancas: Updateable<PedidoDesclassificacao>,
): Promise<void> => {
  await db.updateTable('pedido_desclassificacao').set(mudancas).where('id', '=', id).execute();
};

export const insertPasso = async (db: Db, row: Insertable<PassoDesclassificacao>): Promise<void> => {
  await db.insertInto('passo_desclassificacao').values(row).execute();
};

export const updatePasso = async (
  db: Db,
  { idPedido, passo }: { readonly idPedido: number; readonly passo: number },
  mudancas: Updateable<PassoDesclassificacao>,
): Promise<void> => {
  await db
    .updateTable('passo_desclassificacao')
    .set(mudancas)
    .where('id_pedido', '=', idPedido)
    .where('passo', '=', passo)
    .execute();
};

const DECIDIDA = 'desclassificacao.decidida:';
/** The mail of a decision, by which its return is known. */
export const chaveDaDecisao = (idPedido: number, passo: number): string => `${DECIDIDA}${idPedido}:${passo}`;

/** Decisions whose mail came back, or was given up, and of which nobody told the person since. */
export const listDecisoesDevolvidas = (db: Db, idPedido?: number) =>
  pedidos(db)
    .where('s.decidido_em', 'is not', null)
    .whereRef('s.ciente_em', '=', 's.decidido_em')
    .where(sql<boolean>`exists (select from email_saida e
      where e.chave = ${DECIDIDA} || p.id || ':' || s.passo
        and (e.devolvido_em is not null or e.falhou_em is not null))`)
    .$if(idPedido !== undefined, (q) => q.where('p.id', '=', idPedido ?? 0))
    .orderBy('p.id')
    .execute();

export const insertHistoricoDoPedido = async (
  db: Db,
  row: Insertable<PedidoDesclassificacaoHistorico>,
): Promise<void> => {
  await db.insertInto('pedido_desclassificacao_historico').values(row).execute();
};

export const listHistoricoDoPedido = (db: Db, idPedido: number) =>
  db
    .selectFrom('pedido_desclassificacao_historico')
    .select(['ato', 'ocorrido_em', 'responsavel', 'informacoes'])
    .where('id_pedido', '=', idPedido)
    .orderBy('id', 'desc')
    .execute();

export const listDaPessoa = (db: Db, idUsuario: number, depois: number | undefined, limite: number) =>
  pedidos(db)
    .where('p.id_usuario', '=', idUsuario)
    .$if(depois !== undefined, (q) => q.where('p.id', '<', depois ?? 0))
    .orderBy('p.id', 'desc')
    .limit(limite)
    .execute();

type Fila = (typeof filasDePedidos)[number];

/** What waits is in the queue of who decides it, and of nobody else; null: every office. */
const naFila = (fila: Fila, idOuvidoria: number | null): RawBuilder<boolean> => {
  if (fila === 'todos') return sql<boolean>`true`;
  if (fila === 'decididos') return sql<boolean>`s.decidido_em is not null`;
  if (fila === 'a-avisar') return sql<boolean>`(s.decidido_em is not null and s.ciente_em is null)`;
  const aqui = idOuvidoria === null ? sql`true` : sql`s.id_ouvidoria_julgadora = ${idOuvidoria}`;
  return sql<boolean>`(s.decidido_em is null and p.situacao <> 'desistido' and ${aqui})`;
};

/** What an office was asked, and what came to it as commission; null: every office. */
const doOrgao = (idOuvidoria: number | null): RawBuilder<boolean> =>
  idOuvidoria === null
    ? sql<boolean>`true`
    : sql<boolean>`(p.id_ouvidoria = ${idOuvidoria} or exists (select from passo_desclassificacao x
        where x.id_pedido = p.id and x.id_ouvidoria_julgadora = ${idOuvidoria}))`;

/** By what the list shows of it: the number, the code, the description. */
const achado = (busca: string): RawBuilder<boolean> => {
  const digitos = digitosParaBusca(busca);
  return digitos
    ? sql<boolean>`(p.protocolo like ${`%${digitos}%`} or regexp_replace(p.codigo, '[^0-9]', '', 'g') like ${`%${digitos}%`})`
    : sql<boolean>`sem_acento(coalesce(p.codigo, '') || ' ' || coalesce(p.descricao, '')) ilike sem_acento(${`%${escapeLike(busca)}%`})`;
};

interface Pedaco {
  readonly fila: Fila;
  readonly busca: string | undefined;
  readonly depois: number | undefined;
  readonly limite: number;
}

export const listDoOrgao = (db: Db, idOuvidoria: number | null, { fila, busca, depois, limite }: Pedaco) =>
  pedidos(db)
    .where(doOrgao(idOuvidoria))
    .where(naFila(fila, idOuvidoria))
    .$if(Boolean(busca), (q) => q.where(achado(busca ?? '')))
    .$if(depois !== undefined, (q) => q.where('p.id', '<', depois ?? 0))
    .orderBy('p.id', 'desc')
    .limit(limite)
    .execute();

export const countDoOrgao = async (
  db: Db,
  idOuvidoria: number | null,
): Promise<Readonly<Record<Fila, number>>> => {
  const total = (fila: Fila) => sql<number>`count(*) filter (where ${naFila(fila, idOuvidoria)})::integer`;
  return db
    .selectFrom('pedido_desclassificacao as p')
    .innerJoin('passo_desclassificacao as s', (join) =>
      join
        .onRef('s.id_pedido', '=', 'p.id')
        .on(
          's.passo',
          '=',
          sql<number>`(select max(x.passo) from passo_desclassificacao x where x.id_pedido = p.id)`,
        ),
    )
    .select([
      total('a-decidir').as('a-decidir'),
      total('a-avisar').as('a-avisar'),
      total('decididos').as('decididos'),
      total('todos').as('todos'),
    ])
    .where(doOrgao(idOuvidoria))
    .executeTakeFirstOrThrow();
};

/** Steps that wait for a decision and whose term ends until that day, or ended. */
export const listQueVencem = (db: Db, ate: string) =>
  pedidos(db)
    .where('s.decidido_em', 'is', null)
    .where('p.situacao', '<>', 'desistido')
    // The commission's is the day of its meeting, which it set itself.
    .where('s.passo', '<>', Passo.comissao)
    .where('s.prazo', '<=', ate)
    .orderBy('p.id')
    .execute();

/** Where a term runs: of who decides, or of the person to appeal. The commission's is its meeting. */
const comPrazo = (db: Db) =>
  pedidos(db)
    .where('p.situacao', 'not in', ['encerrado', 'desistido'])
    .where(
      sql<boolean>`case when s.decidido_em is null then s.prazo is not null and s.passo <> ${sql.lit(Passo.comissao)}
        else s.recorrer_ate is not null end`,
    );

const noAlcance = (db: Db, { dias, ouvidorias }: Alcance) =>
  comPrazo(db)
    .where(
      sql<boolean>`(${dias}::date[] is null or exists (select from unnest(${dias}::date[]) dia where dia between
        coalesce(dia_local(s.ciente_em), s.registro_contado) and
        case when s.decidido_em is null then s.prazo else s.recorrer_ate end))`,
    )
    .where(
      sql<boolean>`(${ouvidorias}::integer[] is null or s.id_ouvidoria_julgadora = any(${ouvidorias}::integer[]))`,
    );

export const countNoAlcance = async (db: Db, alcance: Alcance): Promise<number> => {
  const { total } = await db
    .selectFrom(noAlcance(db, alcance).as('p'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

export const listNoAlcance = (db: Db, alcance: Alcance, depoisDe: number, limite: number) =>
  noAlcance(db, alcance).where('p.id', '>', depoisDe).orderBy('p.id').limit(limite).execute();

export const findComPrazo = (db: Db, id: number) => comPrazo(db).where('p.id', '=', id).executeTakeFirst();
