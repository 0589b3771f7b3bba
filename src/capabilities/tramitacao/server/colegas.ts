import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { listPessoasDoOrgao } from './pessoas-repository.ts';

export interface Colega {
  readonly idUsuario: number;
  readonly nome: string;
  readonly perfis: string[];
}

/** Who may answer for a case. */
const perfisQueTratam: readonly IdPerfil[] = [Perfil.administrador, Perfil.gestor, Perfil.respondente];
/** Who may be asked to contribute. */
export const perfisQueContribuem: readonly IdPerfil[] = [...perfisQueTratam, Perfil.colaborador];

/** Who works in an office today with one of these profiles. */
export const listColegas = async (
  { clock }: Pick<Platform, 'clock'>,
  db: Db,
  idOuvidoria: number,
  perfis: readonly IdPerfil[] = perfisQueTratam,
): Promise<Colega[]> => {
  const hoje = toIsoDate(localDate(clock.now().getTime()));
  const rows = await listPessoasDoOrgao(db, { idOuvidoria, perfis, hoje });
  return rows.map((row) => ({ idUsuario: row.id, nome: row.nome, perfis: row.perfis }));
};
