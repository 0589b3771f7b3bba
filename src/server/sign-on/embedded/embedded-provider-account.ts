import type { Account, AccountClaims } from 'oidc-provider';
import type { Database } from '../../db/database.ts';
import type { Confiabilidade } from '../sign-on.ts';
import { findPessoa, type Pessoa } from './embedded-provider-repository.ts';

/** The national sign-on names the levels in English on the wire. */
const LEVEL: Readonly<Record<Confiabilidade, string>> = { bronze: 'bronze', prata: 'silver', ouro: 'gold' };

/**
 * The seals behind each level: basic registration, bank account, face recognition against the
 * electoral register.
 */
const SEALS: Readonly<Record<Confiabilidade, readonly string[]>> = {
  bronze: ['101'],
  prata: ['101', '601'],
  ouro: ['101', '601', '701'],
};

const reliability = ({ confiabilidade }: Pessoa) => ({
  level: LEVEL[confiabilidade],
  reliabilities: SEALS[confiabilidade].map((id) => ({ id, updatedAt: '2026-01-01T00:00:00.000-0300' })),
});

const claimsOf = (pessoa: Pessoa, scopes: ReadonlySet<string>, use: string): AccountClaims => {
  const reliabilityScope = use === 'id_token' ? 'govbr_confiabilidades_idtoken' : 'govbr_confiabilidades';
  return {
    sub: pessoa.cpf,
    name: pessoa.nome,
    ...(pessoa.nomeSocial && { social_name: pessoa.nomeSocial }),
    email: pessoa.email,
    // Text, as in the manual's example.
    email_verified: 'true',
    ...(pessoa.telefone && { phone_number: pessoa.telefone, phone_number_verified: 'true' }),
    ...(scopes.has(reliabilityScope) && { reliability_info: reliability(pessoa) }),
  };
};

/** Which claims each scope opens; the account decides which of them go into the id token. */
export const CLAIMS = {
  openid: ['sub', 'amr'],
  profile: ['name', 'social_name', 'phone_number', 'phone_number_verified'],
  email: ['email', 'email_verified'],
  govbr_confiabilidades: ['reliability_info'],
  govbr_confiabilidades_idtoken: ['reliability_info'],
  govbr_empresa: [],
};

export const findAccount = async (db: Database, cpf: string): Promise<Account | undefined> => {
  const pessoa = await findPessoa(db, cpf);
  return (
    pessoa && {
      accountId: pessoa.cpf,
      claims: (use, scope) => claimsOf(pessoa, new Set(scope.split(' ')), use),
    }
  );
};
