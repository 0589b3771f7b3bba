import { randomBytes } from 'node:crypto';
import { hmacBytes } from '#server/crypto/secret.ts';
import type { Platform } from '#server/platform.ts';
import { codigoDeBytes, normalizeCodigo } from '../domain/codigo-acesso.ts';

type Config = Pick<Platform['config'], 'keyFor'>;

/** The same submission gives the same code again, although only its hash is stored. */
export const codigoDe = (config: Config, chaveEnvio: string): string =>
  codigoDeBytes(hmacBytes(config.keyFor('manifestacao.codigo-de-envio'), chaveEnvio.toLowerCase()));

/** What the desk hands over instead of the code; the same submission gives the same one. */
export const chaveDaEntregaDe = (config: Config, chaveEnvio: string): string =>
  codigoDeBytes(hmacBytes(config.keyFor('codigo-acesso.entrega'), chaveEnvio.toLowerCase()));

/** Of no submission: nobody but who is shown it can know it. */
export const codigoNovo = (): string => codigoDeBytes(randomBytes(16));

/** Keyed: a copy of the database alone does not allow guesses to be checked. */
export const hashDoCodigo = (config: Config, codigo: string): Buffer =>
  hmacBytes(config.keyFor('manifestacao.codigo'), normalizeCodigo(codigo));
