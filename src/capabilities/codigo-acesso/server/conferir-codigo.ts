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

/**
 * Returns what a protocol and its code open. An unknown protocol does the same work and gives the
 * same answer as a wrong code: it is compared with a decoy.
 */
export const conferirCodigo = async <T extends ComCodigo>(
  platform: Platform,
  tentativa: Tentativa<T>,
): Promise<T> => {
  const { db, clock, config } = platform;
  const chaves = chavesDe(platform, tentativa.assunto);
  const bits = bitsPara(await countErros(db, chaves, clock.now()));
  await cobrarProva(platform, tentativa, bits);
  const found = await tentativa.find();
  const given = hashDoCodigo(config, tentativa.codigoAcesso);
  const isCerto = timingSafeEqual(given, found?.codigo_acesso_hash ?? Buffer.alloc(given.length));
  if (found && isCerto) return found;
  await addErro(db, chaves[0], new Date(clock.now().getTime() + MEMORIA));
  throw protocoloOuCodigoInvalido();
};
