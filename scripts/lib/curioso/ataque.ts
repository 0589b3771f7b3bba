import { type RawBuilder, sql } from 'kysely';
import { MINIMO_DE_SIGILOSAS } from '#capabilities/dados-abertos/domain/sigilosas.ts';
import type { Db } from '#server/db/database.ts';
import { medirProtocolos } from './protocolos.ts';
import { baixarManifestacoes } from './publicado.ts';

const NI = sql`'Não Informado'`;
/** What a reader takes for a denúncia; one that is called something else by now cannot be told from the others. */
const SIGILOSA = sql`b.tipo in ('Denúncia', 'Comunicação')`;

/** Rows of denúncias that tell what none may tell (wire-compatible files of the ouvidoria; docs/adr/0008). */
const deveSerNada: Readonly<Record<string, (mes: string) => RawBuilder<unknown>>> = {
  'dizem um dia': () => sql`select from baixado b where ${SIGILOSA} and (extract(day from b.registro) <> 1
    or extract(day from b.resposta) <> 1 or b.prazo is not null or b.dias is not null or b.atraso > 1)`,
  'dizem o que a pessoa achou da resposta': () =>
    sql`select from baixado b where ${SIGILOSA} and (b.atendida <> ${NI} or b.satisfacao <> ${NI})`,
  'dizem algo da pessoa ou do que ela escreveu': () => sql`select from baixado b
    where ${SIGILOSA} and (b.perfil <> array[${NI}, ${NI}, ${NI}, ${NI}, 'NI'] or b.servico <> ${NI})`,
  'são de um mês que não se encerrou': (mes) =>
    sql`select from baixado b where ${SIGILOSA} and b.registro >= ${mes}::date`,
  'terminaram em um mês que não se encerrou': (mes) =>
    sql`select from baixado b where ${SIGILOSA} and b.resposta >= ${mes}::date`,
  'dizem assunto ou município sem outras do órgão e mês': () => sql`
    select from (select b.*, count(*) over (partition by b.siorg, b.orgao, b.sigla, date_trunc('month', b.registro)) as juntas
      from baixado b where ${SIGILOSA}) b
    where b.juntas < ${sql.lit(MINIMO_DE_SIGILOSAS)} and (b.assunto <> ${NI} or b.municipio <> ${NI} or b.uf <> 'NI'
      or b.municipio_orgao <> ${NI} or b.uf_orgao <> 'NI')`,
  'estão entre linhas que dizem o seu dia': () => sql`select from baixado b
    join (select ano, date_trunc('month', registro) as mes, min(lugar) as primeira from baixado b
      where not ${SIGILOSA} and extract(day from registro) <> 1 group by 1, 2) d
      on d.ano = b.ano and d.mes = date_trunc('month', b.registro) and b.lugar > d.primeira
    where ${SIGILOSA}`,
  'contam mais no painel do que nas linhas': () => sql`
    (select c.mes, c.id_ouvidoria, c.id_tipo, c.id_assunto, c.situacao, c.no_prazo, count(*) from painel_caso c
      join painel_atualizacao a on a.lado = c.lado where c.id_tipo in (1, 7) group by 1, 2, 3, 4, 5, 6)
    except
    (select f.mes, f.id_ouvidoria, f.id_tipo, coalesce(f.id_assunto, 0),
        case when f.mes_resposta is not null then 1 when f.id_situacao in (6, 7, 8) then 4 when f.atrasada then 3 else 2 end,
        f.mes_resposta is not null and coalesce(f.dentro_do_prazo, false), count(*)
      from fato_sigilosa_fechada f where f.id_tipo in (1, 7) group by 1, 2, 3, 4, 5, 6)`,
  'têm dias ou avaliação no painel':
    () => sql`select from painel_caso c join painel_atualizacao a on a.lado = c.lado
    where c.id_tipo in (1, 7) and num_nonnulls(c.dias, c.id_demanda_atendida, c.id_satisfacao) > 0`,
};

const contar = async (tx: Db, consulta: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${consulta}) x`.execute(tx);
  return rows[0]?.n ?? 0;
};

/**
 * Who knows of a person the day, the office, the subject and how they rated looks for the one row that fits: `comODia` are
 * the reports found by all of it and not by month, office and subject, which the rows are meant to tell.
 */
const procurar = async (tx: Db, mes: string) => {
  const { rows } = await sql<{ procuradas: number; comODia: number; semODia: number }>`
    with fato as (
      select f.dia_registro as dia, date_trunc('month', f.dia_registro)::date as mes,
        coalesce(f.orgao_siorg_nome, f.orgao_nome) as orgao, coalesce(f.assunto, ${NI}) as assunto,
        coalesce(f.satisfacao, ${NI}) as satisfacao
      from fato_manifestacao f
      where f.id_tipo in (1, 7) and f.id_tipo_formulario <> 3 and f.dia_registro < ${mes}::date),
    linha as (select b.orgao, b.registro, b.assunto, b.satisfacao, count(*) as n from baixado b where ${SIGILOSA}
      group by 1, 2, 3, 4),
    achada as (
      select coalesce(sum(l.n) filter (where l.registro in (f.dia, f.mes) and l.satisfacao in (f.satisfacao, ${NI})), 0)
          as com_dia,
        coalesce(sum(l.n), 0) as sem_dia
      from fato f cross join lateral (select l.* from linha l where l.orgao = f.orgao
        and l.registro >= f.mes and l.registro < f.mes + interval '1 month' and l.assunto in (f.assunto, ${NI})) l
      group by f.dia, f.mes, f.orgao, f.assunto, f.satisfacao)
    select (select count(*)::int from fato) as procuradas,
      count(*) filter (where com_dia = 1 and sem_dia > 1)::int as "comODia",
      count(*) filter (where sem_dia = 1)::int as "semODia"
    from achada`.execute(tx);
  return rows[0] ?? { procuradas: 0, comODia: 0, semODia: 0 };
};

export interface Ataque {
  readonly linhas: number;
  readonly sigilosas: number;
  /** Every one of these is a leak; the sentence says what rows of denúncias do. */
  readonly achados: Readonly<Record<string, number>>;
  /** Told by rule or by law; measured, and in the threat model. */
  readonly medidas: Readonly<Record<string, number>>;
}

/** Plays who downloads everything and tries to find one report in it. */
export const atacar = (db: Db, hoje: string): Promise<Ataque> =>
  db.transaction().execute(async (tx) => {
    await sql`set local jit = off`.execute(tx);
    await baixarManifestacoes(tx, hoje);
    const mes = `${hoje.slice(0, 7)}-01`;
    const achados: Record<string, number> = {};
    for (const [frase, consulta] of Object.entries(deveSerNada))
      achados[frase] = await contar(tx, consulta(mes));
    const { procuradas, comODia, semODia } = await procurar(tx, mes);
    achados['são achadas por dia, órgão, assunto e satisfação'] = comODia;
    return {
      linhas: await contar(tx, sql`select from baixado`),
      sigilosas: await contar(tx, sql`select from baixado b where ${SIGILOSA}`),
      achados,
      medidas: {
        'procuradas pelo que alguém sabe da pessoa': procuradas,
        'sozinhas em seu mês, órgão e assunto': semODia,
        ...(await medirProtocolos(tx)),
      },
    };
  });
