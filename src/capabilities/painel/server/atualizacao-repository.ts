import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import {
  DIAS_DO_INICIO,
  type NomeDoPainel,
  type NumerosDoInicio,
  type VisaoDoPainel,
} from '../domain/visao.ts';

/** One number for the whole product: two refreshes at once would empty the side that the other fills. */
const TRAVA = 7100071;

/** Until the transaction ends; false where another instance is at it. */
export const tryLock = async (tx: Db): Promise<boolean> => {
  const { rows } = await sql<{ livre: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(TRAVA)}) as livre`.execute(tx);
  return rows[0]?.livre === true;
};

export interface Atualizacao {
  readonly lado: number;
  readonly atualizado_em: Date;
  readonly primeiro_mes: string;
  readonly ultimo_mes: string;
}

export const findAtualizacao = (db: Db): Promise<Atualizacao | undefined> =>
  db
    .selectFrom('painel_atualizacao')
    .select(['lado', 'atualizado_em', 'primeiro_mes', 'ultimo_mes'])
    .executeTakeFirst();

/** What is seen first, as it was worked out with the refresh. */
export const findPrimeiraVisao = async (db: Db, painel: NomeDoPainel): Promise<VisaoDoPainel | null> => {
  const { rows } = await sql<{ visao: VisaoDoPainel }>`
    select visoes -> ${painel}::text as visao from painel_atualizacao`.execute(db);
  return rows[0]?.visao ?? null;
};

export const findInicio = async (db: Db): Promise<NumerosDoInicio | null> => {
  const { rows } = await sql<{ inicio: NumerosDoInicio }>`select inicio from painel_atualizacao`.execute(db);
  return rows[0]?.inicio ?? null;
};

/** All the facts as they are now, onto a side that nobody reads. */
export const encherLado = async (tx: Db, lado: 1 | 2, hoje: string): Promise<void> => {
  const [caso, recurso] = [sql.table(`painel_caso_${lado}`), sql.table(`painel_recurso_${lado}`)];
  await sql`set local jit = off`.execute(tx);
  await sql`truncate ${caso}, ${recurso}`.execute(tx);
  await sql`
    insert into ${caso} (lado, acesso, mes, id_ouvidoria, id_esfera, uf, uf_manifestante, id_tipo, id_assunto, id_decisao,
      situacao, no_prazo, dias, id_demanda_atendida, id_satisfacao, pessoa)
    select ${sql.lit(lado)}, f.id_tipo_formulario = 3, date_trunc('month', f.dia_registro)::date, f.id_ouvidoria,
      f.id_esfera, coalesce(f.uf, 'BR'), f.uf_manifestante, f.id_tipo, coalesce(f.id_assunto, 0),
      coalesce(f.id_codigo_decisao, 0),
      case when f.respondida_em is not null then 1
        when f.aberta and f.prazo_corre and dias_de_atraso(f.prazo, ${hoje}::date) > 0 then 3
        when f.aberta then 2 else 4 end,
      f.respondida_em is not null and coalesce(f.dentro_do_prazo, false), f.dias_para_resolucao,
      f.id_demanda_atendida, f.id_satisfacao, coalesce(f.id_pessoa, -f.id)
    from fato_manifestacao f`.execute(tx);
  await sql`
    insert into ${recurso} (lado, mes, id_ouvidoria, id_esfera, uf, id_assunto, id_instancia, id_resultado, pessoa)
    select ${sql.lit(lado)}, date_trunc('month', r.dia_registro)::date, r.id_ouvidoria, r.id_esfera,
      coalesce(r.uf, 'BR'), coalesce(f.id_assunto, 0), r.id_instancia, coalesce(r.id_tipo_resposta, 0),
      coalesce(f.id_pessoa, -f.id)
    from fato_recurso r join fato_manifestacao f on f.id = r.id_manifestacao
    where r.id_tipo_formulario = 3`.execute(tx);
  await sql`analyze ${caso}`.execute(tx);
  await sql`analyze ${recurso}`.execute(tx);
};

/** The first month there is, or the one given. */
export const findPrimeiroMes = async (tx: Db, lado: 1 | 2, senao: string): Promise<string> => {
  const { rows } = await sql<{ mes: string | null }>`
    select to_char(min(mes), 'YYYY-MM') as mes from painel_caso where lado = ${sql.lit(lado)}`.execute(tx);
  const mes = rows[0]?.mes ?? senao;
  return mes < senao ? mes : senao;
};

export interface InicioRow {
  readonly recebidas: number;
  readonly quem_registrou: number;
  readonly respondidas: number;
  readonly no_prazo: number;
  readonly quem_teve_resposta: number;
  readonly quem_avaliou: number;
  readonly notas: readonly { readonly idOpcao: number; readonly total: number }[];
}

/** The last thirty days, of the same facts: filed, answered and rated in them. */
export const findInicioDosFatos = async (tx: Db, agora: Date): Promise<InicioRow> => {
  const desde = sql`${agora}::timestamptz - ${sql.lit(`${DIAS_DO_INICIO} days`)}::interval`;
  const { rows } = await sql<InicioRow>`
    with quem as (
      select coalesce(f.id_pessoa, -f.id) as pessoa, f.registrada_em, f.respondida_em, f.dentro_do_prazo,
        f.avaliada_em, f.id_satisfacao
      from fato_manifestacao f
      where f.registrada_em >= ${desde} or f.respondida_em >= ${desde} or f.avaliada_em >= ${desde})
    select count(*) filter (where registrada_em >= ${desde}) as recebidas,
      count(distinct pessoa) filter (where registrada_em >= ${desde}) as quem_registrou,
      count(*) filter (where respondida_em >= ${desde}) as respondidas,
      count(*) filter (where respondida_em >= ${desde} and dentro_do_prazo) as no_prazo,
      count(distinct pessoa) filter (where respondida_em >= ${desde}) as quem_teve_resposta,
      count(distinct pessoa) filter (where avaliada_em >= ${desde}) as quem_avaliou,
      (select coalesce(json_agg(json_build_object('idOpcao', n.id_satisfacao, 'total', n.total)), '[]')
        from (select id_satisfacao, count(*) as total from quem where avaliada_em >= ${desde} group by 1) n) as notas
    from quem`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('The figures of the home came without their row');
  return row;
};

export interface NovaAtualizacao {
  readonly lado: 1 | 2;
  readonly atualizadoEm: Date;
  readonly primeiroMes: string;
  readonly ultimoMes: string;
  readonly visoes: Readonly<Record<NomeDoPainel, VisaoDoPainel>>;
  readonly inicio: NumerosDoInicio;
}

export const saveAtualizacao = async (tx: Db, nova: NovaAtualizacao): Promise<void> => {
  const valores = {
    lado: nova.lado,
    atualizado_em: nova.atualizadoEm,
    primeiro_mes: `${nova.primeiroMes}-01`,
    ultimo_mes: `${nova.ultimoMes}-01`,
    visoes: JSON.stringify(nova.visoes),
    inicio: JSON.stringify(nova.inicio),
  };
  await tx
    .insertInto('painel_atualizacao')
    .values(valores)
    .onConflict((conflito) => conflito.column('unica').doUpdateSet(valores))
    .execute();
};
