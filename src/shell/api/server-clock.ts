import { now } from '#shell/clock.ts';
import { getInstalacao } from '#shell/instalacao.ts';

/** By how many milliseconds the server's clock is ahead of this device's; at first unknown. */
let ahead: number | undefined;

const aheadOf = (serverTime: number | undefined): number => (serverTime ? serverTime - now().getTime() : 0);

/** Each answer of the API carries the server's time; answers that a cache may have kept do not. */
export const hearServerTime = (header: string | null): void => {
  if (header) ahead = aheadOf(Number(header));
};

/**
 * The server's time, by which the end of a session is measured: this device's clock may be wrong,
 * and a demonstration's may be set to another year. The page itself brings the first reading.
 */
export const serverNow = (): Date => {
  ahead ??= aheadOf(getInstalacao().agora);
  return new Date(now().getTime() + ahead);
};
