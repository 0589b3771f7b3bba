import { sql } from 'kysely';
import { Especificacao } from '#capabilities/conteudo-da-resposta/domain/especificacao.ts';
import { TipoResposta } from '#capabilities/conteudo-da-resposta/domain/resposta.ts';
import type { Comunicada, TipoDeComunicacao } from '#capabilities/remedio/domain/ciencia.ts';
import type { IdInstancia } from '#capabilities/remedio/domain/instancia.ts';
import type { OrigemDaPromessa, SituacaoDaPromessa } from '#capabilities/remedio/domain/promessas.ts';
import type { AvisoDoSilencio } from '#capabilities/remedio/domain/remedios.ts';
import { TipoFormulario } from '#kernel/enumeracoes.ts';
import { Acao } from '../../domain/historico.ts';
import { peloEnvio } from '../ciencia/comunicacao-repository.ts';

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
  /** Its short name. */
  readonly julgadora: string;
  readonly nomeDaJulgadora: string;
  /** The last day of a clarification that the office has not given; it may have passed. */
  readonly esclarecimentoAte: string | null;
  readonly prazo: string | null;
  readonly respondidoEm: number | null;
  readonly comunicada: Comunicada | null;
  readonly idTipoResposta: number | null;
}

interface PromessaLida {
  readonly idPromessa: number;
  readonly origem: OrigemDaPromessa;
  readonly situacao: SituacaoDaPromessa;
  readonly prometidaEm: number;
  readonly prazo: string;
  readonly contestarAte: string | null;
  readonly descumprimentoDenunciado: boolean;
  /** The denúncia or contestação that was not decided yet. */
  readonly noControle: { readonly quem: string; readonly desde: number; readonly ate: string } | null;
  readonly renovada: boolean;
}

export interface AcessoLido {
  readonly cadeia: readonly InstanciaDoOrgao[] | null;
  /** That the request was re-typed. */
  readonly retipagem: Comunicada | null;
  /** What is sent reaches the person. */
  readonly avisadoPeloEnvio: boolean;
  /** That silence opened a window, where the sending told nobody. */
  readonly avisoDoSilencio: AvisoDoSilencio | null;
  /** The last decision, also of a request that was opened again since. */
  readonly resposta: {
    readonly idCodigoDecisao: number;
    readonly respondidaEm: number;
    readonly comunicada: Comunicada | null;
    /** It only told where to find the information, and the person did not say they cannot. */
    readonly orientada: boolean;
  } | null;
  /** The person who asked withdrew the request. */
  readonly desistiu: boolean;
  readonly recursos: readonly RecursoLido[];
  readonly promessas: readonly PromessaLida[];
  /** Offices that decide, or decided, whether a promised delivery was made. */
  readonly destinosDasDenuncias: readonly number[];
  /** The office that supervises what was promised; null where nothing was. */
  readonly idOuvidoriaQueControla: number | null;
}

/** When the person knew of what was done at that moment; null where no comunicação was kept of it. */
const comunicada = (tipo: TipoDeComunicacao, feitaEm: string) => sql`(
  select jsonb_build_object('em', floor(extract(epoch from w.ciente_em) * 1000))
  from comunicacao w
  where w.id_manifestacao = m.id and w.tipo = ${sql.lit(tipo)} and w.feita_em = ${sql.ref(feitaEm)}
  order by w.id desc limit 1)`;

/** The same of the end of the case, by an answer or without one. */
export const fimComunicado = sql<Comunicada | null>`(
  select jsonb_build_object('em', floor(extract(epoch from w.ciente_em) * 1000))
  from comunicacao w
  where w.id_manifestacao = m.id and w.tipo in ('resposta', 'encerramento') and w.feita_em = m.encerrada_em
  order by w.id desc limit 1)`;

/** The person who asked withdrew the request, and it was not opened again. */
export const desistiu = sql<boolean>`exists (
  select from manifestacao_historico h
  where h.id_manifestacao = m.id and h.acao = ${sql.lit(Acao.desistencia)}
    and (m.reaberta_em is null or h.ocorrido_em > m.reaberta_em))`;

/** What the remedies of a request depend on, read with the case `m`; null for every other type. */
export const acessoDoCaso = sql<AcessoLido | null>`
  case when m.id_tipo_formulario = ${sql.lit(TipoFormulario.acessoAInformacao)} or m.retipada_em is not null then
    jsonb_build_object(
      'cadeia', cadeia_do_orgao(m.id_ouvidoria),
      'retipagem', ${comunicada('retipagem', 'm.retipada_em')},
      'avisadoPeloEnvio', ${peloEnvio},
      'avisoDoSilencio', (
        select jsonb_build_object(
          'feitoEm', floor(extract(epoch from w.feita_em) * 1000),
          'cienciaEm', floor(extract(epoch from w.ciente_em) * 1000))
        from comunicacao w
        where w.id_manifestacao = m.id and w.tipo = 'janela' and w.pendencia is not null
        order by w.id desc limit 1),
      'resposta', (
        select jsonb_build_object(
          'idCodigoDecisao', r.id_codigo_decisao,
          'respondidaEm', floor(extract(epoch from r.registrada_em) * 1000),
          'comunicada', ${comunicada('resposta', 'r.registrada_em')},
          'orientada', coalesce(r.id_especificacao_decisao = ${sql.lit(Especificacao.ondeEncontrar)}, false)
            and not exists (select from promessa p where p.id_resposta = r.id and p.origem = 'sem-meios'))
        from resposta r
        where r.id_manifestacao = m.id and r.id_tipo_resposta = ${sql.lit(TipoResposta.conclusiva)}
          and r.id_codigo_decisao is not null
        order by r.id desc limit 1),
      'desistiu', ${desistiu},
      'recursos', coalesce((
        select jsonb_agg(jsonb_build_object(
          'idInstancia', r.id_instancia,
          'registradoEm', floor(extract(epoch from r.registrado_em) * 1000),
          'contraOTipo', r.contra_o_tipo,
          'idOuvidoriaJulgadora', r.id_ouvidoria_julgadora,
          'julgadora', (select j.sigla from ouvidoria j where j.id = r.id_ouvidoria_julgadora),
          'nomeDaJulgadora', (select j.nome from ouvidoria j where j.id = r.id_ouvidoria_julgadora),
          'esclarecimentoAte', (select e.prazo from esclarecimento e where e.id_recurso = r.id
            and e.respondido_em is null and e.encerrado_em is null),
          'prazo', r.prazo,
          'respondidoEm', floor(extract(epoch from r.respondido_em) * 1000),
          'comunicada', ${comunicada('decisao', 'r.respondido_em')},
          'idTipoResposta', a.id_tipo_resposta_recurso) order by r.id)
        from recurso r
        left join resposta_recurso a on a.id_recurso = r.id
        where r.id_manifestacao = m.id), '[]'),
      'promessas', coalesce((
        select jsonb_agg(jsonb_build_object(
          'idPromessa', p.id,
          'origem', p.origem,
          'situacao', p.situacao,
          'prometidaEm', floor(extract(epoch from p.prometida_em) * 1000),
          'prazo', p.prazo,
          'contestarAte', p.contestar_ate,
          'renovada', p.renovada,
          'noControle', (
            select jsonb_build_object('quem', t.sigla, 'desde', floor(extract(epoch from d.registrada_em) * 1000), 'ate', d.prazo)
            from denuncia_descumprimento d
            join ouvidoria t on t.id = d.id_ouvidoria_destino
            where d.id_promessa = p.id and d.respondida_em is null
            order by d.id desc limit 1),
          'descumprimentoDenunciado', exists (
            select from denuncia_descumprimento d
            where d.id_promessa = p.id and d.tipo = 'descumprimento' and d.data_entrega = p.prazo)) order by p.id)
        from promessa p
        where p.id_manifestacao = m.id), '[]'),
      'idOuvidoriaQueControla', case when exists (select from promessa p where p.id_manifestacao = m.id)
        then orgao_que_controla(m.id_ouvidoria) end,
      'destinosDasDenuncias', coalesce((
        select jsonb_agg(d.id_ouvidoria_destino)
        from denuncia_descumprimento d
        where d.id_manifestacao = m.id), '[]'))
  end`;
