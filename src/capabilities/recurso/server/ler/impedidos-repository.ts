import { sql } from 'kysely';
import { TipoResposta } from '#capabilities/conteudo-da-resposta/domain/resposta.ts';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';

const decidiramAbaixo = sql`select a.id_responsavel from recurso b join resposta_recurso a on a.id_recurso = b.id
  where b.id_manifestacao = r.id_manifestacao and b.id < r.id and a.id_responsavel is not null`;

/**
 * People who may not judge appeal `r` because they already decided in its request (Lei 12.527/2011,
 * art. 15): whoever decided an instance below, and whoever decided what it is against: the type, when the case stopped
 * being a request, else the answer.
 */
export const impedidosDoRecurso = sql<number[]>`(
  case when r.contra_o_tipo then array(
    select h.id_responsavel from manifestacao_historico h
    where h.id_manifestacao = r.id_manifestacao and h.acao = ${sql.lit(Acao.alteracaoDeTipo)}
      and h.id_responsavel is not null
    union
    ${decidiramAbaixo})
  else array(
    (select x.id_responsavel from resposta x
    where x.id_manifestacao = r.id_manifestacao and x.id_tipo_resposta = ${sql.lit(TipoResposta.conclusiva)}
      and x.registrada_em <= r.registrado_em and x.id_responsavel is not null
    order by x.id desc limit 1)
    union
    ${decidiramAbaixo} and b.id_instancia <> ${sql.lit(Instancia.revisao)})
  end)`;
