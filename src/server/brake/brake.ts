import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '#kernel/errors.ts';
import { type Clock, days } from '../clock.ts';
import type { Config } from '../config.ts';
import { hmac } from '../crypto/secret.ts';

export interface BrakeRule {
  /** Attempts allowed before the brake acts. */
  readonly free: number;
  /** A day's attempts are forgotten this long after the first of them. */
  readonly memorySeconds: number;
  /** The first pause; each further pause is twice as long, up to the longest. */
  readonly firstPauseSeconds: number;
  readonly longestPauseSeconds: number;
}

export interface Brake {
  /** Refuses with Retry-After while a pause lasts. */
  check(subject: string): Promise<void>;
  /** Counts an attempt. From the last free one on, each sets a pause for those that follow. */
  count(subject: string): Promise<void>;
  /** The attempt was good: forget the bad ones. */
  forgive(subject: string): Promise<void>;
}

/** Grows with the pauses so far: many attempts refused at once must not make it longer. */
const pauseSeconds = (rule: BrakeRule, pausesSoFar: number): number =>
  Math.min(rule.firstPauseSeconds * 2 ** (pausesSoFar - 1), rule.longestPauseSeconds);

interface Keys {
  readonly today: string;
  /** Keys of the earlier days whose attempts still count. */
  readonly before: readonly string[];
}

const memoryOf = (rule: BrakeRule): number => Math.max(rule.memorySeconds, rule.longestPauseSeconds) * 1000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Today and every earlier day that the memory covers: midnight must not wipe the slate clean. */
const daysWithin = (now: Date, memory: number): [today: string, ...before: string[]] => {
  const oldest = now.getTime() - memory;
  const before: string[] = [];
  for (let time = now.getTime() - days(1); time > oldest; time -= days(1)) before.push(dayOf(time));
  if (dayOf(oldest) !== (before.at(-1) ?? dayOf(now.getTime()))) before.push(dayOf(oldest));
  return [dayOf(now.getTime()), ...before];
};

const refusal = (pause: RateLimiterRes) => {
  const retryAfter = Math.max(1, Math.ceil(pause.msBeforeNext / 1000));
  const wait = retryAfter > 90 ? `${Math.ceil(retryAfter / 60)} minutos` : `${retryAfter} segundos`;
  return tooMany('acesso.muitas-tentativas', `Muitas tentativas seguidas. Tente de novo em ${wait}.`, {
    retryAfter,
  });
};

/**
 * A brake whose pauses grow, and that locks nobody out for good. The counters live in PostgreSQL,
 * so all instances share them. Their keys are HMACs that change every day, so the table tells
 * nothing about people.
 */
export const createBrake = (
  name: string,
  rule: BrakeRule,
  { pool, config, clock }: { pool: pg.Pool; config: Config; clock: Clock },
): Brake => {
  const store = {
    storeClient: pool,
    storeType: 'pool',
    tableName: 'limite',
    tableCreated: true,
    clearExpiredByTimeout: false,
  };
  const attempts = new RateLimiterPostgres({
    ...store,
    keyPrefix: `${name}:t`,
    points: 1_000_000,
    duration: rule.memorySeconds,
  });
  const pausesTaken = new RateLimiterPostgres({
    ...store,
    keyPrefix: `${name}:n`,
    points: 1_000_000,
    duration: rule.memorySeconds,
  });
  const pauses = new RateLimiterPostgres({
    ...store,
    keyPrefix: `${name}:p`,
    points: 1,
    // Holds until the real length of the pause is set.
    duration: rule.firstPauseSeconds,
  });
  const keyOn = (day: string, subject: string): string => hmac(config.keyFor(`freio:${day}`), subject);
  const keysOf = (subject: string) => {
    const [today, ...before] = daysWithin(clock.now(), memoryOf(rule));
    return { today: keyOn(today, subject), before: before.map((day) => keyOn(day, subject)) };
  };
  const assertNoPause = async ({ today, before }: Keys): Promise<void> => {
    for (const key of [today, ...before]) {
      const pause = await pauses.get(key);
      if (pause && pause.msBeforeNext > 0) throw refusal(pause);
    }
  };
  /**
   * A pause has one place, taken in one statement: of many attempts at once only one goes on and
   * sets how long the others wait.
   */
  const takePause = async (key: string): Promise<void> => {
    try {
      await pauses.consume(key);
    } catch (error) {
      throw error instanceof RateLimiterRes ? refusal(error) : error;
    }
  };
  /** Adds one and returns how many there are within the memory. */
  const countIn = async (counter: RateLimiterPostgres, { today, before }: Keys): Promise<number> => {
    const { consumedPoints } = await counter.consume(today);
    const earlier = await Promise.all(before.map((key) => counter.get(key)));
    return earlier.reduce((sum, each) => sum + (each?.consumedPoints ?? 0), consumedPoints);
  };
  return {
    check: (subject) => assertNoPause(keysOf(subject)),
    count: async (subject) => {
      const keys = keysOf(subject);
      if ((await countIn(attempts, keys)) < rule.free) return;
      await takePause(keys.today);
      await pauses.block(keys.today, pauseSeconds(rule, await countIn(pausesTaken, keys)));
    },
    forgive: async (subject) => {
      const { today, before } = keysOf(subject);
      for (const key of [today, ...before]) {
        await attempts.delete(key);
        await pausesTaken.delete(key);
        await pauses.delete(key);
      }
    },
  };
};
