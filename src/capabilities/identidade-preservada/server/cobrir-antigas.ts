import { chaveDaPublicacao, PUBLICAR_PEDIDO } from '#capabilities/manifestacao/domain/publicar-pedido.ts';
import {
  abrirIdentidade,
  chaveDoCofre,
  PalavrasPreservadas,
  updatePalavrasPreservadas,
} from '#capabilities/manifestacao/server/index.ts';
import { isAcesso } from '#kernel/enumeracoes.ts';
import { openEnvelope } from '#server/crypto/envelope.ts';
import type { Db } from '#server/db/database.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import { enqueue, type Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import {
  cobrirTextos,
  listACobrir,
  listPedidosASelar,
  lockACobrir,
  selarPedido,
  updateTeor,
} from './cobrir-repository.ts';

export const COBRIR_ANTIGAS = 'cobrir-palavras-preservadas';
const POR_VEZ = 100;

/** What who asked wrote stands covered; as they wrote it, and whom they named, sealed with the identity. */
export const cobrirPalavras = async (platform: Platform, tx: Db, id: number): Promise<void> => {
  const row = await lockACobrir(tx, id);
  const pessoa = row && abrirIdentidade(platform, row);
  if (!row || !pessoa) return;
  const mestra = chaveDoCofre(platform);
  const cofre = openEnvelope(mestra, row.chave_preservada);
  const palavras = new PalavrasPreservadas(pessoa);
  if (row.teor !== null) {
    const coberto = palavras.cobertas(row.teor);
    if (palavras.mudou) await updateTeor(tx, id, JSON.stringify(coberto));
  }
  await cobrirTextos(tx, id, (texto) => palavras.cobertas(texto));
  for (const pedido of await listPedidosASelar(tx, id)) {
    const doCaso = row.chave_do_caso && openEnvelope(mestra, row.chave_do_caso);
    const texto = pedido.texto ?? (doCaso && pedido.texto_cifrado ? doCaso.open(pedido.texto_cifrado) : null);
    if (texto !== null) await selarPedido(tx, pedido.id, cofre.seal(texto));
  }
  await updatePalavrasPreservadas(tx, id, palavras.selar(cofre));
  if (isAcesso(row.id_tipo_formulario)) {
    await enqueue(tx, PUBLICAR_PEDIDO, { idManifestacao: id }, chaveDaPublicacao(id));
  }
};

/**
 * Earlier versions kept what such a person wrote as it was, with whatever it said of them (Lei 13.460/2017, art. 10 § 7º). Rows of the
 * history stay: the audit chain covers them. Once nothing is left it finds nothing.
 */
export const cobrirAntigasJob = (platform: Platform): Job => ({
  name: COBRIR_ANTIGAS,
  aoIniciar: true,
  run: async () => {
    let ids: number[] = [];
    do {
      ids = await listACobrir(platform.db, { depoisDe: ids.at(-1) ?? 0, limite: POR_VEZ });
      await emCada(ids, (id) => platform.db.transaction().execute((tx) => cobrirPalavras(platform, tx, id)));
    } while (ids.length === POR_VEZ);
  },
});
