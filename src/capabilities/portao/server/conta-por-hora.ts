import type { DomainError } from '#kernel/errors.ts';
import { hours } from '#server/clock.ts';
import { hmac } from '#server/crypto/secret.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { muitosDaConta } from '../domain/portao-errors.ts';
import { addPassagem } from './carga-repository.ts';

const HORA = hours(1);

/**
 * Who has an account pays no puzzle, and accounts are free: without a limit one of them would fill the list of an office within
 * minutes, and among its denúncias nobody could tell that they are one person's. Counted by the hour of the clock, under a key of the
 * day: the row tells neither who files nor when within the hour. Counted in the transaction of the filing, if given that: those of one
 * account then wait for each other. Answers the refusal, which counts nothing.
 */
export const contarDaConta = async (
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  db: Db,
  idUsuario: number,
): Promise<DomainError | null> => {
  const agora = clock.now().getTime();
  const fim = Math.floor(agora / HORA + 1) * HORA;
  const hora = new Date(fim).toISOString();
  const chave = `conta:${hmac(config.keyFor(`portao:${hora.slice(0, 10)}`), `registrar|${hora}|${idUsuario}`)}`;
  const contar = (mais: 1 | -1) => addPassagem(db, [chave], new Date(fim), mais);
  if (((await contar(1)).get(chave) ?? 0) <= config.registrosPorPessoa) return null;
  await contar(-1);
  return muitosDaConta(Math.ceil((fim - agora) / 1000));
};
