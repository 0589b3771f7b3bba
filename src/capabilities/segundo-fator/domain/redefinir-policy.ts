import {
  type PessoaGerida,
  podeBloquear,
  type QuemGere,
} from '#capabilities/usuario/domain/gestao-policy.ts';
import { perfisQueDecidem } from '#kernel/perfil.ts';
import { refuse, type Verdict } from '#kernel/verdict.ts';
import { soGestorRedefine } from './segundo-fator-errors.ts';

/**
 * A lost factor is taken away from outside. It weakens the account everywhere, so it asks for what a block asks for, and
 * for somebody who decides for the office.
 */
export const podeRedefinir = (quem: QuemGere, pessoa: PessoaGerida): Verdict =>
  perfisQueDecidem.includes(quem.idPerfil) ? podeBloquear(quem, pessoa) : refuse(soGestorRedefine());
