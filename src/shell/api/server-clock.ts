import { now } from '#shell/clock.ts';
import { getInstalacao } from '#shell/instalacao.ts';

/** How far the server's clock is ahead of this device's, in milliseconds; unknown until the server was heard. */
let ahead: number | undefined;

const aheadOf = (serverTime: number | undefined): number => (serverTime ? serverTime - now().getTime() : 0);

/** Each answer of the API says what time it is there; answers that a cache may have kept do not. */
export const hearServerTime = (header: string | null): void => {
  if (header) ahead = aheadOf(Number(header));
};

/**
 * The time at the server, which is what the end of a session is measured by: this device's clock may be wrong, and a
 * demonstration's may stand in another year. The page itself brings the first reading.
 */
export const serverNow = (): Date => {
  ahead ??= aheadOf(getInstalacao().agora);
  return new Date(now().getTime() + ahead);
};
