import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/**
 * OWASP's minimum for argon2id: 19 MiB, two passes, one lane. The hash records them, so they can be
 * raised later.
 */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG_LENGTH = 32;

interface Custo {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

const compute = (password: string, nonce: Buffer, cost: Custo) =>
  derive('argon2id', {
    message: Buffer.from(password.normalize('NFC')),
    nonce,
    tagLength: TAG_LENGTH,
    ...cost,
  });

/** For passwords that are printed in the manual: no cost would protect them. */
export const CUSTO_DE_SENHA_PUBLICA: Custo = { memory: 8, passes: 1, parallelism: 1 };

export const hashPassword = async (password: string, cost: Custo = COST): Promise<string> => {
  const nonce = randomBytes(16);
  const tag = await compute(password, nonce, cost);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
};

const FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

/** What an unknown login is compared with, so that it takes as long as a wrong password. */
const DECOY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export const verifyPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const match = FORMAT.exec(stored ?? DECOY);
  if (!match) throw new Error('Stored password hash has an unknown format');
  const [, memory, passes, parallelism, nonce = '', tag = ''] = match;
  const expected = Buffer.from(tag, 'base64url');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const actual = await compute(password, Buffer.from(nonce, 'base64url'), cost);
  return expected.length === actual.length && timingSafeEqual(expected, actual) && stored !== null;
};
