import { hmacBytes } from '#server/crypto/secret.ts';
import type { Platform } from '#server/platform.ts';
import { codigoDeBytes, normalizeCodigo } from '../domain/codigo-acesso.ts';

type Config = Pick<Platform['config'], 'keyFor'>;

/** The same submission gives the same code again, although only its hash is stored. */
export const codigoDe = (config: Config, chaveEnvio: string): string =>
  codigoDeBytes(hmacBytes(config.keyFor('manifestacao.codigo-de-envio'), chaveEnvio.toLowerCase()));

/** Keyed: a copy of the database alone does not allow guesses to be checked. */
export const hashDoCodigo = (config: Config, codigo: string): Buffer =>
  hmacBytes(config.keyFor('manifestacao.codigo'), normalizeCodigo(codigo));
