import { sql } from 'kysely';
import { TipoResposta } from '#capabilities/conteudo-da-resposta/domain/resposta.ts';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';

/**
 * People who may not judge appeal `r` because they already decided in its request (Lei 12.527/2011,
 * art. 15): whoever wrote the appealed answer or decided below; for a revisão, whoever changed the
 * type.
 */
export const impedidosDoRecurso = sql<number[]>`(
  case when r.id_instancia = ${sql.lit(Instancia.revisao)} then array(
    select h.id_responsavel from manifestacao_historico h
    where h.id_manifestacao = r.id_manifestacao and h.acao = ${sql.lit(Acao.alteracaoDeTipo)}
      and h.ocorrido_em <= r.registrado_em and h.id_responsavel is not null
    order by h.id desc limit 1)
  else array(
    (select x.id_responsavel from resposta x
    where x.id_manifestacao = r.id_manifestacao and x.id_tipo_resposta = ${sql.lit(TipoResposta.conclusiva)}
      and x.registrada_em <= r.registrado_em and x.id_responsavel is not null
    order by x.id desc limit 1)
    union
    select a.id_responsavel from recurso b join resposta_recurso a on a.id_recurso = b.id
    where b.id_manifestacao = r.id_manifestacao and b.id < r.id
      and b.id_instancia <> ${sql.lit(Instancia.revisao)} and a.id_responsavel is not null)
  end)`;
