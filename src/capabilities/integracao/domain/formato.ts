import { z } from 'zod';
import { localDate, localTimeOfDay, type PlainDate, parseIsoDate, toIsoDate } from '#kernel/prazo/data.ts';
import { formatData, parseData } from '#kernel/texto.ts';

/** dd/MM/yyyy of a moment, in Brasília. */
export const dia = (momento: Date): string => formatData(localDate(momento.getTime()));

/** dd/MM/yyyy of a day stored as yyyy-mm-dd. */
export const diaDe = (iso: string): string => {
  const data = parseIsoDate(iso);
  return data ? formatData(data) : iso;
};

const dois = (numero: number): string => String(numero).padStart(2, '0');

/** dd/MM/yyyy HH:mm, with seconds where the API has them. */
export const diaEHora = (momento: Date, comSegundos = false): string => {
  const segundos = Math.floor(localTimeOfDay(momento.getTime()) / 1000);
  const hora = `${dois(Math.floor(segundos / 3600))}:${dois(Math.floor(segundos / 60) % 60)}`;
  return `${dia(momento)} ${hora}${comSegundos ? `:${dois(segundos % 60)}` : ''}`;
};

export const simOuNao = (valor: boolean | null): 'Sim' | 'Não' | '' =>
  valor === null ? '' : valor ? 'Sim' : 'Não';

const vazioENada = (valor: unknown): unknown => (valor === '' || valor === null ? undefined : valor);

/** A parameter or field that may be absent, empty or null. */
export const talvez = <S extends z.ZodType>(schema: S) => z.preprocess(vazioENada, schema.optional());

export const curto = (max: number) => z.string().trim().max(max);

export const semVazios = <T extends object>(valores: T): Partial<T> =>
  Object.fromEntries(Object.entries(valores).filter(([, valor]) => valor !== undefined)) as Partial<T>;

/** A text that some clients send as a number. */
export const numeroEmTexto = <S extends z.ZodType>(schema: S) =>
  z.preprocess((valor) => (typeof valor === 'number' ? String(valor) : valor), schema);

export const PRIMEIRO_ANO = 1900;
export const ULTIMO_ANO = 2200;
export const isDoCalendario = ({ year }: PlainDate): boolean => year >= PRIMEIRO_ANO && year <= ULTIMO_ANO;

/** Reads dd/MM/yyyy as yyyy-mm-dd. */
export const dataBrasileira = z
  .string()
  .trim()
  .refine((texto) => {
    const data = parseData(texto);
    return data !== null && isDoCalendario(data);
  }, 'Escreva a data como dd/MM/aaaa.')
  .transform((texto) => {
    const data = parseData(texto);
    return data ? toIsoDate(data) : '';
  });

const VERDADEIROS = ['true', '1', 'sim', 's'];
const FALSOS = ['false', '0', 'não', 'nao', 'n', ''];
const escrito = (valor: boolean | number | string): string => String(valor).trim().toLowerCase();

/** true, True, 1 and sim are yes, their opposites no; read as no, anything else would bring what nobody asked for. */
export const indicador = z
  .union([z.boolean(), z.number(), z.string().max(20)])
  .refine(
    (valor) => [...VERDADEIROS, ...FALSOS].includes(escrito(valor)),
    'Aceita true, false, 1, 0, sim ou não.',
  )
  .transform((valor) => VERDADEIROS.includes(escrito(valor)));
