import { chaveDaPublicacao, PUBLICAR_PEDIDO } from '#capabilities/manifestacao/domain/publicar-pedido.ts';
import { type Manifestante, selarIdentidade, separarDono } from '#capabilities/manifestacao/server/index.ts';
import { isAcesso } from '#kernel/enumeracoes.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import { enqueue, type Job } from '#server/jobs/jobs.ts';
import { selarEmailsSobre } from '#server/mail/mail.ts';
import type { Platform } from '#server/platform.ts';
import { cobrirPalavras } from './cobrir-antigas.ts';
import { listAPreservar, lockAPreservar } from './preservar-repository.ts';

export const PRESERVAR_ANTIGAS = 'preservar-identidades-antigas';
const POR_VEZ = 100;

/** The person leaves the open row, the mails written so far are sealed, and publication is judged anew. */
const preservar = (platform: Platform, id: number): Promise<void> =>
  platform.db.transaction().execute(async (tx) => {
    const row = await lockAPreservar(tx, id);
    if (!row) return;
    const manifestante = row.manifestante as unknown as Manifestante;
    await selarIdentidade(platform, tx, { id, idOuvidoria: row.id_ouvidoria, manifestante });
    await cobrirPalavras(platform, tx, id);
    if (manifestante.idUsuario) await separarDono(platform, tx, id, manifestante.idUsuario);
    await selarEmailsSobre(tx, platform, {
      numero: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
      idUsuario: manifestante.idUsuario ?? null,
      para: manifestante.email ?? null,
    });
    if (isAcesso(row.id_tipo_formulario)) {
      await enqueue(tx, PUBLICAR_PEDIDO, { idManifestacao: id }, chaveDaPublicacao(id));
    }
  });

/**
 * Earlier versions promised not to show who asked and kept the name in the open (Lei 13.460/2017, art. 10 §7). The seal
 * needs the installation's key, which no migration has. Once nothing is left it finds nothing.
 */
export const preservarAntigasJob = (platform: Platform): Job => ({
  name: PRESERVAR_ANTIGAS,
  aoIniciar: true,
  run: async () => {
    let ids: number[] = [];
    do {
      ids = await listAPreservar(platform.db, { depoisDe: ids.at(-1) ?? 0, limite: POR_VEZ });
      await emCada(ids, (id) => preservar(platform, id));
    } while (ids.length === POR_VEZ);
  },
});
