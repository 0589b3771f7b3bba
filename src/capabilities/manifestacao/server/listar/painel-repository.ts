import { TipoFormulario } from '#kernel/enumeracoes.ts';
import type { Dono } from '#server/crypto/dono.ts';
import type { Db } from '#server/db/database.ts';
import { abertas, Situacao } from '../../domain/situacao.ts';
import { doDono } from '../dono-repository.ts';
import { acessoDoCaso } from '../ler/acesso-repository.ts';

/** The person's cases in which something may wait for them; the domain's rules decide. */
export const listPendentes = (
  db: Db,
  dono: Dono,
  { respondidaDesde, limite }: { respondidaDesde: Date; limite: number },
) =>
  db
    .selectFrom('manifestacao as m')
    .innerJoin('ouvidoria as o', 'o.id', 'm.id_ouvidoria')
    .innerJoin('ouvidoria as r', 'r.id', 'm.id_ouvidoria_registro')
    .innerJoin('tipo_manifestacao as t', 't.id', 'm.id_tipo')
    .leftJoin('assunto as a', 'a.id', 'm.id_assunto')
    .leftJoin('complementacao as c', (join) =>
      join.onRef('c.id_manifestacao', '=', 'm.id').on('c.encerrada_em', 'is', null),
    )
    .leftJoin('consentimento as k', (join) =>
      join.onRef('k.id_manifestacao', '=', 'm.id').on('k.respondido_em', 'is', null),
    )
    .leftJoin('pesquisa_satisfacao as s', 's.id_manifestacao', 'm.id')
    .select([
      'm.id',
      'm.protocolo',
      'r.id_esfera as esfera_do_protocolo',
      'm.id_ouvidoria',
      'o.sigla',
      'o.nome as nome_ouvidoria',
      'm.id_situacao',
      'm.id_tipo_formulario',
      'm.respondida_em',
      'm.registrada_em',
      'm.registro_contado',
      'm.prazo',
      'm.prazo_parado_em',
      'm.reaberta_em',
      'm.retipada_em',
      acessoDoCaso.as('acesso'),
      'c.prazo as complementar_ate',
      'k.prazo as consentir_ate',
      's.respondida_em as avaliada_em',
    ])
    .select(({ fn }) => fn.coalesce('a.descricao', 't.descricao').as('sobre'))
    .where(doDono(dono))
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('promessa as p')
            .select('p.id')
            .whereRef('p.id_manifestacao', '=', 'm.id')
            .where('p.situacao', 'in', ['aberta', 'entregue']),
        ),
        eb('m.id_situacao', '=', Situacao.complementacaoSolicitada),
        and([eb('k.id', 'is not', null), eb('m.id_situacao', 'in', [...abertas])]),
        and([
          eb('m.id_situacao', '=', Situacao.concluida),
          eb('m.respondida_em', '>', respondidaDesde),
          or([
            eb('s.respondida_em', 'is', null),
            eb('m.id_tipo_formulario', '=', TipoFormulario.acessoAInformacao),
          ]),
        ]),
      ]),
    )
    .orderBy('m.atualizada_em', 'desc')
    .limit(limite)
    .execute();
export type PendenteRow = Awaited<ReturnType<typeof listPendentes>>[number];
