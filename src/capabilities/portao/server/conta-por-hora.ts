import { hours } from '#server/clock.ts';
import { hmac } from '#server/crypto/secret.ts';
import type { Platform } from '#server/platform.ts';
import { muitosDaConta } from '../domain/portao-errors.ts';
import { addPassagem } from './carga-repository.ts';

const HORA = hours(1);

/**
 * Who has an account pays no puzzle, and accounts are free: without a limit one of them would fill the list of an office within
 * minutes, and among its denúncias nobody could tell that they are one person's. Counted by the hour of the clock, under a key of the
 * day: the row tells neither who files nor when within the hour.
 */
export const contarDaConta = async (
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  idUsuario: number,
): Promise<void> => {
  const agora = clock.now().getTime();
  const fim = Math.floor(agora / HORA + 1) * HORA;
  const hora = new Date(fim).toISOString();
  const chave = `conta:${hmac(config.keyFor(`portao:${hora.slice(0, 10)}`), `registrar|${hora}|${idUsuario}`)}`;
  const contar = (mais: 1 | -1) => addPassagem(db, [chave], new Date(fim), mais);
  if (((await contar(1)).get(chave) ?? 0) <= config.registrosPorPessoa) return;
  await contar(-1);
  throw muitosDaConta(Math.ceil((fim - agora) / 1000));
};
