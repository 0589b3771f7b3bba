import { TipoDocumento } from '#kernel/documento.ts';
import { procurado } from '#server/crypto/dado-pessoal.ts';
import type { Db } from '#server/db/database.ts';

export interface ContaEncontrada {
  readonly id: number;
  readonly email: string | null;
  readonly documento_provado_em: Date | null;
}

/** The account that has the CPF, proven or not. */
export const findContaPorCpf = (db: Db, cpf: string): Promise<ContaEncontrada | undefined> =>
  db
    .selectFrom('usuario')
    .select(['id', 'email', 'documento_provado_em'])
    .where('excluido_em', 'is', null)
    .where('id_tipo_documento', '=', TipoDocumento.cpf)
    .where('documento_busca', '=', procurado('documento', cpf))
    .executeTakeFirst();

/**
 * Accounts whose address surely belongs to the owner: it was confirmed, or only an invitation was
 * ever sent to it. One that was registered and never confirmed may belong to a stranger, who knows
 * its password.
 */
export const listContasPorEmail = (db: Db, email: string): Promise<ContaEncontrada[]> =>
  db
    .selectFrom('usuario')
    .select(['id', 'email', 'documento_provado_em'])
    .where('excluido_em', 'is', null)
    .where('email_busca', '=', procurado('email', email))
    .where('e_sistema', '=', false)
    .where(({ or, eb }) => or([eb('ativado_em', 'is not', null), eb('senha_hash', 'is', null)]))
    .orderBy('id')
    .limit(2)
    .execute();
