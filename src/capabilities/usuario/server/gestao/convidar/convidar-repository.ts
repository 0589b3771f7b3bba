import { sql } from 'kysely';
import { TipoPessoa } from '#kernel/numeros/documento.ts';
import { procurado } from '#server/crypto/dado-pessoal.ts';
import type { Db } from '#server/db/database.ts';
import type { PerfilNoOrgao } from '../../../domain/gestao-policy.ts';

interface ContaEncontrada {
  readonly id: number;
  /** Those that were accepted and not ended. */
  readonly perfis: readonly PerfilNoOrgao[];
}

/**
 * Accounts whose address surely belongs to the owner: it was confirmed, or only an invitation was
 * ever sent to it. One that was registered and never confirmed may belong to a stranger, who knows
 * its password.
 */
export const listContasPorEmail = (db: Db, email: string): Promise<ContaEncontrada[]> =>
  db
    .selectFrom('usuario as u')
    .select([
      'u.id',
      sql<PerfilNoOrgao[]>`coalesce((
        select json_agg(json_build_object('idPerfil', p.id_perfil, 'idOuvidoria', p.id_ouvidoria))
        from usuario_perfil_ouvidoria p
        where p.id_usuario = u.id and p.encerrado_em is null and p.a_aceitar_desde is null), '[]')`.as(
        'perfis',
      ),
    ])
    .where('u.excluido_em', 'is', null)
    .where('u.email_busca', '=', procurado('email', email))
    .where('u.e_sistema', '=', false)
    .where('u.id_tipo_pessoa', '=', TipoPessoa.fisica)
    .where(({ or, eb }) => or([eb('u.ativado_em', 'is not', null), eb('u.senha_hash', 'is', null)]))
    .orderBy('u.id')
    .execute();
