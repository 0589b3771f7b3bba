import { createStore, del, delMany, entries, get, set } from 'idb-keyval';

/**
 * What this browser keeps of what a person writes: IndexedDB, because the end of a session clears local storage (spec
 * section 4). Each store is made on first use: a browser without IndexedDB fails then, where it is told to the person.
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

/** Of two people who use one browser, neither sees the other's. */
export const podeVer = (guardado: ComDono, dono: string | null): boolean =>
  guardado.dono === null || guardado.dono === dono;

const atosEscritos = [
  'complementar',
  'conversar',
  'avaliar',
  'nota',
  'prorrogar',
  'encaminhar-ao-orgao',
  'encaminhar-a-pessoa',
  'arquivar',
  'reabrir',
  'restringir',
  'liberar',
  'pedir-complementacao',
  'pedir-consentimento',
  'responder',
  'tramitar',
  'contribuir',
  'alterar-tipo',
  'analise-autoria',
  'analise-materialidade',
  'analise-relevancia',
  'recorrer',
  'reclamar',
  'pedir-revisao',
  'recurso-escolhas',
  'qualificar',
  'denunciar-descumprimento',
] as const;
/** Who judges one case at two instances writes two texts: the act names its appeal. */
type AtoNoRecurso =
  | 'nao-conhecer'
  | 'pedir-esclarecimento'
  | 'esclarecer'
  | 'decidir'
  | 'decidir-descumprimento'
  | 'abrir-incidente'
  | 'responder-incidente'
  | 'prorrogar-cumprimento';
/** Acts on a case whose text is kept until it is sent. */
export type AtoEscrito =
  | (typeof atosEscritos)[number]
  | `${AtoNoRecurso} ${number}`
  // One answer to several cases, which it names: another choice of cases is another text.
  | `responder-varias ${string}`;

interface TextoGuardado extends ComDono {
  readonly texto: string;
}

const chaveDo = (idManifestacao: number, ato: AtoEscrito): string => `${idManifestacao} ${ato}`;

export const lerTexto = async (
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

/** It was sent. */
export const esquecerTexto = (idManifestacao: number, ato: AtoEscrito): Promise<void> =>
  esquecer([chaveDo(idManifestacao, ato)]).catch(semArmazenamento);

/** The case is closed on this computer, which the next person may use. */
export const esquecerTextosDoCaso = (idManifestacao: number): Promise<void> =>
  esquecer(atosEscritos.map((ato) => chaveDo(idManifestacao, ato))).catch(semArmazenamento);

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
