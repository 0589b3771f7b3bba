import { sql } from 'kysely';
import type { Abrangencia } from '#kernel/prazo/calendario.ts';
import { escapeLike } from '#kernel/texto.ts';
import type { Db } from '#server/db/database.ts';
import type { situacoesDoFeriado } from '../contract.ts';
import type { Expediente } from '../domain/feriado.ts';
import { PARA_O_ORGAO } from './feriado-repository.ts';
import { guardados } from './feriados-guardados-repository.ts';

export interface FiltroDeFeriados {
  readonly busca?: string | undefined;
  readonly ano?: number | undefined;
  readonly abrangencia?: Abrangencia | undefined;
  readonly expediente?: Expediente | undefined;
  readonly uf?: string | undefined;
  readonly idMunicipio?: number | undefined;
  readonly situacao: (typeof situacoesDoFeriado)[number];
  /** With a place: also the holidays that apply everywhere, as in a calendar. */
  readonly comOsDeTodos?: boolean;
}

export interface Depois {
  readonly data: string;
  readonly id: number;
}

/** A state matches its own holidays and those of its cities and offices. */
const doEstado = (uf: string) => sql<boolean>`(feriado.uf = ${uf}
  or exists (select from municipio m where m.id = feriado.id_municipio and m.uf = ${uf})
  or exists (select from ouvidoria o where o.id = feriado.id_ouvidoria and o.uf = ${uf}))`;

const doLugar = ({ uf, idMunicipio, comOsDeTodos }: FiltroDeFeriados) => {
  const doMunicipio = sql<boolean>`feriado.id_municipio = ${idMunicipio ?? null}`;
  const estado = uf ?? null;
  if (!comOsDeTodos) return idMunicipio === undefined ? doEstado(uf ?? '') : doMunicipio;
  const daqui =
    idMunicipio === undefined ? doEstado(uf ?? '') : sql`(${doMunicipio} or feriado.uf = ${estado})`;
  return sql<boolean>`(feriado.abrangencia in ('nacional', 'federal') or ${daqui})`;
};

export const selectFeriados = (db: Db, filtro: FiltroDeFeriados, depois: Depois | null, limite: number) => {
  const { busca, ano, abrangencia, expediente, uf, idMunicipio, situacao } = filtro;
  let query = guardados(db);
  if (busca)
    query = query.where(
      sql<boolean>`sem_acento(feriado.descricao) ilike sem_acento(${`%${escapeLike(busca)}%`})`,
    );
  if (ano !== undefined)
    query = query.where('data', '>=', `${ano}-01-01`).where('data', '<=', `${ano}-12-31`);
  if (abrangencia) query = query.where('abrangencia', '=', abrangencia);
  if (expediente) query = query.where('reduzido', '=', expediente === 'reduzido');
  if (uf || idMunicipio !== undefined) query = query.where(doLugar(filtro));
  if (situacao !== 'todos') query = query.where('removido_em', situacao === 'ativos' ? 'is' : 'is not', null);
  if (depois)
    query = query.where(sql<boolean>`(feriado.data, feriado.id) > (${depois.data}::date, ${depois.id})`);
  return query.orderBy('data').orderBy('id').limit(limite).execute();
};

const orgaosDo = (db: Db, idFeriado: number) =>
  db
    .selectFrom('feriado')
    .innerJoin('ouvidoria', (join) => join.on(PARA_O_ORGAO))
    .where('feriado.id', '=', idFeriado)
    .where('feriado.removido_em', 'is', null)
    .where('ouvidoria.inativada_em', 'is', null);

export const countOrgaosDo = async (db: Db, idFeriado: number): Promise<number> => {
  const { total } = await orgaosDo(db, idFeriado)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

export const listOrgaosDo = (db: Db, idFeriado: number, limite: number) =>
  orgaosDo(db, idFeriado)
    .select(['ouvidoria.id as idOuvidoria', 'ouvidoria.sigla', 'ouvidoria.nome'])
    .orderBy(sql`sem_acento(ouvidoria.nome)`)
    .limit(limite)
    .execute();

/** What the log has about the day and the series it came with. */
export const listAtosDo = (db: Db, alvos: readonly number[], limite: number) =>
  db
    .selectFrom('auditoria')
    .select(['id', 'acao', 'alvo', 'responsavel', 'ocorrido_em', 'informacoes'])
    .where('area', '=', 'feriado')
    .where('id_alvo', 'in', [...alvos])
    .orderBy('id', 'desc')
    .limit(limite)
    .execute();
