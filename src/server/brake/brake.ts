import type pg from 'pg';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '#kernel/errors.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { hmac } from '../crypto/secret.ts';

export interface BrakeRule {
  /** Free attempts before the brake bites. */
  readonly free: number;
  /** Attempts are forgotten after this long without a new one. */
  readonly memorySeconds: number;
  /** The first pause; it doubles with every further attempt, up to the longest. */
  readonly firstPauseSeconds: number;
  readonly longestPauseSeconds: number;
}

export interface Brake {
  /** Refuses with Retry-After while a pause lasts. */
  check(subject: string): Promise<void>;
  /** Counts an attempt; past the free ones it sets the pause for those that follow. */
  count(subject: string): Promise<void>;
  /** The attempt was good: forget the bad ones. */
  forgive(subject: string): Promise<void>;
}

const pauseSeconds = (rule: BrakeRule, attempts: number): number =>
  Math.min(rule.firstPauseSeconds * 2 ** (attempts - rule.free), rule.longestPauseSeconds);

const refusal = (pause: RateLimiterRes) => {
  const retryAfter = Math.max(1, Math.ceil(pause.msBeforeNext / 1000));
  const wait = retryAfter > 90 ? `${Math.ceil(retryAfter / 60)} minutos` : `${retryAfter} segundos`;
  return tooMany('acesso.muitas-tentativas', `Muitas tentativas seguidas. Tente de novo em ${wait}.`, {
    retryAfter,
  });
};

/**
 * A brake that grows with each failure and locks nobody out for good. The counters live in PostgreSQL, so all
 * instances share them; their keys are HMACs of the day, so the table tells nothing about people.
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
  const pauses = new RateLimiterPostgres({
    ...store,
    keyPrefix: `${name}:p`,
    points: 1,
    duration: rule.longestPauseSeconds,
  });
  const keyOf = (subject: string): string => {
    const day = clock.now().toISOString().slice(0, 10);
    return hmac(config.keyFor(`freio:${day}`), subject);
  };
  const assertNoPause = async (key: string): Promise<void> => {
    const pause = await pauses.get(key);
    if (pause && pause.msBeforeNext > 0) throw refusal(pause);
  };
  return {
    check: (subject) => assertNoPause(keyOf(subject)),
    count: async (subject) => {
      const key = keyOf(subject);
      const { consumedPoints } = await attempts.consume(key);
      if (consumedPoints < rule.free) return;
      // Many at once: those that counted past the free ones wait for the pause the first of them set.
      if (consumedPoints > rule.free) await assertNoPause(key);
      await pauses.block(key, pauseSeconds(rule, consumedPoints));
    },
    forgive: async (subject) => {
      const key = keyOf(subject);
      await attempts.delete(key);
      await pauses.delete(key);
    },
  };
};
