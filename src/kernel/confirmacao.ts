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

/**
 * Opening an identity is asked for each time, and confirmed for that act alone: a sign-in or an export of a moment ago does not count.
 * A minute lets the call be repeated after the dialog, and that call uses it up.
 */
export const VALIDADE_DE_UMA_VEZ = MINUTO;

/** Browsers meet this code by asking for the factor and repeating the call. */
export const CONFIRMAR = 'segundo-fator.confirmar';

/** With which a program confirms in the request itself. */
export const CABECALHO_DE_CONFIRMACAO = 'x-confirmacao';

export const confirmadoAte = ({ confirmadoEm }: FatorDaSessao): Date | null =>
  confirmadoEm && new Date(confirmadoEm.getTime() + VALIDADE);

/** `para` names the act, where the confirmation serves this one alone; whoever confirms sends it back. */
export const confirme = (para?: string) =>
  forbidden(
    CONFIRMAR,
    'Confirme que é você com o segundo fator e tente de novo.',
    ...(para === undefined ? [] : [{ para }]),
  );

const isPedido = (confirma: Confirma, { tem, exigido }: FatorDaSessao): boolean =>
  confirma === 'sempre' || tem || (confirma === 'segundo-fator' && exigido);

/** What was confirmed before opens nothing that asks 'sempre'. Programs have no second factor: what they may do is bound to their client and its office. */
export const podeSemConfirmar = (
  confirma: Confirma,
  fator: FatorDaSessao | undefined,
  agora: Date,
): Verdict => {
  if (!fator || !isPedido(confirma, fator)) return allow;
  const { confirmadoEm } = fator;
  return confirma !== 'sempre' && confirmadoEm && confirmadoEm.getTime() + VALIDADE > agora.getTime()
    ? allow
    : refuse(confirme());
};
