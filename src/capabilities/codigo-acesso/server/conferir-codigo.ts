import { timingSafeEqual } from 'node:crypto';
import { days } from '#server/clock.ts';
import { hashSecret, hmac } from '#server/crypto/secret.ts';
import type { Platform } from '#server/platform.ts';
import { protocoloOuCodigoInvalido, provaDeTrabalhoNecessaria } from '../domain/codigo-acesso-errors.ts';
import { bitsPara } from '../domain/prova-de-trabalho.ts';
import { hashDoCodigo } from './codigo.ts';
import { addErro, countErros, spendDesafio } from './codigo-acesso-repository.ts';
import { type DesafioLido, novoDesafio, readDesafio } from './desafio.ts';

const MEMORIA = days(1);

export interface Tentativa {
  /** What the difficulty depends on: the protocol or case asked for, never the person who asks. */
  readonly assunto: string;
  readonly codigoAcesso: string;
  readonly desafio: string;
  readonly solucao: string;
  find(): Promise<{ id: number; codigo_acesso_hash: Buffer } | undefined>;
}

/** Keyed by the day: the table of brakes does not reveal which protocols were tried. */
const chavesDe = ({ config, clock }: Platform, assunto: string): [hoje: string, ontem: string] => {
  const agora = clock.now().getTime();
  const chaveEm = (time: number): string =>
    hmac(config.keyFor(`codigo-acesso:${new Date(time).toISOString().slice(0, 10)}`), assunto);
  return [chaveEm(agora), chaveEm(agora - days(1))];
};

const isPaga = async (
  platform: Platform,
  lido: DesafioLido | null,
  desafio: string,
  bits: number,
): Promise<boolean> =>
  lido !== null &&
  lido.bits >= bits &&
  (await spendDesafio(platform.db, hashSecret(desafio).toString('base64url'), lido.expiraEm));

/**
 * Returns the case of a protocol and its code. An unknown protocol does the same work and gives the
 * same answer as a wrong code: it is compared with a decoy.
 */
export const conferirCodigo = async (platform: Platform, tentativa: Tentativa): Promise<number> => {
  const { db, clock, config } = platform;
  const chaves = chavesDe(platform, tentativa.assunto);
  const bits = bitsPara(await countErros(db, chaves, clock.now()));
  const lido = readDesafio(platform, tentativa.desafio, tentativa.solucao);
  if (!(await isPaga(platform, lido, tentativa.desafio, bits))) {
    throw provaDeTrabalhoNecessaria(novoDesafio(platform, bits));
  }
  const found = await tentativa.find();
  const given = hashDoCodigo(config, tentativa.codigoAcesso);
  const isCerto = timingSafeEqual(given, found?.codigo_acesso_hash ?? Buffer.alloc(given.length));
  if (found && isCerto) return found.id;
  await addErro(db, chaves[0], new Date(clock.now().getTime() + MEMORIA));
  throw protocoloOuCodigoInvalido();
};
