import { allow, enforce, refuse, type Verdict } from '#kernel/verdict.ts';
import { contaBloqueada, contaNaoAtivada } from './sessao-errors.ts';

export interface ContaQueEntra {
  readonly bloqueado_em: Date | null;
  readonly ativado_em: Date | null;
}

/** Asked only after the person proved to own the account: strangers learn nothing of its state. */
const podeEntrar = (conta: ContaQueEntra): Verdict => {
  if (conta.bloqueado_em) return refuse(contaBloqueada());
  return conta.ativado_em ? allow : refuse(contaNaoAtivada());
};

/** The same rule for the three ways to sign in: password, gov.br and company. */
export const assertPodeEntrar = (conta: ContaQueEntra): void => enforce(podeEntrar(conta));
