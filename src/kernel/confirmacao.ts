import { forbidden } from './errors.ts';
import { allow, refuse, type Verdict } from './verdict.ts';

/**
 * Whom an endpoint or act asks for the second factor again: 'quem-tem', who has one; 'segundo-fator', also whoever
 * should have one; 'sempre', everybody, at that very moment.
 */
export type Confirma = 'quem-tem' | 'segundo-fator' | 'sempre';

/** The second factor, as the session knows it. */
export interface FatorDaSessao {
  /** The account has one. */
  readonly tem: boolean;
  /** The installation demands one of this person. */
  readonly exigido: boolean;
  /** When this session last confirmed it. */
  readonly confirmadoEm: Date | null;
}

export const MINUTOS_DE_CONFIRMACAO = 5;
const MINUTO = 60_000;
const VALIDADE = MINUTOS_DE_CONFIRMACAO * MINUTO;

/** Opening an identity is asked for each time: a minute lets the call be repeated after the dialog, and that call uses it up. */
export const VALIDADE_DE_UMA_VEZ = MINUTO;
const validadeDe = (confirma: Confirma): number => (confirma === 'sempre' ? VALIDADE_DE_UMA_VEZ : VALIDADE);

/** Browsers meet this code by asking for the factor and repeating the call. */
export const CONFIRMAR = 'segundo-fator.confirmar';

/** With which a program confirms in the request itself. */
export const CABECALHO_DE_CONFIRMACAO = 'x-confirmacao';

export const confirmadoAte = ({ confirmadoEm }: FatorDaSessao): Date | null =>
  confirmadoEm && new Date(confirmadoEm.getTime() + VALIDADE);

export const confirme = () =>
  forbidden(CONFIRMAR, 'Confirme que é você com o segundo fator e tente de novo.');

const isPedido = (confirma: Confirma, { tem, exigido }: FatorDaSessao): boolean =>
  confirma === 'sempre' || tem || (confirma === 'segundo-fator' && exigido);

/** Programs have no second factor: what they may do is bound to their client and its office. */
export const podeSemConfirmar = (
  confirma: Confirma,
  fator: FatorDaSessao | undefined,
  agora: Date,
): Verdict => {
  if (!fator || !isPedido(confirma, fator)) return allow;
  const { confirmadoEm } = fator;
  return confirmadoEm && confirmadoEm.getTime() + validadeDe(confirma) > agora.getTime()
    ? allow
    : refuse(confirme());
};
