import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import { tiposDoPerfil } from '../domain/alerta.ts';
import { listPreferencias, type Preferencia, upsertPreferencia } from './preferencia-repository.ts';

/** Somebody who chose nothing gets every alert that may reach them. */
export const mostrarPreferencias = async (
  { db }: Platform,
  { idUsuario, idPerfil }: UsuarioAtual,
): Promise<Preferencia[]> => {
  const rows = new Map((await listPreferencias(db, idUsuario)).map((row) => [row.tipo, row]));
  return tiposDoPerfil(idPerfil).map((tipo) => ({
    tipo,
    naTela: rows.get(tipo)?.na_tela ?? true,
    porEmail: rows.get(tipo)?.por_email ?? true,
  }));
};

export const mudarPreferencias = (
  { db }: Platform,
  idUsuario: number,
  preferencias: readonly Preferencia[],
) =>
  db.transaction().execute(async (tx) => {
    for (const preferencia of preferencias) await upsertPreferencia(tx, idUsuario, preferencia);
  });
