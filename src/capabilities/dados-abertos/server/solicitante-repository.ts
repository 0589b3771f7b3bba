import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Area } from '../domain/arquivos.ts';
import { MINIMO_DE_PESSOAS } from '../domain/conjuntos.ts';
import { chaveDaPessoa } from './consulta-repository.ts';

type Trecho = RawBuilder<unknown>;

const MINIMO = sql.lit(MINIMO_DE_PESSOAS);
const noAno = (coluna: string, ano: number): Trecho =>
  sql`${sql.ref(coluna)} >= inicio_do_ano(${sql.lit(ano)}) and ${sql.ref(coluna)} < inicio_do_ano(${sql.lit(ano + 1)})`;

const daManifestacao = chaveDaPessoa(sql.ref('f.id_pessoa'), sql.ref('f.id'));

/** The cases of the year, each with the person who filed it. */
const casos: Readonly<Record<Area, (ano: number) => Trecho>> = {
  acesso: (ano) => sql`
    select ${daManifestacao} as chave, true as pedido, false as recurso,
      exists (select from pedido_publico t where t.id_manifestacao = f.id) as publico
    from fato_manifestacao f
    where f.id_tipo_formulario = 3 and not f.protegida and ${noAno('f.registrada_em', ano)}
    union all
    select ${chaveDaPessoa(sql.ref('p.id_usuario'), sql.ref('f.id_manifestacao'))}, false, true,
      exists (select from decisao_publica t where t.id_recurso = f.id)
    from fato_recurso f left join manifestante p on p.id_manifestacao = f.id_manifestacao
    where f.id_tipo_formulario = 3 and not f.protegida and ${noAno('f.registrado_em', ano)}`,
  ouvidoria: (ano) => sql`
    select ${daManifestacao} as chave, false as pedido, false as recurso, false as publico
    from fato_manifestacao f
    where f.id_tipo_formulario <> 3 and not f.protegida and f.id_pessoa is not null
      and ${noAno('f.registrada_em', ano)}`,
};

/** What is left out first, then next, when too few share all of it; other data never shows. */
const perdas: Readonly<Record<Area, readonly string[]>> = {
  acesso: ['municipio', 'profissao', 'escolaridade', 'uf', 'genero'],
  ouvidoria: ['municipio', 'raca_cor', 'faixa_etaria', 'uf', 'genero'],
};

const categorias = ['faixa_etaria', 'raca_cor', 'genero', 'escolaridade', 'profissao', 'municipio', 'uf'];

/**
 * Step by step, each time among those who are still too few: whatever is shown of a person is shown
 * of at least MINIMO people, and nobody can be found as the one left over.
 */
const degraus = (area: Area): Trecho => {
  const campos = perdas[area];
  const passos = campos.map((_, i) => {
    const juntos = sql.join(['tipo_pessoa', ...campos.slice(i)].map((campo) => sql.ref(campo)));
    const poucos = campos.slice(0, i).map((__, j) => sql`${sql.ref(`n${j}`)} < ${MINIMO}`);
    const filtro = poucos.length > 0 ? sql`filter (where ${sql.join(poucos, sql` and `)})` : sql``;
    return sql`${sql.ref(`d${i}`)} as (select *, count(*) ${filtro} over (partition by ${juntos}) as ${sql.ref(`n${i}`)}
      from ${i === 0 ? sql.ref('dito') : sql.ref(`d${i - 1}`)})`;
  });
  return sql.join(passos);
};

const nivel = (area: Area): Trecho =>
  sql`case ${sql.join(
    perdas[area].map((_, i) => sql`when ${sql.ref(`n${i}`)} >= ${MINIMO} then ${sql.lit(i)}`),
    sql` `,
  )} else ${sql.lit(perdas[area].length)} end`;

const mostrada = (area: Area, campo: string): Trecho => {
  const falta = sql.lit(campo === 'uf' ? 'NI' : 'Não Informado');
  const lugar = perdas[area].indexOf(campo);
  if (lugar === -1) return sql`${falta} as ${sql.ref(campo)}`;
  return sql`case when nivel <= ${sql.lit(lugar)} then ${sql.ref(campo)} else ${falta} end as ${sql.ref(campo)}`;
};

interface SolicitanteRow {
  readonly chave: string;
  readonly id_pessoa: number | null;
  readonly pedido: boolean;
  readonly recurso: boolean;
  readonly publico: boolean;
  readonly tipo_pessoa: string;
  readonly faixa_etaria: string;
  readonly raca_cor: string;
  readonly genero: string;
  readonly escolaridade: string;
  readonly profissao: string;
  readonly municipio: string;
  readonly uf: string;
}

const consulta = (area: Area, ano: number): Trecho => sql`
  with caso as (${casos[area](ano)}),
  pessoa as (
    select chave, case when chave like 'u%' then substr(chave, 2)::integer end as id_pessoa,
      bool_or(pedido) as pedido, bool_or(recurso) as recurso, bool_or(publico) as publico
    from caso group by chave),
  dito as (
    select p.*, coalesce(t.descricao, 'Pessoa Física') as tipo_pessoa,
      coalesce(fe.descricao, 'Não Informado') as faixa_etaria, coalesce(rc.descricao, 'Não Informado') as raca_cor,
      coalesce(g.descricao, 'Não Informado') as genero, coalesce(e.descricao, 'Não Informado') as escolaridade,
      coalesce(x.descricao, 'Não Informado') as profissao, coalesce(m.nome, 'Não Informado') as municipio,
      coalesce(m.uf, 'NI') as uf
    from pessoa p
    left join usuario u on u.id = p.id_pessoa
    left join tipo_pessoa t on t.id = u.id_tipo_pessoa
    left join usuario_perfil_cidadao c on c.id_usuario = p.id_pessoa
    left join faixa_etaria fe on fe.id = c.id_faixa_etaria
    left join raca_cor rc on rc.id = c.id_raca_cor and rc.id <> 6
    left join genero g on g.id = c.id_genero
    left join escolaridade e on e.id = c.id_escolaridade
    left join profissao x on x.id = c.id_profissao
    left join municipio m on m.id = c.id_municipio),
  ${degraus(area)},
  medido as (select *, ${nivel(area)} as nivel from ${sql.ref(`d${perdas[area].length - 1}`)})
  select chave, id_pessoa, pedido, recurso, publico, tipo_pessoa,
    ${sql.join(categorias.map((campo) => mostrada(area, campo)))}
  from medido`;

const POR_VEZ = 1000;

/** Rewrites the people of a year in the caller's transaction: readers see the old ones. */
export const replaceSolicitantes = async (
  tx: Db,
  { area, ano }: { readonly area: Area; readonly ano: number },
  numerar: (chave: string) => number,
): Promise<void> => {
  await tx.deleteFrom('solicitante_aberto').where('universo', '=', area).where('ano', '=', ano).execute();
  await sql`declare pessoas no scroll cursor without hold for ${consulta(area, ano)}`.execute(tx);
  for (;;) {
    const { rows } = await sql<SolicitanteRow>`fetch ${sql.lit(POR_VEZ)} from pessoas`.execute(tx);
    if (rows.length === 0) break;
    await tx
      .insertInto('solicitante_aberto')
      .values(
        rows.map(({ chave, pedido, recurso, publico, ...dito }) => ({
          ...dito,
          universo: area,
          ano,
          id_solicitante: numerar(chave),
          com_pedido: pedido,
          com_recurso: recurso,
          com_publico: publico,
        })),
      )
      .onConflict((conflito) => conflito.columns(['universo', 'ano', 'id_solicitante']).doNothing())
      .execute();
  }
  await sql`close pessoas`.execute(tx);
};
