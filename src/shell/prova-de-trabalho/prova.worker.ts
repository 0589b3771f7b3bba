import { type Desafio, resolverDesafio } from './resolver-desafio.ts';

export type DaProva = { readonly parte: number } | { readonly solucao: string };

/** Apart from the page, which stays as quick as before while the person writes. */
addEventListener('message', async ({ data }: MessageEvent<Desafio>) => {
  const solucao = await resolverDesafio(data, (parte) => postMessage({ parte } satisfies DaProva));
  postMessage({ solucao } satisfies DaProva);
});
