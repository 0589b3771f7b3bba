import { sql } from 'kysely';
import { TipoResposta } from '#capabilities/conteudo-da-resposta/domain/resposta.ts';
import type { IdInstancia } from '#capabilities/remedio/domain/instancia.ts';
import { TipoFormulario } from '#kernel/enumeracoes.ts';
import { Acao } from '../../domain/historico.ts';

/** An instance that the office's law provides, and the office that decides there. */
export interface InstanciaDoOrgao {
  readonly idInstancia: IdInstancia;
  readonly idOuvidoriaJulgadora: number;
}

interface RecursoLido {
  readonly idInstancia: IdInstancia;
  readonly registradoEm: number;
  readonly contraOTipo: boolean;
  readonly idOuvidoriaJulgadora: number;
  readonly prazo: string | null;
  readonly respondidoEm: number | null;
  readonly idTipoResposta: number | null;
  readonly dataEntrega: string | null;
  readonly descumprimentoDenunciado: boolean;
}

export interface AcessoLido {
  readonly cadeia: readonly InstanciaDoOrgao[] | null;
  /** The last decision, also of a request that was opened again since. */
  readonly resposta:
    | (Pick<RecursoLido, 'dataEntrega' | 'descumprimentoDenunciado'> & {
        readonly idCodigoDecisao: number;
        readonly respondidaEm: number;
      })
    | null;
  /** The person who asked withdrew the request. */
  readonly desistiu: boolean;
  readonly recursos: readonly RecursoLido[];
  /** Offices that decide, or decided, whether a promised delivery was made. */
  readonly destinosDasDenuncias: readonly number[];
}

/** What the remedies of a request depend on, read with the case `m`; null for every other type. */
export const acessoDoCaso = sql<AcessoLido | null>`
  case when m.id_tipo_formulario = ${sql.lit(TipoFormulario.acessoAInformacao)} or m.retipada_em is not null then
    jsonb_build_object(
      'cadeia', cadeia_do_orgao(m.id_ouvidoria),
      'resposta', (
        select jsonb_build_object(
          'idCodigoDecisao', r.id_codigo_decisao,
          'respondidaEm', floor(extract(epoch from r.registrada_em) * 1000),
          'dataEntrega', r.data_compromisso,
          'descumprimentoDenunciado', exists (
            select from denuncia_descumprimento d where d.id_manifestacao = m.id and d.id_recurso is null
              and d.data_entrega = r.data_compromisso))
        from resposta r
        where r.id_manifestacao = m.id and r.id_tipo_resposta = ${sql.lit(TipoResposta.conclusiva)}
          and r.id_codigo_decisao is not null
        order by r.id desc limit 1),
      'desistiu', exists (
        select from manifestacao_historico h
        where h.id_manifestacao = m.id and h.acao = ${sql.lit(Acao.desistencia)}
          and (m.reaberta_em is null or h.ocorrido_em > m.reaberta_em)),
      'recursos', coalesce((
        select jsonb_agg(jsonb_build_object(
          'idInstancia', r.id_instancia,
          'registradoEm', floor(extract(epoch from r.registrado_em) * 1000),
          'contraOTipo', r.contra_o_tipo,
          'idOuvidoriaJulgadora', r.id_ouvidoria_julgadora,
          'prazo', r.prazo,
          'respondidoEm', floor(extract(epoch from r.respondido_em) * 1000),
          'idTipoResposta', a.id_tipo_resposta_recurso,
          'dataEntrega', a.data_entrega,
          'descumprimentoDenunciado', exists (
            select from denuncia_descumprimento d where d.id_recurso = r.id and d.data_entrega = a.data_entrega)) order by r.id)
        from recurso r
        left join resposta_recurso a on a.id_recurso = r.id
        where r.id_manifestacao = m.id), '[]'),
      'destinosDasDenuncias', coalesce((
        select jsonb_agg(d.id_ouvidoria_destino)
        from denuncia_descumprimento d
        where d.id_manifestacao = m.id), '[]'))
  end`;
