import { openText, sealText } from '#server/crypto/texto-selado.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { arquivoDoCasoNaoEncontrado } from '../domain/anexo-errors.ts';
import { type AnexoRow, findAnexo, listAnexosDoCaso, updateAnexo } from './anexo-repository.ts';
import { chaveNoCaso } from './chave-do-anexo.ts';
import type { CasoComAnexos } from './read-anexos.ts';

interface Transcricao {
  readonly texto: string;
  readonly em: Date;
}

/** The columns of a transcription that is sealed, with the file's key. */
export const transcricaoSelada = (chave: Buffer, texto: string) => ({
  transcricao: null,
  transcricao_cifrada: sealText(chave, texto),
});

const lida = (platform: Pick<Platform, 'config'>, { cofre }: CasoComAnexos, row: AnexoRow): string | null =>
  row.transcricao_cifrada
    ? openText(chaveNoCaso(platform, row, cofre), row.transcricao_cifrada)
    : row.transcricao;

/** By file. The caller has checked who reads the case, and covers the words as those of who filed. */
export const listTranscricoes = async (
  platform: Pick<Platform, 'config'>,
  db: Db,
  caso: CasoComAnexos,
): Promise<ReadonlyMap<number, Transcricao>> => {
  const rows = await listAnexosDoCaso(db, caso.row.id);
  return new Map(
    rows.flatMap((row) => {
      const texto = lida(platform, caso, row);
      return texto === null || row.transcrita_em === null ? [] : [[row.id, { texto, em: row.transcrita_em }]];
    }),
  );
};

/**
 * In the transaction of who transcribes, under the case's lock. Sealed wherever the file's name is; and of who preserved the identity,
 * because people say who they are. There the words are covered for nobody's comparison: who types them would learn the name.
 */
export const guardarTranscricao = async (
  platform: Pick<Platform, 'config'>,
  tx: Db,
  caso: CasoComAnexos & { readonly isPreservada: boolean },
  idAnexo: number,
  { texto, em }: Transcricao,
): Promise<void> => {
  const row = await findAnexo(tx, idAnexo);
  if (row?.id_manifestacao !== caso.row.id) throw arquivoDoCasoNaoEncontrado();
  const guardada =
    row.nome_cifrado === null && !caso.isPreservada
      ? { transcricao: texto, transcricao_cifrada: null }
      : transcricaoSelada(chaveNoCaso(platform, row, caso.cofre), texto);
  await updateAnexo(tx, idAnexo, { ...guardada, transcrita_em: em });
};
