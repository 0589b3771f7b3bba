import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import {
  type DiaDeChamadas,
  type Duracao,
  type FiltroDasChamadas,
  faixaDe,
  nomesDosResultados,
  type Resultado,
  ROTA_DO_TOKEN,
} from '../../domain/chamada.ts';

/** Calls that are alike, counted. */
export interface Contadas {
  readonly idCliente: number;
  readonly hora: Date;
  readonly metodo: string;
  readonly rota: string;
  readonly status: number;
  readonly duracao: Duracao;
  readonly origem: string;
  readonly chamadas: number;
}

/** All at once, in the order of their key: servers that write at the same time do not wait for each other in a circle. */
export const addChamadas = async (db: Db, contadas: readonly Contadas[]): Promise<void> => {
  const coluna = <K extends keyof Contadas>(nome: K) => contadas.map((cada) => cada[nome]);
  await sql`
    insert into integracao_chamada as c (id_cliente, hora, metodo, rota, status, duracao, origem, chamadas)
    select * from unnest(${coluna('idCliente')}::int[], ${coluna('hora')}::timestamptz[], ${coluna('metodo')}::text[],
      ${coluna('rota')}::text[], ${coluna('status')}::smallint[], ${coluna('duracao')}::text[], ${coluna('origem')}::text[],
      ${coluna('chamadas')}::int[]) as n order by 1, 2, 3, 4, 5, 6, 7
    on conflict (id_cliente, hora, metodo, rota, status, duracao, origem)
      do update set chamadas = c.chamadas + excluded.chamadas`.execute(db);
};

/** Null: every office. */
export type Onde = FiltroDasChamadas & { readonly orgao: number | null };

const doResultado = (resultado: Resultado): RawBuilder<boolean> => {
  const { de, ate, menos } = faixaDe(resultado);
  return sql<boolean>`(c.status between ${de} and ${ate} and c.status <> all (${menos}::int[]))`;
};

const comecaEm = (dia: string): RawBuilder<Date> =>
  sql<Date>`(${dia}::date::timestamp at time zone 'America/Sao_Paulo')`;

const condicoes = ({ orgao, idCliente, resultado, de, ate }: Onde): RawBuilder<boolean> =>
  sql.join(
    [
      orgao === null ? sql`true` : sql`s.id_ouvidoria = ${orgao}`,
      idCliente === undefined ? sql`true` : sql`c.id_cliente = ${idCliente}`,
      resultado === undefined ? sql`true` : doResultado(resultado),
      de === undefined ? sql`true` : sql`c.hora >= ${comecaEm(de)}`,
      ate === undefined ? sql`true` : sql`c.hora < ${comecaEm(ate)} + interval '1 day'`,
    ],
    sql` and `,
  ) as RawBuilder<boolean>;

export interface LinhaRow {
  readonly id: number;
  readonly hora: Date;
  readonly id_cliente: number;
  readonly sistema: string;
  readonly orgao: string;
  readonly metodo: string;
  readonly rota: string;
  readonly status: number;
  readonly duracao: Duracao;
  readonly origem: string;
  readonly chamadas: number;
}

export interface DepoisDe {
  readonly hora: Date;
  readonly id: number;
}

export const listChamadas = async (
  db: Db,
  onde: Onde,
  depois: DepoisDe | undefined,
  limite: number,
): Promise<LinhaRow[]> => {
  const { rows } = await sql<LinhaRow>`
    select c.id, c.hora, c.id_cliente, s.nome as sistema, o.sigla as orgao, c.metodo, c.rota, c.status, c.duracao, c.origem,
      c.chamadas
    from integracao_chamada c join integracao_cliente s on s.id = c.id_cliente join ouvidoria o on o.id = s.id_ouvidoria
    where ${condicoes(onde)}
      and ${depois ? sql`(c.hora, c.id) < (${depois.hora}, ${depois.id}::bigint)` : sql`true`}
    order by c.hora desc, c.id desc limit ${limite}`.execute(db);
  return rows;
};

/** Days of Brasília, the newest first; those without a call are not there. */
export const somarPorDia = async (db: Db, onde: Onde): Promise<DiaDeChamadas[]> => {
  const somas = nomesDosResultados.map(
    (nome) => sql`coalesce(sum(c.chamadas) filter (where ${doResultado(nome)}), 0)::int as ${sql.id(nome)}`,
  );
  const { rows } = await sql<DiaDeChamadas>`
    select ((c.hora at time zone 'America/Sao_Paulo')::date)::text as dia, ${sql.join(somas)}
    from integracao_chamada c join integracao_cliente s on s.id = c.id_cliente
    where ${condicoes(onde)} group by 1 order by 1 desc`.execute(db);
  return rows;
};

export const listSistemas = async (
  db: Db,
  orgao: number | null,
): Promise<{ id: number; nome: string; sigla: string }[]> => {
  const { rows } = await sql<{ id: number; nome: string; sigla: string }>`
    select s.id, s.nome, o.sigla from integracao_cliente s join ouvidoria o on o.id = s.id_ouvidoria
    where ${orgao === null ? sql`true` : sql`s.id_ouvidoria = ${orgao}`} order by lower(s.nome), s.id`.execute(
    db,
  );
  return rows;
};

/** What a program called most in the last hour in which it was used. */
/** What the last use was: asking for a token is none, all the less if it was refused. */
export const listDaUltimaHora = async (
  db: Db,
  idCliente: number,
  quantas: number,
): Promise<{ metodo: string; rota: string; chamadas: number }[]> => {
  const { rows } = await sql<{ metodo: string; rota: string; chamadas: number }>`
    select c.metodo, c.rota, sum(c.chamadas)::int as chamadas from integracao_chamada c
    where c.id_cliente = ${idCliente} and c.rota <> ${ROTA_DO_TOKEN}
      and c.hora = (select max(u.hora) from integracao_chamada u
        where u.id_cliente = ${idCliente} and u.rota <> ${ROTA_DO_TOKEN})
    group by 1, 2 order by 3 desc, 2, 1 limit ${quantas}`.execute(db);
  return rows;
};

export const deleteChamadasAntesDe = async (db: Db, limite: Date): Promise<void> => {
  await db.deleteFrom('integracao_chamada').where('hora', '<', limite).execute();
};
