import { type Desafio, resolverDesafio } from './resolver-desafio.ts';

export type DaProva = { readonly parte: number } | { readonly solucao: string };

/** Apart from the page, which stays as quick as before while the person writes. */
const resolver = async (desafio: Desafio): Promise<void> => {
  const solucao = await resolverDesafio(desafio, (parte) => postMessage({ parte } satisfies DaProva));
  postMessage({ solucao } satisfies DaProva);
};

addEventListener('message', ({ data }: MessageEvent<Desafio>) => void resolver(data));
