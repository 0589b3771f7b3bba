import { criarCalendario } from '#kernel/prazo/calendario.ts';
import { localDate, parseIsoDate, toIsoDate } from '#kernel/prazo/data.ts';
import { prazoUsualDoPasso, ultimoPrazoDoPasso } from '../domain/tramitacao.ts';

export const hojeEm = (agora: Date): string => toIsoDate(localDate(agora.getTime()));

/** The usual last day, without holidays: only the server knows those of the place. */
export const prazoDeCostume = (agora: Date, diasUsuais: number, doCaso: string | null = null): string =>
  toIsoDate(
    prazoUsualDoPasso(
      criarCalendario([]),
      localDate(agora.getTime()),
      doCaso ? parseIsoDate(doCaso) : null,
      diasUsuais,
    ),
  );

/** The last day that may be chosen, also without holidays. */
export const ultimoPrazo = (agora: Date): string =>
  toIsoDate(ultimoPrazoDoPasso(criarCalendario([]), localDate(agora.getTime())));

/** The first deadline among the cases; null when none runs. ISO days order as text. */
export const primeiroPrazo = (prazos: readonly (string | null | undefined)[]): string | null =>
  prazos.filter((prazo) => typeof prazo === 'string').sort()[0] ?? null;
