import { createStore, del, get, set, values } from 'idb-keyval';

/** A draft as this browser keeps it: IndexedDB, because the end of a session clears local storage (spec section 4). */
export interface RascunhoLocal {
  readonly idRascunho: string;
  /** The login of whose it is; null when nobody signed in, or who did chose not to be known. */
  readonly dono: string | null;
  readonly titulo: string;
  readonly idTipoManifestacao: number | null;
  readonly continuarEm: string;
  readonly conteudo: Readonly<Record<string, unknown>>;
  /** The server's version it was made from; 0 while the server has none. */
  readonly versao: number;
  /** The server has not got it yet. */
  readonly isPendente: boolean;
  readonly atualizadoEm: string;
}

/** Made on first use: a browser without IndexedDB fails then, where it is told to the person. */
let store: ReturnType<typeof createStore> | undefined;
const rascunhos = () => {
  store ??= createStore('escuta-rascunhos', 'rascunhos');
  return store;
};

export const gravarLocal = async (rascunho: RascunhoLocal): Promise<void> =>
  set(rascunho.idRascunho, rascunho, rascunhos());

export const apagarLocal = async (idRascunho: string): Promise<void> => del(idRascunho, rascunhos());

/** Of two people who use one browser, neither sees the other's. */
const podeVer = (rascunho: RascunhoLocal, dono: string | null): boolean =>
  rascunho.dono === null || rascunho.dono === dono;

export const lerLocal = async (idRascunho: string, dono: string | null): Promise<RascunhoLocal | null> => {
  const rascunho = await get<RascunhoLocal>(idRascunho, rascunhos());
  return rascunho && podeVer(rascunho, dono) ? rascunho : null;
};

export const listarLocais = async (dono: string | null): Promise<readonly RascunhoLocal[]> =>
  (await values<RascunhoLocal>(rascunhos())).filter((rascunho) => podeVer(rascunho, dono));
