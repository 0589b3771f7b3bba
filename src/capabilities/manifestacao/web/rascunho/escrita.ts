import { z } from 'zod';

/** Which page wrote a draft, and the number of that writing; stored with the content. */
const escrita = z.object({ por: z.string(), vez: z.int() });
export type Escrita = z.output<typeof escrita>;

const comEscrita = z.object({ escrita });

/**
 * A page that is closing may reach the server without living to see the answer. The server's copy
 * then is one of the writings this draft grew from, or an older one; what another tab or device
 * wrote since is not.
 */
export const isDaLinhagem = (conteudo: unknown, linhagem: readonly Escrita[]): boolean => {
  const lido = comEscrita.safeParse(conteudo);
  if (!lido.success) return false;
  const { por, vez } = lido.data.escrita;
  return linhagem.some((nossa) => nossa.por === por && vez <= nossa.vez);
};
