import { sql } from 'kysely';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { Situacao } from '#kernel/situacao.ts';
import type { Db } from '#server/db/database.ts';
import { atoPendente, RECURSO_PENDENTE } from './pendencias-repository.ts';

const encerradas = [Situacao.concluida, Situacao.encaminhadaParaFora, Situacao.arquivada];
const ENCERRADA = sql<boolean>`m.id_situacao = any (${encerradas}::int[])`;

/** Is, or ever was, a denúncia: only those have a vault. */
const SIGILOSA = sql<boolean>`exists (select from manifestacao_cofre k where k.id_manifestacao = m.id)`;

/** Steps after which nobody can say that the case had ended before: the history is chained, the columns of the case are not. */
const passos = [
  Acao.cadastro,
  Acao.encaminhamento,
  Acao.reabertura,
  Acao.registroResposta,
  Acao.arquivamento,
  Acao.registroRecurso,
  Acao.registroRespostaRecurso,
];

/** The day on which the last of its steps ended: of the case, its appeals, deliveries and what the investigation concluded. */
const FIM = sql<string>`dia_local(greatest(
  (select max(x.ocorrido_em) from manifestacao_historico x where x.id_manifestacao = m.id and x.acao = any (${passos}::text[])),
  coalesce(m.encerrada_em, m.respondida_em, m.atualizada_em), m.respondida_em,
  (select max(coalesce(x.respondido_em, x.subiu_em)) from recurso x where x.id_manifestacao = m.id),
  (select max(greatest(x.entregue_em, x.confirmada_em, x.encerrada_em)) from promessa x where x.id_manifestacao = m.id),
  (select max(x.registrado_em) from desfecho x where x.id_manifestacao = m.id),
  (select max(x.respondida_em) from denuncia_descumprimento x where x.id_manifestacao = m.id),
  (select max(x.decidida_em) from pedido_reabertura x where x.id_manifestacao = m.id),
  (select max(x.respondido_em) from incidente_correcao x where x.id_manifestacao = m.id)))`;

const SUSPENSA = sql<boolean>`exists (select from suspensao_guarda x
  where x.id_manifestacao = m.id and x.levantada_em is null)`;

export interface Encerrada {
  readonly id: number;
  readonly fim: string;
  readonly sigilosa: boolean;
}

/** Ended cases of an office, after one, whose term was not counted, or counted from another day or with another table. */
export const listAContar = async (
  db: Db,
  {
    idOuvidoria,
    anos,
    depoisDe,
    limite,
  }: {
    idOuvidoria: number;
    anos: { readonly denuncias: number; readonly outras: number };
    depoisDe: number;
    limite: number;
  },
): Promise<Encerrada[]> => {
  const { rows } = await sql<Encerrada>`
    select * from (
      select m.id, ${FIM} as fim, ${SIGILOSA} as sigilosa, g.fim as contado, g.anos from manifestacao m
      left join guarda g on g.id_manifestacao = m.id
      where m.id_ouvidoria = ${idOuvidoria} and ${ENCERRADA} and m.id > ${depoisDe}
    ) x
    where x.contado is distinct from x.fim
      or x.anos is distinct from case when x.sigilosa then ${anos.denuncias}::int else ${anos.outras}::int end
    order by x.id limit ${limite}`.execute(db);
  return rows;
};

export interface Contada {
  readonly id: number;
  readonly fim: string;
  readonly anos: number;
  readonly ate: string;
  readonly ano: number;
}

export const upsertGuardas = async (db: Db, contadas: readonly Contada[]): Promise<void> => {
  if (contadas.length === 0) return;
  await sql`
    insert into guarda (id_manifestacao, fim, anos, ate, ano)
    select * from unnest(${contadas.map(({ id }) => id)}::int[], ${contadas.map(({ fim }) => fim)}::date[],
      ${contadas.map(({ anos }) => anos)}::int[], ${contadas.map(({ ate }) => ate)}::date[], ${contadas.map(({ ano }) => ano)}::int[])
    on conflict (id_manifestacao) do update set fim = excluded.fim, anos = excluded.anos, ate = excluded.ate, ano = excluded.ano`.execute(
    db,
  );
};

/** A case that goes on has no term, and leaves the listagem it stood in. */
export const deleteDasReabertas = async (db: Db): Promise<void> => {
  const abertas = sql`select m.id from manifestacao m where not (${ENCERRADA})`;
  await sql`delete from eliminacao_caso where id_manifestacao in (${abertas})`.execute(db);
  await sql`delete from guarda where id_manifestacao in (${abertas})`.execute(db);
};

export const listOrgaosComEncerradas = async (db: Db): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select o.id from ouvidoria o
    where exists (select from manifestacao m where m.id_ouvidoria = o.id and ${ENCERRADA}) order by o.id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

export interface FatosRow {
  readonly id: number;
  readonly idTipo: number;
  /** Is, or ever was, a denúncia. */
  readonly sigilosa: boolean;
  readonly anoDoRegistro: number;
  readonly ano: number;
  readonly ate: string;
  readonly aberta: boolean;
  readonly recursoPendente: boolean;
  readonly atoPendente: boolean;
  readonly suspensa: boolean;
}

const fatos = (hoje: string) => sql`m.id, m.id_tipo as "idTipo", ${SIGILOSA} as sigilosa,
  extract(year from dia_local(m.registrada_em))::int as "anoDoRegistro", g.ano, g.ate, not (${ENCERRADA}) as aberta,
  ${RECURSO_PENDENTE} as "recursoPendente", ${atoPendente(hoje)} as "atoPendente", ${SUSPENSA} as suspensa`;

/** Cases of an office whose term is over and that stand in no listagem, in the order of their numbers. */
export const listVencidas = async (
  db: Db,
  {
    idOuvidoria,
    hoje,
    depoisDe,
    limite,
  }: { idOuvidoria: number; hoje: string; depoisDe: number; limite: number },
): Promise<FatosRow[]> => {
  const { rows } = await sql<FatosRow>`
    select ${fatos(hoje)} from guarda g join manifestacao m on m.id = g.id_manifestacao
    where m.id_ouvidoria = ${idOuvidoria} and g.ate < ${hoje}::date and m.id > ${depoisDe}
      and not exists (select from eliminacao_caso x where x.id_manifestacao = m.id)
    order by m.id limit ${limite}`.execute(db);
  return rows;
};

/** Of an approved listagem: also whether office or term are no longer those of the approval. */
export interface AprovadaRow extends FatosRow {
  readonly mudou: boolean;
}

/** Cases of a listagem, as they are now, locked: nobody acts on them until the transaction ends. Those in use are met the next time. */
export const lockDaListagem = async (
  tx: Db,
  {
    idEliminacao,
    hoje,
    depoisDe,
    limite,
  }: { idEliminacao: number; hoje: string; depoisDe: number; limite: number },
): Promise<AprovadaRow[]> => {
  const { rows } = await sql<AprovadaRow>`
    select ${fatos(hoje)}, m.id_ouvidoria <> e.id_ouvidoria or ${FIM} > c.fim or g.ate > c.ate as mudou
    from eliminacao_caso c join eliminacao e on e.id = c.id_eliminacao join manifestacao m on m.id = c.id_manifestacao
    join guarda g on g.id_manifestacao = m.id
    where c.id_eliminacao = ${idEliminacao} and m.id > ${depoisDe}
    order by m.id limit ${limite} for update of m skip locked`.execute(tx);
  return rows;
};
