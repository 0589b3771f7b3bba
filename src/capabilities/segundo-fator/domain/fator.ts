import type { FatorDaSessao } from '#kernel/confirmacao.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { fatoresDemais, soDaEquipe, ultimoFator } from './segundo-fator-errors.ts';

export const tiposDeFator = ['passkey', 'app'] as const;
export type TipoDeFator = (typeof tiposDeFator)[number];

/** Ways to confirm; the last one exists in the demonstration only, for accounts without a factor. */
export const formasDeConfirmar = ['passkey', 'app', 'recuperacao', 'demonstracao'] as const;
export type FormaDeConfirmar = (typeof formasDeConfirmar)[number];

/** Nobody needs more, and each is one more thing that can be stolen. */
export const MAXIMO_DE_FATORES = 10;

/** What a session still owes: to confirm the factor that the account has, or to set one up. */
export const pendenciaDoFator = ({
  tem,
  exigido,
  confirmadoEm,
}: FatorDaSessao): 'segundo-fator' | 'criar-fator' | null => {
  if (confirmadoEm) return null;
  if (tem) return 'segundo-fator';
  return exigido ? 'criar-fator' : null;
};

/** Citizens sign in through gov.br, and nobody at hand could give them back an account without its factor. */
export const podeCriarFator = (isServidor: boolean, quantos: number): Verdict => {
  if (!isServidor) return refuse(soDaEquipe());
  return quantos < MAXIMO_DE_FATORES ? allow : refuse(fatoresDemais());
};

export const podeRemoverFator = ({ exigido }: Pick<FatorDaSessao, 'exigido'>, quantos: number): Verdict =>
  exigido && quantos <= 1 ? refuse(ultimoFator()) : allow;

const NIVEIS: readonly string[] = ['bronze', 'prata', 'ouro'];

/** Whether a sign-on of this level counts as the second factor (`SEGUNDO_FATOR_GOVBR`). */
export const govbrConta = (minimo: 'prata' | 'ouro' | 'nao', nivel: string): boolean =>
  minimo !== 'nao' && NIVEIS.indexOf(nivel) >= NIVEIS.indexOf(minimo);
