import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import { esperaConfirmacao } from '../../../domain/confirmacao-policy.ts';
import type { PerfilNoOrgao } from '../../../domain/gestao-policy.ts';
import { houveGestor } from './confirmar-repository.ts';

export const deveEsperar = async (trx: Db, quem: UsuarioAtual, perfil: PerfilNoOrgao): Promise<boolean> =>
  esperaConfirmacao(quem, perfil, await houveGestor(trx));
