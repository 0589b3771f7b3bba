import { randomInt } from 'node:crypto';
import type { Config } from '#server/config.ts';
import { hmacBytes } from '#server/crypto/secret.ts';
import type { Db } from '#server/db/database.ts';
import {
  ALFABETO,
  CODIGOS_DE_RECUPERACAO,
  escreverRecuperacao,
  LETRAS_DA_RECUPERACAO,
} from '../domain/codigo.ts';
import { deleteCodigos, insertCodigos } from './fator-repository.ts';

const novoCodigo = (): string =>
  Array.from({ length: LETRAS_DA_RECUPERACAO }, () => ALFABETO[randomInt(ALFABETO.length)]).join('');

export const hashDoCodigo = (config: Pick<Config, 'keyFor'>, idUsuario: number, codigo: string): Buffer =>
  hmacBytes(config.keyFor('fator.recuperacao'), `${idUsuario}:${codigo}`);

/** New recovery codes in place of all earlier ones; this is the only moment at which they can be read. */
export const trocarCodigos = async (
  trx: Db,
  config: Pick<Config, 'keyFor'>,
  idUsuario: number,
): Promise<string[]> => {
  const codigos = new Set<string>();
  while (codigos.size < CODIGOS_DE_RECUPERACAO) codigos.add(novoCodigo());
  await deleteCodigos(trx, idUsuario);
  await insertCodigos(
    trx,
    idUsuario,
    [...codigos].map((codigo) => hashDoCodigo(config, idUsuario, codigo)),
  );
  return [...codigos].map(escreverRecuperacao);
};
