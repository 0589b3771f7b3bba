import { randomBytes } from 'node:crypto';
import {
  CodigoDecisao,
  concede,
  prometeEntregar,
  TipoRespostaRecurso,
} from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { type IdInstancia, Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { SituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { type CasoCriado, criarCaso, type NovoCaso } from './casos.ts';
import { criarPromessa } from './promessas.ts';
import { Orgaos } from './registro.ts';
import type { TestApp } from './test-app.ts';

export interface NovaResposta extends NovoCaso {
  readonly idCodigoDecisao?: number;
  /** The promised day of delivery; null: none. */
  readonly entrega?: string | null;
}

/** A request that the office answered, with the day by which it promised to deliver. */
export const criarPedidoRespondido = async (
  app: TestApp,
  { idCodigoDecisao = CodigoDecisao.concedido, entrega = null, ...novo }: NovaResposta = {},
): Promise<CasoCriado> => {
  const caso = await criarCaso(app, {
    tipo: TipoManifestacao.acessoAInformacao,
    idOuvidoria: Orgaos.ifce,
    resposta: { texto: 'Os gastos com iluminação serão enviados por correio.' },
    ...novo,
  });
  await app.db
    .updateTable('resposta')
    .set({ id_codigo_decisao: idCodigoDecisao, data_compromisso: entrega })
    .where('id_manifestacao', '=', caso.id)
    .execute();
  if (entrega && prometeEntregar(idCodigoDecisao)) {
    await criarPromessa(app, caso.id, { origem: 'resposta', prazo: entrega });
  }
  return caso;
};

export interface NovaDecisao {
  readonly idInstancia?: IdInstancia;
  readonly idOuvidoriaJulgadora?: number;
  /** Null: still being judged. */
  readonly idTipoResposta?: number | null;
  readonly entrega?: string | null;
}

/** An appeal about a request, decided by default, written straight to the database. */
export const criarRecurso = async (
  app: TestApp,
  { id }: Pick<CasoCriado, 'id'>,
  nova: NovaDecisao = {},
): Promise<number> => {
  const { idInstancia = Instancia.cgu, idOuvidoriaJulgadora = Orgaos.cgu, entrega = null } = nova;
  const { idTipoResposta = TipoRespostaRecurso.deferido } = nova;
  const { db, clock } = app;
  const agora = clock.now();
  const dia = toIsoDate(localDate(agora.getTime()));
  const isDecidido = idTipoResposta !== null;
  const recurso = await db
    .insertInto('recurso')
    .values({
      id_manifestacao: id,
      id_instancia: idInstancia,
      id_situacao: isDecidido ? SituacaoRecurso.respondido : SituacaoRecurso.emTramitacao,
      id_tipo_recurso: 2,
      id_ouvidoria_julgadora: idOuvidoriaJulgadora,
      texto: 'Faltaram as contas do segundo semestre.',
      envio_hash: randomBytes(32),
      registrado_em: agora,
      registro_contado: dia,
      prazo_original: dia,
      prazo: dia,
      conhecido: isDecidido ? true : null,
      respondido_em: isDecidido ? agora : null,
      atualizado_em: agora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (isDecidido) {
    await db
      .insertInto('resposta_recurso')
      .values({
        id_recurso: recurso.id,
        id_tipo_resposta_recurso: idTipoResposta,
        texto: 'O órgão deve entregar as contas do segundo semestre.',
        data_entrega: entrega,
        data_entrega_original: entrega,
        id_ouvidoria: idOuvidoriaJulgadora,
        responsavel: 'Rita Recursos (CGU)',
        registrada_em: agora,
      })
      .execute();
    if (entrega && concede({ contraOTipo: idInstancia === Instancia.revisao }, idTipoResposta)) {
      await criarPromessa(app, id, { origem: 'decisao', idRecurso: recurso.id, prazo: entrega });
    }
  }
  return recurso.id;
};
