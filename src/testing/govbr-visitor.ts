import type { TestApp } from './test-app.ts';
import { Visitor } from './visitor.ts';

export const ENTRAR = '/api/app-web/v1/govbr/entrar';

export const pathOf = (location: unknown): string => {
  const url = new URL(String(location), 'http://escuta.test');
  return url.pathname + url.search;
};

/**
 * Follows redirects like a browser up to the sign-on page, chooses the person, and stops before our
 * own callback.
 */
export const signOn = async (visitor: Visitor, cpf: string, query = ''): Promise<string> => {
  let next = pathOf((await visitor.get(ENTRAR + query)).headers.location);
  for (let hop = 0; hop < 12; hop++) {
    if (next.startsWith('/api/app-web/v1/govbr/retorno')) return next;
    const response = await visitor.get(next);
    if (response.headers.location) {
      next = pathOf(response.headers.location);
      continue;
    }
    const action = response.body.match(/action="([^"]*\/entrar)"/)?.[1];
    if (!action) throw new Error(`No sign-on form at ${next}`);
    const chosen = await visitor.send({
      method: 'POST',
      url: pathOf(action),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `cpf=${cpf}`,
    });
    next = pathOf(chosen.headers.location);
  }
  throw new Error('Too many redirects');
};

export interface PessoaDoGovbr {
  readonly cpf: string;
  readonly nome?: string;
  readonly email?: string;
  readonly empresas?: readonly { cnpj: string; razaoSocial: string; dataCriacao: string }[];
}

/** Makes a person known to the embedded sign-on. */
export const conhecerNoGovbr = async ({ db }: TestApp, pessoa: PessoaDoGovbr): Promise<void> => {
  await db
    .insertInto('sign_on_embutido_pessoa')
    .values({
      cpf: pessoa.cpf,
      nome: pessoa.nome ?? 'Pessoa do Gov.br',
      email: pessoa.email ?? 'pessoa@govbr.invalid',
      confiabilidade: 'ouro',
      empresas: JSON.stringify(pessoa.empresas ?? []),
    })
    .execute();
};

/** A visitor returning from the sign-on, and where our callback sent them. */
export const entrarComGovbr = async (app: TestApp, cpf: string, query = '') => {
  const visitor = new Visitor(app);
  const back = await visitor.get(await signOn(visitor, cpf, query));
  return { visitor, destino: pathOf(back.headers.location) };
};
