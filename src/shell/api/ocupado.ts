/** How often a page asks again by itself; after that the person is told, and decides. */
const VEZES = 2;
/** A longer wait than this nobody sits through before a screen that says nothing. */
const MAIOR_ESPERA = 10;

/** Seconds to wait before asking again; null where the server did not send the page away for a moment. */
const segundosDe = (response: Response): number | null => {
  if (response.status !== 503) return null;
  const segundos = Number(response.headers.get('retry-after') ?? Number.NaN);
  return segundos >= 0 && segundos <= MAIOR_ESPERA ? segundos : null;
};

const esperar = (segundos: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const acordar = setTimeout(() => {
      signal.removeEventListener('abort', desistir);
      resolve();
    }, segundos * 1000);
    const desistir = (): void => {
      clearTimeout(acordar);
      reject(signal.reason);
    };
    signal.addEventListener('abort', desistir, { once: true });
  });

/**
 * A server with too much to do says when to come back (src/server/admissao). What is only read is asked for again then; an act is
 * never repeated by itself, because the person must know whether it was done.
 */
export const quandoVoltar = async (
  method: string,
  request: () => Promise<Response>,
  signal: AbortSignal,
): Promise<Response> => {
  let response = await request();
  if (method !== 'GET') return response;
  for (let vez = 0; vez < VEZES; vez += 1) {
    const segundos = segundosDe(response);
    if (segundos === null) return response;
    await esperar(segundos, signal);
    response = await request();
  }
  return response;
};
