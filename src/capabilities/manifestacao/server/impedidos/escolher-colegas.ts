import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import { soOGestorEscolhe } from '../../domain/impedidos/impedidos-errors.ts';
import { idsImpedidos, semImpedidos } from './impedidos.ts';

type QuemEscolhe = Pick<UsuarioAtual, 'idPerfil' | 'idUsuario'> | null;
type ComChave = { readonly config: Pick<Config, 'keyFor'> };

/**
 * Whether this person may choose colleagues by name for a case. Where somebody is kept away only the gestor may, who knows who it is:
 * to anybody else a list without one colleague, or a refusal of that one, would tell (Lei 13.608/2018, art. 4-B).
 */
export const escolhePeloNome = async (
  comChave: ComChave,
  db: Db,
  quem: QuemEscolhe,
  idManifestacao: number,
): Promise<boolean> =>
  quem?.idPerfil === Perfil.gestor || (await idsImpedidos(comChave, db, idManifestacao)).size === 0;

/** The colleagues whom this person is offered for a case. */
export const colegasAEscolher = async <P extends { readonly idUsuario: number }>(
  comChave: ComChave,
  db: Db,
  quem: QuemEscolhe,
  idManifestacao: number,
  pessoas: readonly P[],
): Promise<P[]> =>
  (await escolhePeloNome(comChave, db, quem, idManifestacao))
    ? semImpedidos(comChave, db, idManifestacao, pessoas)
    : pessoas.filter(({ idUsuario }) => idUsuario === quem?.idUsuario);

/** Anybody may name themselves; others are refused alike, whoever is named. */
export const conferirQuemEscolhe = async (
  comChave: ComChave,
  db: Db,
  quem: QuemEscolhe,
  idManifestacao: number,
  escolhidos: readonly number[],
): Promise<void> => {
  if (escolhidos.every((id) => id === quem?.idUsuario)) return;
  if (!(await escolhePeloNome(comChave, db, quem, idManifestacao))) throw soOGestorEscolhe();
};
