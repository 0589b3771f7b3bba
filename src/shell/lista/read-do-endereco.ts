import { MAX_ID } from '#kernel/max-id.ts';
import { parseIsoDate } from '#kernel/prazo/data.ts';

/** Reads '2,3' from an address; what is not an id is left out. */
export const readNumeros = (texto: string | null): number[] =>
  (texto ?? '')
    .split(',')
    .flatMap((parte) => (/^\d{1,10}$/.test(parte) && Number(parte) <= MAX_ID ? [Number(parte)] : []));

export const readNumero = (texto: string | null): number | null => readNumeros(texto)[0] ?? null;

/** A day written yyyy-mm-dd; '' for none. */
export const readDia = (texto: string | null): string => (texto && parseIsoDate(texto) ? texto : '');

export const readUmDe = <T extends string>(opcoes: readonly T[], texto: string | null): T | undefined =>
  opcoes.find((opcao) => opcao === texto);

export const readBusca = (texto: string | null): string => (texto ?? '').trim().slice(0, 200);

/** Leaves out filters that were not chosen. */
export const soEscolhidos = (todos: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(todos).filter(([, valor]) => valor !== ''));

/** A stored filter (numbers and lists), as the parameters of an address. */
export const deGuardado = (guardado: object): URLSearchParams =>
  new URLSearchParams(Object.entries(guardado).map(([nome, valor]) => [nome, String(valor ?? '')]));
