import { sql } from 'kysely';
import { TipoResposta } from '#capabilities/conteudo-da-resposta/domain/resposta.ts';
import { type IdInstancia, Instancia } from '#capabilities/remedio/domain/instancia.ts';
import type { SituacaoDaPromessa } from '#capabilities/remedio/domain/promessas.ts';
import { SituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { TipoFormulario } from '#kernel/enumeracoes.ts';
import { desistiu } from './acesso-repository.ts';

/** What a long list reads of a case `m` to say what is open in it: far less than its remedies. */
export interface AbertoLido {
  readonly recurso: { readonly idInstancia: IdInstancia; readonly prazo: string | null } | null;
  readonly promessas:
    | readonly {
        readonly situacao: SituacaoDaPromessa;
        readonly prazo: string;
        readonly contestarAte: string | null;
      }[]
    | null;
}

/** The answer that a reclamação brings about ends it, decided or not (`recursoPendente` says the same of a case). */
const respondidaDepois = sql`exists (
  select from resposta a where a.id_manifestacao = m.id and a.id_tipo_resposta = ${sql.lit(TipoResposta.conclusiva)}
    and a.id_codigo_decisao is not null and a.registrada_em >= r.registrado_em)`;

/** Null for what is no access request and never was one. */
export const abertoLido = sql<AbertoLido | null>`
  case when m.id_tipo_formulario = ${sql.lit(TipoFormulario.acessoAInformacao)} or m.retipada_em is not null then
    json_build_object(
      'recurso', (
        select json_build_object('idInstancia', r.id_instancia, 'prazo', r.prazo)
        from (select * from recurso where id_manifestacao = m.id order by id desc limit 1) r
        where r.id_situacao = ${sql.lit(SituacaoRecurso.emTramitacao)}
          and not (r.id_instancia = ${sql.lit(Instancia.reclamacao)} and ${respondidaDepois})
          and not ${desistiu}),
      'promessas', (
        select json_agg(json_build_object('situacao', p.situacao, 'prazo', p.prazo, 'contestarAte', p.contestar_ate) order by p.id)
        from promessa p
        where p.id_manifestacao = m.id and p.situacao in ('aberta', 'entregue', 'contestada')))
  end`;
