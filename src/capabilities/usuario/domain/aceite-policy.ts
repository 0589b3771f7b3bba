import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { quemDeuNaoAceita } from './gestao-errors.ts';
import type { PerfilNoOrgao } from './gestao-policy.ts';

interface QuemRecebe {
  readonly isSistema: boolean;
  /** False: only an invitation, whose link is its person's yes. */
  readonly isAtivada: boolean;
  /** Those the person accepted and that were not ended. */
  readonly perfis: readonly PerfilNoOrgao[];
}

const trabalhaEm = (perfis: readonly PerfilNoOrgao[], idOuvidoria: number): boolean =>
  perfis.some((perfil) => perfil.idOuvidoria === idOuvidoria);

/**
 * An account is its person's, who may report with it (Lei 13.460/2017, art. 10; Lei 13.608/2018, art. 4-B): no office comes to see or
 * change it without their yes. Who works in the office already said it once.
 */
export const esperaAceite = (
  { isSistema, isAtivada, perfis }: QuemRecebe,
  { idOuvidoria }: PerfilNoOrgao,
): boolean => isAtivada && !isSistema && !trabalhaEm(perfis, idOuvidoria);

/** The inviting office knows an account by its address only where it already works with it, in each office that is named. */
export const jaEDeCasa = (
  perfisDaConta: readonly PerfilNoOrgao[],
  pedidos: readonly PerfilNoOrgao[],
): boolean => pedidos.every(({ idOuvidoria }) => trabalhaEm(perfisDaConta, idOuvidoria));

/** Nobody gives themselves a profile by way of another account of theirs. */
export const podeAceitar = (idUsuario: number, { dadoPor }: { readonly dadoPor: number }): Verdict =>
  dadoPor === idUsuario ? refuse(quemDeuNaoAceita()) : allow;
