import { createStore, del, delMany, entries, get, keys, set } from 'idb-keyval';

/**
 * What this browser keeps of what a person writes: IndexedDB, because the end of a session clears local storage
 * (S4-01). Each store is made on first use: a browser without IndexedDB fails then, where it is told to the person.
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

/** How a person likes a screen; kept apart, for it is no text of theirs. */
export const preferenciasDaqui = aoUsar('escuta-preferencias', 'preferencias');

export interface ComDono {
  /** The login of whose it is; null when nobody signed in, or who did chose not to be known. */
  readonly dono: string | null;
}

/** Who signed in sees their own; what was written without signing in stays open to the next person at this browser. */
export const podeVer = (guardado: ComDono, dono: string | null): boolean =>
  guardado.dono === null || guardado.dono === dono;

/**
 * Names the text among those of its case: the act it is for, and where one case has several such texts, which of them
 * ('decidir 12', of the appeal 12).
 */
export type AtoEscrito = string;

interface TextoGuardado extends ComDono {
  readonly texto: string;
}

const chaveDo = (idManifestacao: number, ato: AtoEscrito): string => `${idManifestacao} ${ato}`;

export const readTexto = async (
  idManifestacao: number,
  ato: AtoEscrito,
  dono: string | null,
): Promise<string> => {
  const lido = await get<TextoGuardado>(chaveDo(idManifestacao, ato), textosDaqui());
  return lido && podeVer(lido, dono) ? lido.texto : '';
};

/** An empty text leaves nothing behind. */
export const gravarTexto = async (
  idManifestacao: number,
  ato: AtoEscrito,
  guardado: TextoGuardado,
): Promise<void> => {
  const chave = chaveDo(idManifestacao, ato);
  if (guardado.texto === '') await del(chave, textosDaqui());
  else await set(chave, guardado, textosDaqui());
};

/** A browser that refuses to store has nothing to forget, and what was sent or closed stays so. */
const semArmazenamento = (): void => undefined;

const esquecer = async (chaves: readonly string[]): Promise<void> => delMany([...chaves], textosDaqui());

/** Once sent, the text leaves this browser: the next person may use the computer. */
export const esquecerTexto = (idManifestacao: number, ato: AtoEscrito): Promise<void> =>
  esquecer([chaveDo(idManifestacao, ato)]).catch(semArmazenamento);

const esquecerDoCaso = async (idManifestacao: number): Promise<void> => {
  const chaves = await keys<string>(textosDaqui());
  await esquecer(chaves.filter((chave) => chave.startsWith(`${idManifestacao} `)));
};

/** The case is closed on this computer, which the next person may use: whatever was written about it goes. */
export const esquecerTextosDoCaso = (idManifestacao: number): Promise<void> =>
  esquecerDoCaso(idManifestacao).catch(semArmazenamento);

const apagarDe = async (dono: string): Promise<void> => {
  for (const store of [rascunhosDaqui(), textosDaqui(), preferenciasDaqui()]) {
    const guardados = await entries<string, ComDono>(store);
    const seus = guardados.filter(([, guardado]) => guardado.dono === dono);
    await delMany(
      seus.map(([chave]) => chave),
      store,
    );
  }
};

/** LGPD art. 18, VI: with the account go its drafts and texts in this browser; those without a name are nobody's. */
export const apagarGuardadosDe = (dono: string): Promise<void> => apagarDe(dono).catch(semArmazenamento);
