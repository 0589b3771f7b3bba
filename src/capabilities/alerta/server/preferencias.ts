import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import { tiposDeAlerta } from '../domain/alerta.ts';
import { listPreferencias, type Preferencia, upsertPreferencia } from './preferencia-repository.ts';

/** Who chose nothing is told of everything; only the administrador changes holidays. */
export const mostrarPreferencias = async (
  { db }: Platform,
  { idUsuario, idPerfil }: UsuarioAtual,
): Promise<Preferencia[]> => {
  const rows = new Map((await listPreferencias(db, idUsuario)).map((row) => [row.tipo, row]));
  const tipos = tiposDeAlerta.filter(
    (tipo) => tipo !== 'prazos-recontados' || idPerfil === Perfil.administrador,
  );
  return tipos.map((tipo) => ({
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
