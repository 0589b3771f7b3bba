import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { apenasDigitos } from '#kernel/texto.ts';
import type { Db } from '#server/db/database.ts';
import { textoDo } from '#server/mail/selo.ts';
import type { Platform } from '#server/platform.ts';
import { listProtocolosImpedidos, type MensagemRow } from './mensagem-repository.ts';

/** With the words of those that are still to be sent; without those whose words name a case that the reader is kept away from. */
export const abrirMensagens = async (
  { config }: Pick<Platform, 'config'>,
  db: Db,
  leitor: ForaDoAlcance,
  rows: readonly MensagemRow[],
): Promise<MensagemRow[]> => {
  const escondidos = await listProtocolosImpedidos(db, leitor);
  return rows
    .map((row) => ({ ...row, texto: textoDo(config, row) }))
    .filter(({ texto }) => {
      const digitos = escondidos.length > 0 ? apenasDigitos(texto) : '';
      return !escondidos.some((protocolo) => digitos.includes(protocolo));
    });
};
