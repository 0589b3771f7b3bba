import { type IdPerfil, perfisQueTratam } from '#kernel/perfil.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { listPessoasDoOrgao } from './colegas-repository.ts';

export interface Colega {
  readonly idUsuario: number;
  readonly nome: string;
  readonly perfis: string[];
}

/** Who works in an office today with these profiles; by default, who may answer for a case. An invitation that nobody used works nowhere. */
export const listColegas = async (
  { clock }: Pick<Platform, 'clock'>,
  db: Db,
  idOuvidoria: number,
  perfis: readonly IdPerfil[] = perfisQueTratam,
  comConvidados = false,
): Promise<Colega[]> => {
  const hoje = toIsoDate(localDate(clock.now().getTime()));
  const rows = await listPessoasDoOrgao(db, { idOuvidoria, perfis, hoje, comConvidados });
  return rows.map((row) => ({ idUsuario: row.id, nome: row.nome, perfis: row.perfis }));
};
