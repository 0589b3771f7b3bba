import { del, get, promisifyRequest, values } from 'idb-keyval';
import { type ComDono, isSeuOuDeNinguem, rascunhosDaqui } from '#shell/guardado/guardados.ts';
import type { Escrita } from './escrita.ts';

/** A draft as this browser keeps it. */
export interface RascunhoLocal extends ComDono {
  readonly idRascunho: string;
  readonly titulo: string;
  readonly idTipoManifestacao: number | null;
  readonly continuarEm: string;
  readonly conteudo: Readonly<Record<string, unknown>>;
  /** The server's version it is based on; 0 while the server has none. */
  readonly versao: number;
  /** Not on the server yet. */
  readonly isPendente: boolean;
  readonly atualizadoEm: string;
  /** The writings it grew from, ending with its own; drafts of older product versions have none. */
  readonly linhagem?: readonly Escrita[];
}

/**
 * Drafts that exist only while this page is open: those of people without a name, unless they choose otherwise. They
 * survive going to another screen and back, and nothing else.
 */
const naMemoria = new Map<string, RascunhoLocal>();

/** A closing page has time to start its last writing, not to wait for it. */
export const gravarLocal = async (rascunho: RascunhoLocal): Promise<void> => {
  naMemoria.delete(rascunho.idRascunho);
  await rascunhosDaqui()('readwrite', (store) => {
    store.put(rascunho, rascunho.idRascunho);
    store.transaction.commit();
    return promisifyRequest(store.transaction);
  });
};

export const isNaMemoria = (idRascunho: string): boolean => naMemoria.has(idRascunho);

/** What the device had of it before is erased: from now on only the page knows it. */
export const lembrarNaMemoria = async (rascunho: RascunhoLocal): Promise<void> => {
  const isNovo = !naMemoria.has(rascunho.idRascunho);
  naMemoria.set(rascunho.idRascunho, rascunho);
  if (isNovo) await del(rascunho.idRascunho, rascunhosDaqui());
};

export const apagarLocal = async (idRascunho: string): Promise<void> => {
  naMemoria.delete(idRascunho);
  await rascunhosDaqui()('readwrite', (store) => {
    store.delete(idRascunho);
    store.transaction.commit();
    return promisifyRequest(store.transaction);
  });
};

export const readLocal = async (idRascunho: string, dono: string | null): Promise<RascunhoLocal | null> => {
  const rascunho = naMemoria.get(idRascunho) ?? (await get<RascunhoLocal>(idRascunho, rascunhosDaqui()));
  return rascunho && isSeuOuDeNinguem(rascunho, dono) ? rascunho : null;
};

export const listLocais = async (dono: string | null): Promise<readonly RascunhoLocal[]> =>
  (await values<RascunhoLocal>(rascunhosDaqui())).filter((rascunho) => isSeuOuDeNinguem(rascunho, dono));
