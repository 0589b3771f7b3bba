import { setTimeout } from 'node:timers/promises';
import { SettingError } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { Platform } from '../platform.ts';
import { type Andamento, criarChaves, criarChavesQueFaltam, reembrulharCofres } from './chaves-dos-orgaos.ts';
import {
  listOrgaos,
  lockInstalacao,
  lockSobOutraMestra,
  saveInstalacao,
  updateEmbrulhada,
} from './chaves-repository.ts';
import { countSobAposentadas, deleteAposentadas } from './cofres-repository.ts';
import { desembrulharTodas, type Embrulhada, type Mestras } from './mestra.ts';

type Daqui = Pick<Platform, 'db' | 'config'>;

const mestrasDe = ({ config }: Daqui): Mestras => {
  const { mestras } = config.chaveiro;
  if (!mestras) throw new Error('The keys of this installation were not opened');
  return mestras;
};

/** A service that keeps the key does it by itself; otherwise it is opened and wrapped here. */
const reembrulhar = async (
  mestras: Mestras,
  embrulhadas: readonly Embrulhada[],
): Promise<readonly Embrulhada[]> => {
  const { atual } = mestras;
  if (atual.reembrulhar && embrulhadas.every(({ por }) => atual.abre(por)))
    return atual.reembrulhar(embrulhadas.map(({ chave }) => chave));
  const abertas = (await desembrulharTodas(mestras, embrulhadas)).filter((chave) => chave !== null);
  if (abertas.length < embrulhadas.length)
    throw new SettingError(
      'Há chaves embrulhadas por uma chave que não foi informada: informe-a em ENCRYPTION_KEY_ANTERIOR e rode de novo.',
    );
  return atual.embrulhar(abertas);
};

/** From here on, whatever is new is wrapped by the new key. */
const trocarRaiz = (db: Platform['db'], mestras: Mestras, nome: string): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const instalacao = await lockInstalacao(tx);
    const { raiz: chave, embrulhada_por: por } = instalacao ?? {};
    if (!instalacao || !chave || !por) throw new Error('This installation has no root');
    if (por === nome) return 0;
    const [nova] = await reembrulhar(mestras, [{ por, chave }]);
    if (nova) await saveInstalacao(tx, instalacao, nova);
    return 1;
  });

const trocarLote = async (tx: Db, mestras: Mestras, nome: string, porVez: number): Promise<number> => {
  const lote = await lockSobOutraMestra(tx, nome, porVez);
  const novas = lote.length > 0 ? await reembrulhar(mestras, lote) : [];
  for (const [n, { id }] of lote.entries()) {
    const nova = novas[n];
    if (nova) await updateEmbrulhada(tx, id, nova);
  }
  return lote.length;
};

/**
 * The installation's key is replaced: the root and the offices' keys are wrapped by the new one, and nothing else needs to change. Stopped
 * anywhere, it goes on where it was; servers that were given both keys serve meanwhile.
 */
export const trocarMestra = async (
  daqui: Daqui,
  { porVez = 200, aoAndar }: Andamento = {},
): Promise<number> => {
  const mestras = mestrasDe(daqui);
  const nome = await mestras.atual.nome();
  let feitas = await trocarRaiz(daqui.db, mestras, nome);
  for (;;) {
    const lote = await daqui.db.transaction().execute((tx) => trocarLote(tx, mestras, nome, porVez));
    if (lote === 0) return feitas;
    feitas += lote;
    await aoAndar?.(feitas);
  }
};

export interface TrocaDosOrgaos extends Andamento {
  /** Until every server has read the new keys. */
  readonly esperar?: () => Promise<unknown>;
}

/** Enough for every act that was under way. */
const RODADAS = 50;

/** Longer than servers take to read new keys (`chaves-repository.ts`). */
const esperarServidores = (): Promise<unknown> => setTimeout(35_000);

/**
 * Every office gets a new key and its cases' keys are wrapped by it: who has an old backup and the installation's key of that time opens
 * nothing that came afterwards. One that was interrupted is finished first, without making keys again.
 */
export const trocarChavesDosOrgaos = async (
  daqui: Daqui,
  { esperar = esperarServidores, ...andamento }: TrocaDosOrgaos = {},
): Promise<{ readonly novas: number; readonly reembrulhadas: number }> => {
  mestrasDe(daqui);
  const isRetomada = (await countSobAposentadas(daqui.db)) > 0;
  const novas = isRetomada ? await criarChavesQueFaltam(daqui) : await criarChaves(daqui, listOrgaos);
  await esperar();
  let reembrulhadas = 0;
  for (let rodada = 0; rodada < RODADAS; rodada++) {
    reembrulhadas += await reembrulharCofres(daqui, andamento);
    if ((await countSobAposentadas(daqui.db)) === 0) {
      await deleteAposentadas(daqui.db);
      return { novas, reembrulhadas };
    }
    // A case that somebody was acting on is left for the next round.
    await setTimeout(200);
  }
  throw new SettingError(
    'Algum servidor ainda embrulha com chaves de órgãos substituídas: reinicie todos com a chave nova e a anterior.',
  );
};
