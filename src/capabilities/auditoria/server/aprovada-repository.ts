import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Chaves } from './chaves-da-auditoria.ts';
import { APROVACAO_DA_ELIMINACAO, ELIMINACAO } from './eliminada-repository.ts';

type ComChave = Pick<Chaves, 'assinar'>;

/** A case of a listagem de eliminação, as somebody approved it. */
interface Aprovada {
  readonly idEliminacao: number;
  readonly idOuvidoria: number;
  readonly editalAte: string;
  readonly idManifestacao: number;
  readonly fim: string;
  readonly ate: string;
}

/** One for each case, because cases may leave: what is left must still be known as approved. */
const marcaDa = ({ assinar }: ComChave, aprovada: Aprovada): Buffer =>
  assinar([
    'aprovada',
    aprovada.idEliminacao,
    aprovada.idOuvidoria,
    aprovada.editalAte,
    aprovada.idManifestacao,
    aprovada.fim,
    aprovada.ate,
  ]);

/** Of the whole list, in the order of its cases: what the act of approval holds. */
const resumoDa = ({ assinar }: ComChave, aprovadas: readonly Aprovada[]): string =>
  assinar([
    'listagem',
    aprovadas[0]?.idEliminacao,
    aprovadas[0]?.idOuvidoria,
    aprovadas[0]?.editalAte,
    aprovadas.length,
    aprovadas.map(({ idManifestacao, fim, ate }) => [idManifestacao, fim, ate]),
  ]).toString('hex');

export interface ListagemMarcada {
  readonly total: number;
  readonly resumo: string;
}

/** Marks every case that stands in the list, in the transaction that approves it. */
export const marcarAprovadas = async (
  tx: Db,
  chaves: ComChave,
  idEliminacao: number,
): Promise<ListagemMarcada> => {
  const { rows } = await sql<Aprovada>`
    select e.id as "idEliminacao", e.id_ouvidoria as "idOuvidoria", e.edital_ate as "editalAte",
      c.id_manifestacao as "idManifestacao", g.fim, g.ate
    from eliminacao e join eliminacao_caso c on c.id_eliminacao = e.id join guarda g on g.id_manifestacao = c.id_manifestacao
    where e.id = ${idEliminacao} order by c.id_manifestacao`.execute(tx);
  await sql`
    update eliminacao_caso c set fim = x.fim, ate = x.ate, marca = x.marca from unnest(
      ${rows.map((row) => row.idManifestacao)}::int[], ${rows.map(({ fim }) => fim)}::date[], ${rows.map(({ ate }) => ate)}::date[],
      ${rows.map((row) => `\\x${marcaDa(chaves, row).toString('hex')}`)}::text[]::bytea[]) x (id, fim, ate, marca)
    where c.id_manifestacao = x.id and c.id_eliminacao = ${idEliminacao}`.execute(tx);
  return { total: rows.length, resumo: resumoDa(chaves, rows) };
};

type AprovadaRow = Aprovada & { readonly marca: Buffer | null };

/** The cases of a list that was approved: all, or these. */
const listAprovadas = async (
  db: Db,
  idEliminacao: number,
  casos?: readonly number[],
): Promise<AprovadaRow[]> => {
  const { rows } = await sql<AprovadaRow>`
    select e.id as "idEliminacao", e.id_ouvidoria as "idOuvidoria", e.edital_ate as "editalAte",
      c.id_manifestacao as "idManifestacao", c.fim, c.ate, c.marca
    from eliminacao e join eliminacao_caso c on c.id_eliminacao = e.id
    where e.id = ${idEliminacao} ${casos ? sql`and c.id_manifestacao = any (${[...casos]}::int[])` : sql``}
    order by c.id_manifestacao`.execute(db);
  return rows;
};

const saoAprovadas = (chaves: ComChave, rows: readonly AprovadaRow[]): boolean =>
  rows.every(({ marca, ...aprovada }) => marca?.equals(marcaDa(chaves, aprovada)));

/** Whether each of these cases of the list is one that the approval marked. */
export const isDaAprovacao = async (
  db: Db,
  chaves: ComChave,
  idEliminacao: number,
  casos: readonly number[],
): Promise<boolean> => saoAprovadas(chaves, await listAprovadas(db, idEliminacao, casos));

interface AtoDeAprovacao {
  /** Null: the act holds no digest, as those before there were any. */
  readonly resumo: string | null;
  readonly total: number;
  readonly destruidas: number;
}

/** The last act that approved the list, if office and edital are still those of the act and no termo was written. */
const findAto = async (db: Db, idEliminacao: number): Promise<AtoDeAprovacao | undefined> => {
  const { rows } = await sql<AtoDeAprovacao>`
    select p.depois ->> 'resumo' as resumo, (p.depois ->> 'total')::int as total,
      (select coalesce(sum((x.informacoes -> 'depois' ->> 'casos')::int), 0)::int from auditoria x
        where x.area = 'retencao' and x.acao = ${ELIMINACAO} and x.id_alvo = e.id) as destruidas
    from eliminacao e cross join lateral (
      select a.id_ouvidoria, a.informacoes -> 'depois' as depois from auditoria a
      where a.area = 'retencao' and a.acao = ${APROVACAO_DA_ELIMINACAO} and a.id_alvo = e.id order by a.id desc limit 1) p
    where e.id = ${idEliminacao} and p.id_ouvidoria = e.id_ouvidoria and (p.depois ->> 'editalAte')::date = e.edital_ate
      and (e.situacao = 'eliminada' or not exists (select from termo_eliminacao t where t.id_eliminacao = e.id))`.execute(
    db,
  );
  return rows[0];
};

/**
 * Whether a list is still what was approved: as the act of the log says it, but for cases that left. Who put a case there, or changed
 * office, term or last day of the edital, has no key for the mark.
 */
export const isComoAprovada = async (db: Db, chaves: ComChave, idEliminacao: number): Promise<boolean> => {
  const ato = await findAto(db, idEliminacao);
  const casos = await listAprovadas(db, idEliminacao);
  if (!ato || casos.length + ato.destruidas > ato.total || !saoAprovadas(chaves, casos)) return false;
  return casos.length < ato.total || casos.length === 0 || ato.resumo === resumoDa(chaves, casos);
};

/** Lists that are not what was approved. */
export const listListagensAlteradas = async (
  db: Db,
  chaves: ComChave,
): Promise<{ readonly id: number; readonly idOuvidoria: number }[]> => {
  const listagens = await db
    .selectFrom('eliminacao')
    .select(['id', 'id_ouvidoria as idOuvidoria'])
    .where('situacao', 'in', ['aprovada', 'eliminada'])
    .orderBy('id')
    .execute();
  const alteradas: typeof listagens = [];
  for (const listagem of listagens)
    if (!(await isComoAprovada(db, chaves, listagem.id))) alteradas.push(listagem);
  return alteradas;
};
