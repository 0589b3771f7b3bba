import { days } from '#server/clock.ts';
import { hmac } from '#server/crypto/secret.ts';
import type { Platform } from '#server/platform.ts';
import { cotaCheia, cotaDaPessoaCheia } from '../../domain/anexo-errors.ts';
import { COTA_DA_PESSOA, cotaDoPrefixo } from '../../domain/cotas.ts';
import { addUsado, readUsado, sumSemConta } from './cota-repository.ts';

/** Counted in thousands of bytes: a day's bytes do not fit in the column. */
const MIL = 1000;

/** Keyed by the day: the table names neither a person nor an address. */
const chaveDe = ({ config, clock }: Platform, quem: string): string =>
  `anexo-cota:${hmac(config.keyFor(`anexo-cota:${clock.now().toISOString().slice(0, 10)}`), quem)}`;

const gastar = (platform: Platform, quem: string, bytes: number): Promise<void> =>
  addUsado(
    platform.db,
    chaveDe(platform, quem),
    Math.ceil(bytes / MIL),
    new Date(platform.clock.now().getTime() + days(1)),
  );

const usadoPor = async (platform: Platform, quem: string): Promise<number> =>
  (await readUsado(platform.db, chaveDe(platform, quem))) * MIL;

/**
 * Before a stranger's file, and before each piece of it. What counts is what arrived: announcing large files and sending
 * none would otherwise use up the room of others.
 */
export const assertCabeSemConta = async (
  platform: Platform,
  remetente: string,
  bytes: number,
): Promise<void> => {
  const lugar = { soltos: await sumSemConta(platform.db), total: platform.config.cotaAnexosSemConta };
  if ((await usadoPor(platform, remetente)) + bytes > cotaDoPrefixo(lugar, remetente === 'onion'))
    throw cotaCheia();
};

export const gastarSemConta = (platform: Platform, remetente: string, bytes: number): Promise<void> =>
  gastar(platform, remetente, bytes);

/** A person uses up only their own day, so what they announce counts. */
export const gastarDaPessoa = async (platform: Platform, idUsuario: number, bytes: number): Promise<void> => {
  const quem = `pessoa:${idUsuario}`;
  if ((await usadoPor(platform, quem)) + bytes > COTA_DA_PESSOA) throw cotaDaPessoaCheia();
  await gastar(platform, quem, bytes);
};
