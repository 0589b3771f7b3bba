import { z } from 'zod';

/** Which page wrote a draft, and its how-manieth writing it was: it goes with the content, here and to the server. */
const escrita = z.object({ por: z.string(), vez: z.int() });
export type Escrita = z.output<typeof escrita>;

const comEscrita = z.object({ escrita });

/**
 * A closing page may be heard by the server and not live to hear its answer. What is there is then no newer than one of
 * the writings this draft grew from; what another tab or device wrote since is none of them.
 */
export const isDaLinhagem = (conteudo: unknown, linhagem: readonly Escrita[]): boolean => {
  const lido = comEscrita.safeParse(conteudo);
  if (!lido.success) return false;
  const { por, vez } = lido.data.escrita;
  return linhagem.some((nossa) => nossa.por === por && vez <= nossa.vez);
};
