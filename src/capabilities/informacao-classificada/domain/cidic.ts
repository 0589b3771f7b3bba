import { Esfera } from '#kernel/enumeracoes.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { checkDigits, digitosDoProtocolo, formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { formatData } from '#kernel/texto.ts';
import type { Grau } from './grau.ts';

/**
 * The Código de Indexação de Documento que contém Informação Classificada (Decreto 7.845/2012)
 * has two parts: the process number (NUP), which the document keeps when it is no longer
 * secret, and what follows from its classification: degree (U, S, R), category (two digits), day of
 * production, day on which the secret ends, and whether it was reclassified (S or N). The office
 * writes the number and the facts; the code is put together here, so that the two never disagree.
 * Only the number's seventeen digits and their check are verified: older numbers of fifteen digits
 * are not accepted.
 */
const letraDoGrau: Readonly<Record<Grau, string>> = { reservada: 'R', secreta: 'S', ultrassecreta: 'U' };

export interface PartesDoCidic {
  readonly nup: string;
  readonly grau: Grau;
  readonly categoria: string;
  readonly producao: PlainDate;
  readonly termo: PlainDate;
  readonly reclassificada: boolean;
}

/** The digits of a valid process number; null for anything else. */
export const lerNup = (texto: string): string | null => {
  const digitos = digitosDoProtocolo(texto);
  return digitos !== null && digitos.slice(15) === checkDigits(digitos.slice(0, 15)) ? digitos : null;
};

export const formatNup = (digitos: string): string => formatProtocoloDigitos(digitos, Esfera.federal);

export const formatCidic = ({
  nup,
  grau,
  categoria,
  producao,
  termo,
  reclassificada,
}: PartesDoCidic): string =>
  [
    formatNup(nup),
    letraDoGrau[grau],
    categoria,
    formatData(producao),
    formatData(termo),
    reclassificada ? 'S' : 'N',
  ].join('.');

const CIDIC = /^\s*(\d{5}\.\d{6}\/\d{4}-\d{2})(?:\.[USR]\.\d{2}\..*)?\s*$/i;

/** The process number inside what a person typed: a whole code, or the number alone. */
export const nupDoCodigo = (texto: string): string | null => lerNup(CIDIC.exec(texto)?.[1] ?? texto);
