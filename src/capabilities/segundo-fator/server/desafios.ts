import { minutes } from '#server/clock.ts';
import { openBytes, sealBytes } from '#server/crypto/envelope-bytes.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { desafioVencido } from '../domain/segundo-fator-errors.ts';
import { findDesafio, putDesafio, type TipoDeDesafio, takeDesafio } from './fator-repository.ts';

/** Long enough to find the phone and install an app on it. */
const VALIDADE = minutes(10);

/** What a session was asked and must answer, kept on the server, sealed. */
export const createDesafios = ({ db, clock, config }: Platform) => {
  const chave = config.keyFor('fator.desafio');
  const desde = () => new Date(clock.now().getTime() - VALIDADE);
  const aberto = (valor: Buffer | null): Buffer => {
    if (!valor) throw desafioVencido();
    return openBytes(chave, valor);
  };
  return {
    guardar: async (idSessao: number, tipo: TipoDeDesafio, valor: Buffer): Promise<void> => {
      await putDesafio(db, idSessao, tipo, sealBytes(chave, valor), clock.now());
    },
    /** Gone with this, also if the answer turns out to be wrong. */
    tomar: async (de: Db, idSessao: number, tipo: TipoDeDesafio): Promise<Buffer> =>
      aberto(await takeDesafio(de, idSessao, tipo, desde())),
    ver: async (de: Db, idSessao: number, tipo: TipoDeDesafio): Promise<Buffer> =>
      aberto(await findDesafio(de, idSessao, tipo, desde())),
  };
};

export type Desafios = ReturnType<typeof createDesafios>;
