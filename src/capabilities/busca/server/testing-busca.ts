import { randomBytes } from 'node:crypto';
import type { TestApp } from '#testing/test-app.ts';

export interface PedidoDeTeste {
  readonly resumo: string;
  readonly texto?: string;
  /** Null for a request without an answer, which is never published. */
  readonly resposta?: string | null;
  readonly publicado?: boolean;
  readonly situacao?: number;
  readonly reclamacao?: boolean;
  readonly decisao?: number | null;
  readonly idOuvidoria?: number;
  readonly uf?: string | null;
  readonly idAssunto?: number | null;
  readonly respondidoEm?: string;
}

const RESPOSTA = 'Segue a informação pedida.';
let proximo = 1;

/** A case and, if it may be public, its public request, as the publication gate writes it. */
export const inserirPedido = async (app: TestApp, pedido: PedidoDeTeste): Promise<string> => {
  const protocolo = `00106${String(proximo++).padStart(6, '0')}202648`;
  const agora = app.clock.now();
  const isPublico =
    (pedido.publicado ?? true) &&
    !pedido.reclamacao &&
    pedido.resposta !== null &&
    (pedido.situacao ?? 6) === 6;
  const idOuvidoria = pedido.idOuvidoria ?? 6;
  const texto = pedido.texto ?? pedido.resumo;
  const { id } = await app.db
    .insertInto('manifestacao')
    .values({
      protocolo,
      id_ouvidoria_registro: idOuvidoria,
      id_ouvidoria: idOuvidoria,
      id_tipo: pedido.reclamacao ? 2 : 8,
      id_tipo_formulario: pedido.reclamacao ? 1 : 3,
      id_situacao: pedido.situacao ?? 6,
      id_tipo_identificacao: 4,
      id_canal_entrada: 13,
      teor: JSON.stringify({ resumo: pedido.resumo, texto }),
      codigo_acesso_hash: randomBytes(32),
      envio_hash: randomBytes(32),
      registrada_em: agora,
      registro_contado: '2026-03-12',
      prazo_original: '2026-04-01',
      prazo: '2026-04-01',
      atualizada_em: agora,
      publicada_em: isPublico ? agora : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!isPublico) return protocolo;
  const respondidoEm = new Date(pedido.respondidoEm ?? '2026-03-11T01:30:00Z');
  await app.db
    .insertInto('pedido_publico')
    .values({
      id_manifestacao: id,
      protocolo,
      esfera_do_protocolo: 1,
      id_ouvidoria: idOuvidoria,
      id_esfera: 1,
      uf: pedido.uf ?? null,
      id_assunto: pedido.idAssunto ?? null,
      id_codigo_decisao: pedido.decisao === undefined ? 5 : pedido.decisao,
      registrado_em: new Date(respondidoEm.getTime() - 10 * 86_400_000),
      respondido_em: respondidoEm,
      ano: respondidoEm.getUTCFullYear(),
      resumo: pedido.resumo,
      texto,
      resposta: pedido.resposta ?? RESPOSTA,
      publicado_em: agora,
      atualizado_em: agora,
    })
    .execute();
  return protocolo;
};

export interface DecisaoDeTeste {
  readonly instancia: number;
  readonly resultado: number;
  readonly recurso: string;
  readonly decisao: string;
  readonly decididoEm?: string;
}

export const inserirDecisao = async (
  app: TestApp,
  protocolo: string,
  decisao: DecisaoDeTeste,
): Promise<number> => {
  const pedido = await app.db
    .selectFrom('pedido_publico')
    .select(['id_manifestacao', 'id_ouvidoria'])
    .where('protocolo', '=', protocolo)
    .executeTakeFirstOrThrow();
  const agora = app.clock.now();
  const { id } = await app.db
    .insertInto('recurso')
    .values({
      id_manifestacao: pedido.id_manifestacao,
      id_instancia: decisao.instancia,
      id_situacao: (eb) => eb.selectFrom('situacao_recurso').select((e) => e.fn.min('id').as('id')),
      id_ouvidoria_julgadora: 6,
      texto: decisao.recurso,
      envio_hash: randomBytes(32),
      registrado_em: agora,
      registro_contado: '2026-03-12',
      atualizado_em: agora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const decididoEm = new Date(decisao.decididoEm ?? '2026-03-11T12:00:00Z');
  await app.db
    .insertInto('decisao_publica')
    .values({
      id_recurso: id,
      id_manifestacao: pedido.id_manifestacao,
      id_instancia: decisao.instancia,
      id_ouvidoria: pedido.id_ouvidoria,
      id_tipo_resposta_recurso: decisao.resultado,
      decidido_em: decididoEm,
      ano: decididoEm.getUTCFullYear(),
      recurso: decisao.recurso,
      decisao: decisao.decisao,
      publicado_em: agora,
    })
    .execute();
  return id;
};
