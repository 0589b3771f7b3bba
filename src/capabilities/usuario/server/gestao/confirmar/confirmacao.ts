import { findOuvidoriaQueMonitora } from '#capabilities/orgao/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { esperaConfirmacao, type Gestao } from '../../../domain/confirmacao-policy.ts';
import type { PerfilNoOrgao } from '../../../domain/gestao-policy.ts';
import { hasGestor, houveGestor } from './confirmar-repository.ts';

type ComRelogio = Pick<Platform, 'clock'>;

export const deveEsperar = async (trx: Db, quem: UsuarioAtual, perfil: PerfilNoOrgao): Promise<boolean> =>
  esperaConfirmacao(quem, perfil, await houveGestor(trx));

export const findControlador = async ({ clock }: ComRelogio, db: Db): Promise<Gestao['controlador']> => {
  const idOuvidoria = await findOuvidoriaQueMonitora(db);
  if (idOuvidoria === null) return null;
  return { idOuvidoria, temGestor: await hasGestor(db, idOuvidoria, clock.now()) };
};
