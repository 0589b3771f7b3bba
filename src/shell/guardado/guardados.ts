import { createStore, del, delMany, entries, get, keys, set } from 'idb-keyval';

/**
 * What this browser keeps of a person's writing, in IndexedDB because the end of a session clears
 * local storage (S4-01). Each store is created on first use: a browser without IndexedDB fails only
 * then, where the person is told.
 */
const aoUsar = (nome: string, tabela: string) => {
  let store: ReturnType<typeof createStore> | undefined;
  return () => {
    store ??= createStore(nome, tabela);
    return store;
  };
};

export const rascunhosDaqui = aoUsar('escuta-rascunhos', 'rascunhos');
const textosDaqui = aoUsar('escuta-textos', 'textos');

/** Filings that were pressed to be sent without internet; of people with an account alone. */
export const enviosDaqui = aoUsar('escuta-envios', 'envios');

/** A person's preferences for screens, kept apart from their texts. */
export const preferenciasDaqui = aoUsar('escuta-preferencias', 'preferencias');

export interface ComDono {
  /** The owner's login; null when nobody was signed in, or the person chose to be anonymous. */
  readonly dono: string | null;
}

/**
 * Signed-in people see their own texts. What was written without signing in is visible to the next
 * person at this browser.
 */
export const isSeuOuDeNinguem = (guardado: ComDono, dono: string | null): boolean =>
  guardado.dono === null || guardado.dono === dono;

/**
 * The key of a text among those of its case: the act it is for and, when a case has several such
 * texts, which of them ('decidir 12' for appeal 12).
 */
export type AtoEscrito = string;

interface TextoGuardado extends ComDono {
  readonly texto: string;
}

/** The key under which it is kept. */
export const chaveDo = (idManifestacao: number, ato: AtoEscrito): string => `${idManifestacao} ${ato}`;

export const readTexto = async (
  idManifestacao: number,
  ato: AtoEscrito,
  dono: string | null,
): Promise<string> => {
  const lido = await get<TextoGuardado>(chaveDo(idManifestacao, ato), textosDaqui());
  return lido && isSeuOuDeNinguem(lido, dono) ? lido.texto : '';
};

/** An empty text is not kept. */
export const gravarTexto = async (
  idManifestacao: number,
  ato: AtoEscrito,
  guardado: TextoGuardado,
): Promise<void> => {
  const chave = chaveDo(idManifestacao, ato);
  if (guardado.texto === '') await del(chave, textosDaqui());
  else await set(chave, guardado, textosDaqui());
};

/** A browser that cannot store has nothing to forget; what was sent or closed stays so. */
const semArmazenamento = (): void => undefined;

const esquecer = async (chaves: readonly string[]): Promise<void> => delMany([...chaves], textosDaqui());

type Tirado = readonly [chave: string, texto: TextoGuardado];

const readTirados = async (chaves: readonly string[]): Promise<readonly Tirado[]> => {
  const lidos = await Promise.all(
    chaves.map(async (chave) => [chave, await get<TextoGuardado>(chave, textosDaqui())] as const),
  );
  return lidos.flatMap(([chave, lido]): Tirado[] => (lido ? [[chave, lido]] : []));
};

const semTirados = (): readonly Tirado[] => [];

const devolver = async (tirados: readonly Tirado[]): Promise<void> => {
  await Promise.all(tirados.map(([chave, texto]) => set(chave, texto, textosDaqui())));
};

/** Erases them, and answers how to put them back; `ate-enviar.ts` says when. */
export const tirarTextos = async (chaves: readonly string[]): Promise<() => Promise<void>> => {
  if (chaves.length === 0) return async () => undefined;
  // What cannot be read is erased all the same.
  const tirados = await readTirados(chaves).catch(semTirados);
  await esquecer(chaves).catch(semArmazenamento);
  return () => devolver(tirados).catch(semArmazenamento);
};

const esquecerDoCaso = async (idManifestacao: number): Promise<void> => {
  const chaves = await keys<string>(textosDaqui());
  await esquecer(chaves.filter((chave) => chave.startsWith(`${idManifestacao} `)));
};

/**
 * The case was closed on this computer, which somebody else may use next: everything written about
 * it is deleted.
 */
export const esquecerTextosDoCaso = (idManifestacao: number): Promise<void> =>
  esquecerDoCaso(idManifestacao).catch(semArmazenamento);

const apagarDe = async (dono: string | null): Promise<void> => {
  for (const store of [rascunhosDaqui(), textosDaqui(), enviosDaqui(), preferenciasDaqui()]) {
    const guardados = await entries<string, ComDono>(store);
    const seus = guardados.filter(([, guardado]) => guardado.dono === dono);
    await delMany(
      seus.map(([chave]) => chave),
      store,
    );
  }
};

/** Drafts and texts of whoever wrote without a name; `sairDepressa` leaves none. */
export const apagarGuardadosDeNinguem = (): Promise<void> => apagarDe(null).catch(semArmazenamento);

/** LGPD art. 18, VI: with the account go its drafts and texts here; those without owner stay. */
export const apagarGuardadosDe = (dono: string): Promise<void> => apagarDe(dono).catch(semArmazenamento);
