import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { MINIMO_DE_PESSOAS } from '#capabilities/dados-abertos/domain/conjuntos.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { days } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import type { FatosDoInicio } from '../domain/inicio.ts';
import type { NomeDoPainel, NumerosDoInicio, VisaoDoPainel } from '../domain/visao.ts';
import { BITS } from './pessoas-repository.ts';

/** One lock for the whole product: two simultaneous refreshes would empty each other's side. */
const TRAVA = 7100071;

/** Locks until the transaction ends; false when another instance holds the lock. */
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

/** The first view, computed with the refresh. */
export const findPrimeiraVisao = async (db: Db, painel: NomeDoPainel): Promise<VisaoDoPainel | null> => {
  const { rows } = await sql<{ visao: VisaoDoPainel }>`
    select visoes -> ${painel}::text as visao from painel_atualizacao`.execute(db);
  return rows[0]?.visao ?? null;
};

export const findInicio = async (db: Db): Promise<NumerosDoInicio | null> => {
  const { rows } = await sql<{ inicio: NumerosDoInicio }>`select inicio from painel_atualizacao`.execute(db);
  return rows[0]?.inicio ?? null;
};

/**
 * Ratings of answers to access requests are in no published row: they are kept only where five
 * people rated the same office among the requests of a month (docs/adr/0008).
 */
const soGruposDeCinco = async (tx: Db, caso: RawBuilder<unknown>): Promise<void> => {
  await sql`
    update ${caso} c set id_demanda_atendida = null, id_satisfacao = null
    from (
      select a.id_ouvidoria, a.mes from ${caso} a
      where a.acesso and (a.id_demanda_atendida is not null or a.id_satisfacao is not null)
      group by 1, 2 having count(distinct a.pessoa) < ${sql.lit(MINIMO_DE_PESSOAS)}) poucos
    where c.acesso and c.id_ouvidoria = poucos.id_ouvidoria and c.mes = poucos.mes
      and (c.id_demanda_atendida is not null or c.id_satisfacao is not null)`.execute(tx);
};

/** The dimensions of the counts; month and type are columns of every row. */
const contadas = {
  situacao: 'situacao',
  decisao: 'id_decisao',
  assunto: 'id_assunto',
  uf: 'uf',
  residencia: 'uf_manifestante',
  orgao: 'id_ouvidoria',
  atendida: 'id_demanda_atendida',
  satisfacao: 'id_satisfacao',
  dias: 'dias',
} as const;

/** Every count that a broad view needs, in one pass over the cases. */
const contarLado = async (tx: Db, lado: 1 | 2): Promise<void> => {
  const [caso, contagem] = [sql.table(`painel_caso_${lado}`), sql.table(`painel_contagem_${lado}`)];
  const pares = Object.entries(contadas).map(([nome, coluna]) => [nome, sql.ref(`c.${coluna}`)] as const);
  const quando = (valor: (nome: string, coluna: ReturnType<typeof sql.ref>) => RawBuilder<unknown>) =>
    sql.join(
      pares.map(([nome, coluna]) => sql`when grouping(${coluna}) = 0 then ${valor(nome, coluna)}`),
      sql` `,
    );
  await sql`truncate ${contagem}`.execute(tx);
  await sql`
    insert into ${contagem} (lado, acesso, mes, id_esfera, id_tipo, dimensao, chave, total, respondidas, no_prazo, quem,
      quem_teve_resposta)
    select * from (
      select ${sql.lit(lado)}, c.acesso, c.mes, c.id_esfera, c.id_tipo,
        case ${quando((nome) => sql.lit(nome))} end as dimensao, case ${quando((_, coluna) => sql`${coluna}::text`)} end as chave,
        count(*)::int, count(*) filter (where c.situacao = 1)::int, count(*) filter (where c.no_prazo)::int,
        bit_or(${BITS}), coalesce(bit_or(${BITS}) filter (where c.situacao = 1), 0)
      from ${caso} c
      group by c.acesso, c.mes, c.id_esfera, c.id_tipo,
        grouping sets (${sql.join(pares.map(([, coluna]) => sql`(${coluna})`))})) x
    where x.chave is not null and not (x.dimensao = 'decisao' and x.chave = '0')`.execute(tx);
  await sql`analyze ${contagem}`.execute(tx);
};

/**
 * Denúncias and comunicações as the open data tell them: by closed months, without days and ratings, each a person of
 * its own (docs/adr/0008).
 */
const copiarSigilosas = async (tx: Db, lado: 1 | 2): Promise<void> => {
  await sql`
    insert into ${sql.table(`painel_caso_${lado}`)} (lado, acesso, mes, id_ouvidoria, id_esfera, uf, uf_manifestante,
      id_tipo, id_assunto, id_decisao, situacao, no_prazo, pessoa)
    select ${sql.lit(lado)}, false, f.mes, f.id_ouvidoria, f.id_esfera, coalesce(f.uf, 'BR'), 'NI', f.id_tipo,
      coalesce(f.id_assunto, 0), 0,
      case when f.mes_resposta is not null then 1 when f.id_situacao in (6, 7, 8) then 4 when f.atrasada then 3 else 2 end,
      f.mes_resposta is not null and coalesce(f.dentro_do_prazo, false), f.numero::bigint - 9007199254740991
    from fato_sigilosa_fechada f`.execute(tx);
};

/**
 * People are counted, never named: each refresh numbers them by a salt that nobody keeps. The side left behind would otherwise tell by
 * the account's number whose case was sealed since.
 */
const pessoaDestaVez = () => {
  const sal = randomBytes(8).readBigInt64LE().toString();
  return sql`(hashtextextended(coalesce(f.id_pessoa, -f.id)::text, ${sal}::bigint) & 4503599627370495)`;
};

/** Copies all current facts to the side that nobody reads. */
export const encherLado = async (tx: Db, lado: 1 | 2, hoje: string): Promise<void> => {
  const [caso, recurso] = [sql.table(`painel_caso_${lado}`), sql.table(`painel_recurso_${lado}`)];
  const pessoa = pessoaDestaVez();
  await sql`set local jit = off`.execute(tx);
  await sql`truncate ${caso}, ${recurso}`.execute(tx);
  await sql`
    insert into ${caso} (lado, acesso, mes, id_ouvidoria, id_esfera, uf, uf_manifestante, id_tipo, id_assunto, id_decisao,
      situacao, no_prazo, dias, id_demanda_atendida, id_satisfacao, pessoa)
    select ${sql.lit(lado)}, f.id_tipo_formulario = 3, date_trunc('month', f.dia_registro)::date, f.id_ouvidoria,
      f.id_esfera, coalesce(f.uf, 'BR'), coalesce(s.uf, 'NI'), f.id_tipo, coalesce(f.id_assunto, 0),
      coalesce(f.id_codigo_decisao, 0),
      case when f.respondida_em is not null then 1
        when f.aberta and f.prazo_corre and dias_de_atraso(f.prazo, ${hoje}::date) > 0 then 3
        when f.aberta then 2 else 4 end,
      f.respondida_em is not null and coalesce(f.dentro_do_prazo, false), f.dias_para_resolucao,
      f.id_demanda_atendida, f.id_satisfacao, ${pessoa}
    from fato_manifestacao f
    -- Where people live is told as the open data tell it: only what five people of the year share.
    left join solicitante_aberto s on s.universo = case when f.id_tipo_formulario = 3 then 'acesso' else 'ouvidoria' end
      and s.ano = f.ano and s.id_pessoa = f.id_pessoa
    where f.id_tipo_formulario = 3 or not f.sigilosa`.execute(tx);
  await copiarSigilosas(tx, lado);
  await soGruposDeCinco(tx, caso);
  await sql`
    insert into ${recurso} (lado, mes, id_ouvidoria, id_esfera, uf, id_assunto, id_instancia, id_resultado, pessoa)
    select ${sql.lit(lado)}, date_trunc('month', r.dia_registro)::date, r.id_ouvidoria, r.id_esfera,
      coalesce(r.uf, 'BR'), coalesce(f.id_assunto, 0), r.id_instancia, coalesce(r.id_tipo_resposta, 0),
      ${pessoa}
    from fato_recurso r join fato_manifestacao f on f.id = r.id_manifestacao
    where r.id_tipo_formulario = 3`.execute(tx);
  await sql`analyze ${caso}`.execute(tx);
  await contarLado(tx, lado);
  await sql`analyze ${recurso}`.execute(tx);
};

/** The first month with data, or else the given one. */
export const findPrimeiroMes = async (tx: Db, lado: 1 | 2, senao: string): Promise<string> => {
  const { rows } = await sql<{ mes: string | null }>`
    select to_char(min(mes), 'YYYY-MM') as mes from painel_caso where lado = ${sql.lit(lado)}`.execute(tx);
  const mes = rows[0]?.mes ?? senao;
  return mes < senao ? mes : senao;
};

/** The last days, from the same facts: what was filed, answered and rated in them, and what is overdue now. */
export const findFatosDoInicio = async (tx: Db, agora: Date, dias: number): Promise<FatosDoInicio> => {
  const desde = sql`${new Date(agora.getTime() - days(dias))}::timestamptz`;
  const hoje = toIsoDate(localDate(agora.getTime()));
  const { rows } = await sql<FatosDoInicio>`
    with quem as (
      select coalesce(f.id_pessoa, -f.id) as pessoa, f.id_ouvidoria, f.registrada_em, f.respondida_em, f.dentro_do_prazo,
        f.avaliada_em, f.id_satisfacao,
        f.respondida_em is null and f.aberta and f.prazo_corre and dias_de_atraso(f.prazo, ${hoje}::date) > 0 as vencida
      from fato_manifestacao f
      -- Counted by the hour, each denúncia would be seen as it comes in.
      where not f.sigilosa and (f.aberta or f.registrada_em >= ${desde} or f.respondida_em >= ${desde} or f.avaliada_em >= ${desde}))
    select count(distinct id_ouvidoria)::int as orgaos,
      count(*) filter (where registrada_em >= ${desde})::int as recebidas,
      count(distinct pessoa) filter (where registrada_em >= ${desde})::int as "quemRegistrou",
      count(*) filter (where respondida_em >= ${desde})::int as respondidas,
      count(*) filter (where respondida_em >= ${desde} and dentro_do_prazo)::int as "noPrazo",
      count(distinct pessoa) filter (where respondida_em >= ${desde})::int as "quemTeveResposta",
      count(*) filter (where vencida)::int as vencidas,
      count(distinct pessoa) filter (where avaliada_em >= ${desde})::int as "quemAvaliou",
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
