/** jsdom has no IndexedDB: this replaces `idb-keyval` in component tests, keeping a map. */
export const banco = new Map<string, unknown>();
let isQuebrado = false;

/** Behaves like a browser that refuses to store anything. */
export const quebrarBanco = (quebrado: boolean): void => {
  isQuebrado = quebrado;
};

const comBanco = async <T>(acao: () => T): Promise<T> => {
  if (isQuebrado) throw new DOMException('no storage', 'InvalidStateError');
  return acao();
};

/** What `createStore` gives to code that writes by hand: only the part that the product uses. */
const loja = {
  put: (valor: unknown, chave: string) => void banco.set(chave, structuredClone(valor)),
  delete: (chave: string) => void banco.delete(chave),
  transaction: { commit: () => undefined },
};
export const createStore =
  () =>
  <T>(_modo: string, usar: (store: typeof loja) => T) =>
    comBanco(() => usar(loja));
export const promisifyRequest = async (): Promise<void> => undefined;
export const get = (chave: string) => comBanco(() => banco.get(chave));
export const set = (chave: string, valor: unknown) =>
  comBanco(() => void banco.set(chave, structuredClone(valor)));
export const del = (chave: string) => comBanco(() => void banco.delete(chave));
export const delMany = (chaves: readonly string[]) =>
  comBanco(() => {
    for (const chave of chaves) banco.delete(chave);
  });
export const entries = () => comBanco(() => [...banco.entries()]);
export const values = () => comBanco(() => [...banco.values()]);
export const keys = () => comBanco(() => [...banco.keys()]);
