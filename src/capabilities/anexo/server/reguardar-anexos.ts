import { chaveDoCofre } from '#server/crypto/cofre.ts';
import { openEnvelope } from '#server/crypto/envelope.ts';
import { openFile, sealFile } from '#server/crypto/texto-selado.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import type { FileStore } from '#server/storage/file-store.ts';
import { type AnexoRow, listAReguardar, updateProva } from './anexo-repository.ts';
import { chaveNoCaso } from './chave-do-anexo.ts';
import { lugarDoArquivo } from './lugares.ts';
import { provaPropria } from './prova-do-conteudo.ts';
import { tamanhoGuardado } from './tamanho-guardado.ts';

const POR_VEZ = 100;

const reguardar = async (
  platform: Platform,
  store: FileStore,
  row: AnexoRow & { readonly chave_do_caso: Buffer | null },
): Promise<void> => {
  const { chave_do_caso, ...anexo } = row;
  const cofre = chave_do_caso ? openEnvelope(chaveDoCofre(platform), chave_do_caso) : null;
  const chave = chaveNoCaso(platform, anexo, cofre);
  const isSelado = anexo.id_manifestacao !== null && anexo.nome_cifrado !== null;
  if (isSelado) {
    const lugar = lugarDoArquivo(anexo.local);
    const guardado = await store.read(lugar);
    if (!guardado) throw new Error(`File ${anexo.id} is not in the store`);
    await store.write(lugar, sealFile(chave, openFile(chave, guardado)));
  }
  await updateProva(platform.db, anexo.id, {
    sha256: provaPropria(chave, anexo.sha256 ?? Buffer.alloc(0)),
    ...(isSelado && anexo.tamanho_cifrado === null && tamanhoGuardado(chave, anexo.tamanho)),
  });
};

/**
 * Files of the versions before: the proof of each gets its own key, and those of a denúncia are stored anew, filled up to a size
 * class. Each file once; interrupted, it goes on at the next start.
 */
export const reguardarAnexosJob = (platform: Platform, store: FileStore): Job => ({
  name: 'reguardar-anexos',
  aoIniciar: true,
  run: async () => {
    let depoisDe = 0;
    for (;;) {
      const rows = await listAReguardar(platform.db, depoisDe, POR_VEZ);
      await emCada(rows, (row) => reguardar(platform, store, row));
      if (rows.length < POR_VEZ) return;
      depoisDe = rows.at(-1)?.id ?? depoisDe;
    }
  },
});
