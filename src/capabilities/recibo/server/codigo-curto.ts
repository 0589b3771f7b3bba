import type { FastifyRequest } from 'fastify';
import { type Brake, createBrake } from '#server/brake/brake.ts';
import { remetenteDe } from '#server/brake/remetente.ts';
import type { Config } from '#server/config.ts';
import { decrypt, encrypt, hmac, hmacBytes } from '#server/crypto/secret.ts';
import type { Platform } from '#server/platform.ts';
import { codigoCurtoDe } from '../domain/codigo-curto.ts';
import { deserialize, type Recibo, serialize } from '../domain/recibo.ts';
import { findEmitido, insertEmitido } from './recibo-repository.ts';

/** Nobody guesses one of 79 bits; the brake keeps the trying from costing others anything. */
export const freioDoCodigoCurto = (platform: Platform): Brake =>
  createBrake(
    'recibo.codigo-curto',
    { free: 20, memorySeconds: 3600, firstPauseSeconds: 10, longestPauseSeconds: 900 },
    platform,
  );

/** Derived from what the receipt says, with a key: the same receipt has the same code, and no other way leads to it. */
const codigoDo = (config: Config, conteudo: string): string =>
  codigoCurtoDe(hmacBytes(config.keyFor('recibo.codigo-curto'), conteudo));

const indiceDe = (config: Config, codigo: string): string => hmac(config.keyFor('recibo.indice'), codigo);

/** The short code of a receipt, which from now on finds what it says. */
export const emitirCodigoCurto = async (
  { db, config }: Platform,
  idManifestacao: number,
  recibo: Recibo,
): Promise<string> => {
  const conteudo = serialize(recibo);
  const codigo = codigoDo(config, conteudo);
  await insertEmitido(db, {
    indice: indiceDe(config, codigo),
    id_manifestacao: idManifestacao,
    conteudo_cifrado: encrypt(config.keyFor('recibo.conteudo'), conteudo),
  });
  return codigo;
};

/** What the receipt with this code says; null, and counted against who asks, where there is none. */
export const verificarCodigoCurto = async (
  platform: Platform,
  freio: Brake,
  codigo: string,
  request: FastifyRequest,
): Promise<Recibo | null> => {
  const quem = remetenteDe(platform, request);
  await freio.check(quem);
  const { db, config } = platform;
  const emitido = await findEmitido(db, indiceDe(config, codigo));
  if (emitido) return deserialize(decrypt(config.keyFor('recibo.conteudo'), emitido.conteudo_cifrado));
  await freio.count(quem);
  return null;
};
