import { sql } from 'kysely';
import { CodigoDecisao } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import type { Db } from '#server/db/database.ts';

/** An office and the days of registration. */
export interface Recorte {
  readonly idOuvidoria: number;
  readonly de: string;
  readonly ate: string;
}

/** Access requests of the office in the period, from the one table of facts (ADR 0007). */
const pedidos = ({ idOuvidoria, de, ate }: Recorte) => sql`
  fato_manifestacao f where f.id_tipo_formulario = 3 and f.id_ouvidoria = ${idOuvidoria}
    and f.dia_registro between ${de}::date and ${ate}::date`;

/** Without account, each case counts as one person; nobody counts who asked not to be known. */
const PESSOA = sql`coalesce(f.id_pessoa, -f.id)`;

export const countPedidos = async (db: Db, recorte: Recorte) => {
  const decidido = (...codigos: readonly number[]) =>
    sql`count(*) filter (where f.id_codigo_decisao in (${sql.join(codigos.map((codigo) => sql.lit(codigo)))}))::integer`;
  const { rows } = await sql<{
    recebidos: number;
    atendidos: number;
    em_parte: number;
    indeferidos: number;
    pessoas: number;
  }>`
    select count(*)::integer as recebidos, ${decidido(CodigoDecisao.concedido)} as atendidos,
      ${decidido(CodigoDecisao.parcialmenteConcedido)} as em_parte,
      ${decidido(CodigoDecisao.negado)} as indeferidos,
      count(distinct ${PESSOA}) filter (where not f.protegida)::integer as pessoas
    from ${pedidos(recorte)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('Counting gives a row');
  return row;
};

/** What is told of who asked; columns of the facts. */
export const aspectos = {
  tipo_pessoa: 'Tipo de pessoa',
  genero: 'Gênero',
  faixa_etaria: 'Faixa etária',
  escolaridade: 'Escolaridade',
  profissao: 'Profissão',
  uf_manifestante: 'Estado onde mora',
} as const;

export const countPessoas = async (db: Db, recorte: Recorte, aspecto: keyof typeof aspectos) => {
  const { rows } = await sql<{ nome: string; pessoas: number }>`
    select coalesce(nullif(${sql.ref(`f.${aspecto}`)}, 'NI'), 'Não Informado') as nome,
      count(distinct ${PESSOA})::integer as pessoas
    from ${pedidos(recorte)} and not f.protegida
    group by 1 order by 2 desc, 1`.execute(db);
  return rows;
};
