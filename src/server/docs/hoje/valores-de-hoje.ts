import { addDays, daysBetween, type PlainDate, plainDate, plainDateOrNull } from '#kernel/prazo/data.ts';
import { apenasDigitos, formatData } from '#kernel/texto.ts';

/** The day on which the contracts' examples are true: what they promise is after it, what they ask about before. */
const DIA_DOS_EXEMPLOS = plainDate(2026, 3, 12);
/** The request that they name, which only the tests file under this number. */
const PROTOCOLO_DOS_EXEMPLOS = '00106.000001/2026-13';

const DATA = /\b(\d{2})\/(\d{2})\/(\d{4})\b/g;
const SEMANA = 7;

/** One text of an example, as it holds on the day it is served. */
export type Troca = (texto: string) => string;

export interface DeHoje {
  readonly hoje: PlainDate;
  /** A request for access that is there, as it is written; null where no demonstration gives one. */
  readonly protocolo: string | null;
  /**
   * Of what is there, by the name of the address's parameter: to read (`ler`), to act on (`agir`), and by the last word of the
   * address of a call that needs another; empty where no demonstration gives them.
   */
  readonly numeros: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Whole weeks, so that a business day becomes one (holidays aside) and nothing future falls into the past. */
const semanasAte = (hoje: PlainDate): number =>
  Math.floor(daysBetween(DIA_DOS_EXEMPLOS, hoje) / SEMANA) * SEMANA;

export const trocaPara = ({ hoje, protocolo }: Pick<DeHoje, 'hoje' | 'protocolo'>): Troca => {
  const dias = semanasAte(hoje);
  return (texto) => {
    const datado = texto.replaceAll(DATA, (escrita, dia, mes, ano) => {
      const data = plainDateOrNull(Number(ano), Number(mes), Number(dia));
      return data ? formatData(addDays(data, dias)) : escrita;
    });
    if (protocolo === null) return datado;
    return datado
      .replaceAll(PROTOCOLO_DOS_EXEMPLOS, protocolo)
      .replaceAll(apenasDigitos(PROTOCOLO_DOS_EXEMPLOS), apenasDigitos(protocolo));
  };
};

/** The same value, every text in it as `troca` has it. */
export const comTroca = <V>(valor: V, troca: Troca): V => {
  const cada = (parte: unknown): unknown => {
    if (typeof parte === 'string') return troca(parte);
    if (Array.isArray(parte)) return parte.map(cada);
    if (parte === null || typeof parte !== 'object') return parte;
    return Object.fromEntries(Object.entries(parte).map(([nome, dentro]) => [nome, cada(dentro)]));
  };
  return cada(valor) as V;
};
