import type { Envelope } from '#server/crypto/envelope.ts';
import { openBytes } from '#server/crypto/envelope-bytes.ts';
import { openText, sealText } from '#server/crypto/texto-selado.ts';
import type { Platform } from '#server/platform.ts';
import type { AnexoRow } from './anexo-repository.ts';

export const chaveMestra = ({ config }: Pick<Platform, 'config'>): Buffer => config.keyFor('anexo');

/** The file's key while it belongs to no case: wrapped by the installation's. */
export const chaveSolta = (platform: Pick<Platform, 'config'>, row: AnexoRow): Buffer =>
  openBytes(chaveMestra(platform), row.chave_embrulhada);

/** True for a file of a denúncia: its name is sealed and its key wrapped by the case's. */
const isDoCofre = (row: AnexoRow): boolean => row.id_manifestacao !== null && row.nome_cifrado !== null;

/** The file's key once it belongs to a case. */
export const chaveNoCaso = (
  platform: Pick<Platform, 'config'>,
  row: AnexoRow,
  cofre: Envelope | null,
): Buffer => {
  if (!isDoCofre(row)) return chaveSolta(platform, row);
  if (!cofre) throw new Error(`File ${row.id} is sealed by a case that gave no key`);
  return cofre.openBytes(row.chave_embrulhada);
};

export const selarNome = (chave: Buffer, nome: string): Buffer => sealText(chave, nome);

/** Until it is attached the name is sealed with the file's key: the case may be a denúncia. */
export const nomeSolto = (platform: Pick<Platform, 'config'>, row: AnexoRow): string =>
  row.nome ?? abrirNome(chaveSolta(platform, row), row);

export const nomeNoCaso = (row: AnexoRow, cofre: Envelope | null): string => {
  if (row.nome !== null) return row.nome;
  if (!cofre) throw new Error(`File ${row.id} is sealed by a case that gave no key`);
  return abrirNome(cofre.openBytes(row.chave_embrulhada), row);
};

const abrirNome = (chave: Buffer, { nome_cifrado }: AnexoRow): string =>
  openText(chave, nome_cifrado ?? Buffer.alloc(0));
