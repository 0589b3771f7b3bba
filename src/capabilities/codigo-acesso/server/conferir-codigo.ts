import { timingSafeEqual } from 'node:crypto';
import { days } from '#server/clock.ts';
import { hmac } from '#server/crypto/secret.ts';
import type { Platform } from '#server/platform.ts';
import { protocoloOuCodigoInvalido } from '../domain/codigo-acesso-errors.ts';
import { bitsPara } from '../domain/prova-de-trabalho.ts';
import { cobrarProva, type Prova } from './cobrar-prova.ts';
import { hashDoCodigo } from './codigo.ts';
import { addErro, countErros } from './codigo-acesso-repository.ts';

const MEMORIA = days(1);

interface ComCodigo {
  readonly codigo_acesso_hash: Buffer;
}

export interface Tentativa<T extends ComCodigo> extends Prova {
  /** What the difficulty depends on: the protocol or case asked for, never the person who asks. */
  readonly assunto: string;
  readonly codigoAcesso: string;
  find(): Promise<T | undefined>;
}

/** Keyed by the day: the table of brakes does not reveal which protocols were tried. */
const chavesDe = ({ config, clock }: Platform, assunto: string): [hoje: string, ontem: string] => {
  const agora = clock.now().getTime();
  const chaveEm = (time: number): string =>
    hmac(config.keyFor(`codigo-acesso:${new Date(time).toISOString().slice(0, 10)}`), assunto);
  return [chaveEm(agora), chaveEm(agora - days(1))];
};

/** What was found, or null: the comparison takes as long either way. */
const comparar = async <T extends ComCodigo>(
  { config }: Platform,
  { find, codigoAcesso }: Pick<Tentativa<T>, 'codigoAcesso' | 'find'>,
): Promise<T | null> => {
  const found = await find();
  const given = hashDoCodigo(config, codigoAcesso);
  const isCerto = timingSafeEqual(given, found?.codigo_acesso_hash ?? Buffer.alloc(given.length));
  return found && isCerto ? found : null;
};

/**
 * Returns what a protocol and its code open. An unknown protocol does the same work and gives the
 * same answer as a wrong code: it is compared with a decoy.
 */
export const conferirCodigo = async <T extends ComCodigo>(
  platform: Platform,
  tentativa: Tentativa<T>,
): Promise<T> => {
  const { db, clock } = platform;
  const chaves = chavesDe(platform, tentativa.assunto);
  const bits = bitsPara(await countErros(db, chaves, clock.now()));
  await cobrarProva(platform, tentativa, bits);
  const found = await comparar(platform, tentativa);
  if (found) return found;
  await addErro(db, chaves[0], new Date(clock.now().getTime() + MEMORIA));
  throw protocoloOuCodigoInvalido();
};

/**
 * For a browser that runs no script and so can do no work: the caller brakes it. Wrong tries do not make the puzzle of
 * others harder; the code's 90 bits are out of reach of guessing at any pace that a brake lets through.
 */
export const conferirCodigoSemProva = async <T extends ComCodigo>(
  platform: Platform,
  tentativa: Pick<Tentativa<T>, 'codigoAcesso' | 'find'>,
): Promise<T> => {
  const found = await comparar(platform, tentativa);
  if (!found) throw protocoloOuCodigoInvalido();
  return found;
};
