import { forbidden, unauthenticated } from './errors.ts';
import { type IdPerfil, Perfil, perfisServidor } from './perfil.ts';
import { allow, refuse, type Verdict } from './verdict.ts';

/**
 * Who may call an endpoint or open a screen. Every one of them must declare it, or it does not
 * compile. The server enforces it; the browser only mirrors it.
 */
export type Acesso =
  | { readonly tipo: 'aberto'; readonly comPessoa: boolean; readonly duranteFator?: true }
  | { readonly tipo: 'login'; readonly duranteCadastro: boolean; readonly duranteFator?: true }
  | { readonly tipo: 'perfis'; readonly perfis: readonly IdPerfil[] };

/** Anybody, and the same answer for all; no session is looked at, so caches may keep it. */
export const aberto = { tipo: 'aberto', comPessoa: false } as const satisfies Acesso;

/** Anybody, but the answer depends on who is signed in, or changes it (the menu, signing in and out). */
export const abertoComPessoa = { tipo: 'aberto', comPessoa: true } as const satisfies Acesso;

/** The same, and also for a session that waits for its second factor, which counts as nobody there. */
export const abertoDuranteFator = {
  tipo: 'aberto',
  comPessoa: true,
  duranteFator: true,
} as const satisfies Acesso;

/** Any signed-in person whose registration has no pending step. */
export const comLogin = { tipo: 'login', duranteCadastro: false } as const satisfies Acesso;

/** Any signed-in person, even with a pending step of registration (CPF, password, CNPJ). */
export const duranteCadastro = { tipo: 'login', duranteCadastro: true } as const satisfies Acesso;

/** The same, and also a session that waits for its second factor: only what shows or confirms it. */
export const duranteSegundoFator = {
  tipo: 'login',
  duranteCadastro: true,
  duranteFator: true,
} as const satisfies Acesso;

export const apenas = (...perfis: readonly IdPerfil[]) =>
  ({ tipo: 'perfis', perfis }) as const satisfies Acesso;

export const servidores = apenas(...perfisServidor);
export const apenasAdministrador = apenas(Perfil.administrador);

/** What the access rule needs to know of the person; the session and the browser's user both have it. */
export interface QuemAcessa {
  readonly idPerfil: IdPerfil;
  readonly cadastroPendente: boolean;
  /** Signed in with the first factor only: the session opens nothing but the second one and the way out. */
  readonly fatorPendente?: boolean;
}

const abreDuranteFator = (acesso: Acesso): boolean =>
  acesso.tipo === 'aberto'
    ? !acesso.comPessoa || acesso.duranteFator === true
    : acesso.tipo === 'login' && acesso.duranteFator === true;

export const podeAcessar = (acesso: Acesso, quem: QuemAcessa | null): Verdict => {
  if (quem?.fatorPendente && !abreDuranteFator(acesso))
    return refuse(
      forbidden('segundo-fator.pendente', 'Confirme que é você com o segundo fator, ou saia da conta.'),
    );
  if (acesso.tipo === 'aberto') return allow;
  if (!quem) return refuse(unauthenticated('sessao.ausente', 'Entre na sua conta para continuar.'));
  if (quem.cadastroPendente && !(acesso.tipo === 'login' && acesso.duranteCadastro)) {
    return refuse(
      forbidden('sessao.cadastro-pendente', 'Conclua a atualização do seu cadastro para continuar.'),
    );
  }
  if (acesso.tipo === 'perfis' && !acesso.perfis.includes(quem.idPerfil)) {
    return refuse(forbidden('acesso.perfil-sem-permissao', 'Seu perfil não tem permissão para esta ação.'));
  }
  return allow;
};
