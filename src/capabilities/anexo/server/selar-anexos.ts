import type { Envelope } from '#server/crypto/envelope.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { listAnexosDoCaso, updateAnexo } from './anexo-repository.ts';
import { chaveSolta, selarNome } from './chave-do-anexo.ts';
import { tamanhoGuardado } from './tamanho-guardado.ts';
import { transcricaoSelada } from './transcricao.ts';

/**
 * A case becomes a denúncia: from now on only its key opens the files it already has, and their
 * names, sizes and transcriptions. The stored bytes stay as they are, because each file has its own key.
 */
export const selarAnexos = async (
  platform: Platform,
  tx: Db,
  idManifestacao: number,
  cofre: Envelope,
): Promise<void> => {
  for (const row of await listAnexosDoCaso(tx, idManifestacao)) {
    if (row.nome === null) continue;
    const chave = chaveSolta(platform, row);
    await updateAnexo(tx, row.id, {
      chave_embrulhada: cofre.sealBytes(chave),
      nome: null,
      nome_cifrado: selarNome(chave, row.nome),
      ...tamanhoGuardado(chave, row.tamanho),
      ...(row.transcricao !== null && transcricaoSelada(chave, row.transcricao)),
    });
  }
};
