import { sql } from 'kysely';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { TipoFormulario } from '#kernel/enumeracoes.ts';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { aoAlcance, semNinguemAfastado } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';
import type { recortes } from '../../contract.ts';
import type { Periodo } from '../fatos-repository.ts';

export interface Universo extends Periodo {
  readonly idOuvidoria: number;
  readonly recorte: keyof typeof recortes;
}

const FUSO = sql.lit('America/Sao_Paulo');
const ACESSO = sql.lit(TipoFormulario.acessoAInformacao);

const doRecorte = {
  todas: sql`true`,
  ouvidoria: sql`m.id_tipo_formulario <> ${ACESSO}`,
  acesso: sql`m.id_tipo_formulario = ${ACESSO}`,
} as const;

/**
 * Answered by the office in the period, and not reopened since. What is drawn is read by both sides and never drawn again, so
 * a case that somebody is kept away from is in no sample: the numbers are the same for who is and who is not.
 */
const respondidas = ({ idOuvidoria, de, ate, recorte }: Universo, quem: ForaDoAlcance) => sql`
  from manifestacao m
  where m.id_ouvidoria = ${idOuvidoria} and m.id_situacao = ${sql.lit(Situacao.concluida)}
    and m.respondida_em >= ${de}::date::timestamp at time zone ${FUSO}
    and m.respondida_em < (${ate}::date + 1)::timestamp at time zone ${FUSO}
    and ${doRecorte[recorte]} and ${aoAlcance('m.id', quem)}
    and ${semNinguemAfastado('m.id')}`;

export const countUniverso = async (db: Db, universo: Universo, quem: ForaDoAlcance): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total ${respondidas(universo, quem)}`.execute(db);
  return rows[0]?.total ?? 0;
};

/** Shuffled by the seed: the same seed and the same cases give the same sample again. */
export const sortear = async (
  db: Db,
  universo: Universo,
  quem: ForaDoAlcance,
  { semente, tamanho }: { readonly semente: string; readonly tamanho: number },
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select m.id ${respondidas(universo, quem)}
    order by md5(${semente} || ':' || m.protocolo), m.id limit ${tamanho}`.execute(db);
  return rows.map(({ id }) => id);
};

export interface CasoDaAmostraRow {
  readonly id: number;
  readonly id_ouvidoria: number;
  readonly protocolo: string;
  readonly esfera_do_protocolo: number;
  readonly tipo: string;
  readonly assunto: string | null;
  readonly registrada_em: Date;
  readonly prazo: string;
  readonly respondida_em: Date;
  readonly dentro_do_prazo: boolean;
  readonly prorrogada: boolean;
  readonly encaminhamentos: number;
  readonly complementacoes: number;
  readonly decisao: string | null;
  readonly protegida: boolean;
  readonly restrita: boolean;
  readonly id_tipo_identificacao: number;
  readonly dono: Buffer | null;
  readonly notas: unknown;
  readonly comentario_cifrado: Buffer | null;
  readonly avaliador: string | null;
}

/**
 * How the drawn cases went until they were answered, without any of their text; one of them, or
 * all. Protection is as it stands today.
 */
export const listAmostra = async (
  db: Db,
  idAvaliacao: number,
  idManifestacao: number | null = null,
): Promise<CasoDaAmostraRow[]> => {
  const { rows } = await sql<CasoDaAmostraRow>`
    select m.id, m.id_ouvidoria, m.protocolo, g.id_esfera as esfera_do_protocolo, t.descricao as tipo,
      a.descricao as assunto, m.registrada_em, c.prazo, c.respondida_em,
      c.dentro_do_prazo, c.prorrogada,
      (select count(*) from encaminhamento e
        where e.id_manifestacao = m.id and e.ocorrido_em <= c.respondida_em) as encaminhamentos,
      (select count(*) from complementacao k
        where k.id_manifestacao = m.id and k.pedida_em <= c.respondida_em) as complementacoes,
      (select d.descricao from resposta r join codigo_decisao d on d.id = r.id_codigo_decisao
        where r.id = c.id_resposta) as decisao,
      m.id_tipo in (1, 7) or m.teor_cifrado is not null
        or exists (select from manifestacao_cofre v where v.id_manifestacao = m.id) as protegida,
      m.restrita_em is not null as restrita, m.id_tipo_identificacao, m.dono,
      c.notas, c.comentario_cifrado, c.avaliador
    from avaliacao_tratamento_caso c
      join manifestacao m on m.id = c.id_manifestacao
      join ouvidoria g on g.id = m.id_ouvidoria_registro
      join tipo_manifestacao t on t.id = m.id_tipo
      left join assunto a on a.id = m.id_assunto
    where c.id_avaliacao = ${idAvaliacao}
      and (${idManifestacao}::int is null or c.id_manifestacao = ${idManifestacao}::int)
    order by c.ordem`.execute(db);
  return rows;
};

/** The drawn answer in plain text, and the people to hide in it; a sealed case has none. */
export const findRespostaAberta = (db: Db, idAvaliacao: number, idManifestacao: number) =>
  db
    .selectFrom('avaliacao_tratamento_caso as c')
    .innerJoin('resposta', 'resposta.id', 'c.id_resposta')
    .leftJoin('manifestante', 'manifestante.id_manifestacao', 'resposta.id_manifestacao')
    .select(['resposta.texto', 'manifestante.dados as manifestante'])
    .where('c.id_avaliacao', '=', idAvaliacao)
    .where('c.id_manifestacao', '=', idManifestacao)
    .executeTakeFirst();
