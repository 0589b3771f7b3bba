import { randomBytes } from 'node:crypto';
import { chaveDoCofre } from '../crypto/cofre.ts';
import type { Db } from '../db/database.ts';
import type { Platform } from '../platform.ts';
import { insertChaves, listOrgaosSemChave, lockInstalacao } from './chaves-repository.ts';
import { COFRES, type Cofre, lockAReembrulhar, updateEmbrulho } from './cofres-repository.ts';
import { lerChaves } from './ler-chaves.ts';
import { type Mestras, mestraQueAbre } from './mestra.ts';

type Daqui = Pick<Platform, 'db' | 'config'>;

/**
 * Wrapped by what wraps the root at this moment, which only `chaves:trocar` changes: a server that was already given the next key
 * makes none that its neighbours cannot open.
 */
export const criarChaves = async (
  { db, config }: Daqui,
  orgaos: (tx: Db) => Promise<readonly number[]>,
): Promise<number> => {
  const { mestras } = config.chaveiro;
  if (!mestras) return 0;
  return db.transaction().execute(async (tx) => {
    const por = (await lockInstalacao(tx))?.embrulhada_por;
    const ids = await orgaos(tx);
    if (!por || ids.length === 0) return 0;
    const embrulhadas = await mestraDe(mestras, por).embrulhar(ids.map(() => randomBytes(32)));
    await insertChaves(
      tx,
      embrulhadas.flatMap((cada, n) => {
        const idOuvidoria = ids[n];
        return idOuvidoria === undefined ? [] : [{ ...cada, idOuvidoria }];
      }),
    );
    return ids.length;
  });
};

const mestraDe = (mestras: Mestras, por: string) => {
  const mestra = mestraQueAbre(mestras, por);
  if (!mestra) throw new Error('The root is wrapped by a key that this server was not given');
  return mestra;
};

export const criarChavesQueFaltam = (daqui: Daqui): Promise<number> => criarChaves(daqui, listOrgaosSemChave);

export interface Andamento {
  readonly porVez?: number;
  /** After each batch, which is then committed. */
  readonly aoAndar?: (feitos: number) => void | Promise<void>;
}

const reembrulharCofre = async (
  { db, config }: Daqui,
  cofre: Cofre,
  { porVez = 500, aoAndar }: Andamento,
): Promise<number> => {
  const { desembrulhar } = chaveDoCofre({ config });
  let feitos = 0;
  for (let depoisDe = 0; ; ) {
    const lote = await db.transaction().execute(async (tx) => {
      const linhas = await lockAReembrulhar(tx, cofre, depoisDe, porVez, config.chaveiro.anoAtual);
      for (const { id, embrulhada, idChave, ano } of linhas) {
        const nova = config.chaveiro.embrulharCom(idChave, desembrulhar(embrulhada), ano);
        await updateEmbrulho(tx, cofre, id, nova);
      }
      return linhas;
    });
    feitos += lote.length;
    depoisDe = lote.at(-1)?.id ?? depoisDe;
    if (lote.length > 0) await aoAndar?.(feitos);
    if (lote.length < porVez) return feitos;
  }
};

/**
 * Wraps each case's key by the newest key of the office that has the case: those of the version before, of a case that moved, of an office
 * that is new or whose key was replaced. What is left to do is what the rows themselves say, so that it may stop anywhere.
 */
export const reembrulharCofres = async (daqui: Daqui, andamento: Andamento = {}): Promise<number> => {
  await lerChaves(daqui.db, daqui.config.chaveiro);
  let feitos = 0;
  for (const cofre of COFRES) feitos += await reembrulharCofre(daqui, cofre, andamento);
  return feitos;
};
