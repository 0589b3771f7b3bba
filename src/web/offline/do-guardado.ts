/** What answers a request for a file of the build, and what it may still be busy with afterwards. */
interface Guarda {
  /** The cache of this version. */
  readonly abrir: () => Promise<Cache>;
  /** `waitUntil` of the request: the worker is not ended before. */
  readonly esperar: (trabalho: Promise<unknown>) => void;
}

/** A storage that is damaged, or that the browser refuses, has nothing: the network answers. */
const procurar = async (url: string): Promise<Response | undefined> => {
  try {
    return await caches.match(url, { ignoreVary: true });
  } catch {
    return undefined;
  }
};

const guardar = async (abrir: Guarda['abrir'], url: string, resposta: Response): Promise<void> => {
  try {
    await (await abrir()).put(url, resposta);
  } catch (error) {
    // The disk is full, or the storage damaged: the page has its file all the same.
    console.warn('Um arquivo não pôde ser guardado para o uso sem internet.', error);
  }
};

/**
 * Kept by any version: a tab opened before the last one asks for files that the server no longer has. Storage never stands
 * between the page and its files: where it fails, the site works as if there were no worker.
 */
export const doGuardado = async (pedido: Request, { abrir, esperar }: Guarda): Promise<Response> => {
  const guardado = await procurar(pedido.url);
  if (guardado) return guardado;
  const resposta = await fetch(pedido);
  if (resposta.ok && resposta.type === 'basic') esperar(guardar(abrir, pedido.url, resposta.clone()));
  return resposta;
};

/** The frame of this version, if it is there and can be read. */
export const cascaGuardada = async (abrir: Guarda['abrir'], casca: string): Promise<Response | undefined> => {
  try {
    return await (await abrir()).match(casca);
  } catch {
    return undefined;
  }
};
