import { segredo } from '#server/crypto/dado-pessoal.ts';
import type { Db } from '#server/db/database.ts';

export interface EntradaGovbr {
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly redirecionar: string | null;
  readonly tipoLogin: 'PF' | 'PJ';
  readonly recuperacaoCadastro: boolean;
}

export const insertEntradaGovbr = (db: Db, hashState: Buffer, entrada: EntradaGovbr, agora: Date) =>
  db
    .insertInto('sessao_entrada_govbr')
    .values({
      hash_state: hashState,
      nonce: segredo(entrada.nonce),
      code_verifier: segredo(entrada.codeVerifier),
      redirecionar: entrada.redirecionar,
      tipo_login: entrada.tipoLogin,
      recuperacao_cadastro: entrada.recuperacaoCadastro,
      criada_em: agora,
    })
    .execute();

/** Reads and deletes the sign-on under way: a state works only once. */
export const takeEntradaGovbr = async (
  db: Db,
  hashState: Buffer,
  desde: Date,
): Promise<EntradaGovbr | null> => {
  const row = await db
    .deleteFrom('sessao_entrada_govbr')
    .where('hash_state', '=', hashState)
    .returningAll()
    .executeTakeFirst();
  if (!row || row.criada_em < desde) return null;
  return {
    nonce: row.nonce,
    codeVerifier: row.code_verifier,
    redirecionar: row.redirecionar,
    tipoLogin: row.tipo_login === 'PJ' ? 'PJ' : 'PF',
    recuperacaoCadastro: row.recuperacao_cadastro,
  };
};
