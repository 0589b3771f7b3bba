/** The only source of the current time. It is passed to whoever needs it, so that tests and demos can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/**
 * Starts at the given moment and runs on at the usual speed (`RELOGIO_INICIAL`). `since` is when it was set going: processes that
 * serve together, also one that replaces another hours later, must tell the same time.
 */
export const clockStartingAt = (initial: Date, since: number = Date.now()): Clock => {
  const offset = initial.getTime() - since;
  return { now: () => new Date(Date.now() + offset) };
};

/** Stands still until moved: the clock of the tests. */
export class FixedClock implements Clock {
  #moment: Date;

  constructor(moment: Date | string) {
    this.#moment = new Date(moment);
  }

  now(): Date {
    return new Date(this.#moment);
  }

  set(moment: Date | string): void {
    this.#moment = new Date(moment);
  }

  advance(milliseconds: number): void {
    this.#moment = new Date(this.#moment.getTime() + milliseconds);
  }
}

export const minutes = (n: number): number => n * 60_000;
export const hours = (n: number): number => minutes(n * 60);
export const days = (n: number): number => hours(n * 24);
