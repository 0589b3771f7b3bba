import { parseIsoDate, toIsoDate } from '#kernel/prazo/data.ts';
import { apenasDigitos, formatData, parseData } from '#kernel/texto.ts';

const DIGITS = 8;

/** Inserts the slashes of dd/mm/aaaa while the person types; anything but a digit is dropped. */
export function maskDate(text: string): string {
  const digits = apenasDigitos(text).slice(0, DIGITS);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('/');
}

/** Null for impossible dates such as '31/02/2026', and for half-typed ones. */
export function isoFromDateText(text: string): string | null {
  const data = parseData(text);
  return data && toIsoDate(data);
}

export function dateTextFromIso(iso: string): string {
  const data = parseIsoDate(iso);
  return data ? formatData(data) : '';
}

/** The opposite of the kernel's `splitIntervalo`. */
export const joinRange = (de: string, ate: string): string =>
  de === '' && ate === '' ? '' : `${de} até ${ate}`;
