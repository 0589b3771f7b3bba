import { z } from 'zod';
import { lerJson } from './ler-json.ts';

/** Which decision a certified copy is of: the answer to a request, or the decision of an appeal. */
const decisoesCopiadas = ['resposta', 'recurso'] as const;

/** What the code of a certified copy says. The words themselves stand only in the copy. */
export interface CopiaDaDecisao {
  readonly de: (typeof decisoesCopiadas)[number];
  readonly id: number;
  readonly numeroProtocolo: string;
  readonly decididaEm: string;
  /** The digest of the decision's words. */
  readonly digital: string;
}

/** The receipt is version 1 of what this platform signs. */
const VERSAO = 2;

export const serializeCopia = ({ de, id, numeroProtocolo, decididaEm, digital }: CopiaDaDecisao): string =>
  JSON.stringify([VERSAO, de, id, numeroProtocolo, decididaEm, digital]);

const escrita = z.tuple([
  z.literal(VERSAO),
  z.enum(decisoesCopiadas),
  z.int(),
  z.string(),
  z.iso.datetime(),
  z.string(),
]);

/** Null for anything else that this platform signed. */
export const deserializeCopia = (texto: string): CopiaDaDecisao | null => {
  const { data } = escrita.safeParse(lerJson(texto));
  if (!data) return null;
  const [, de, id, numeroProtocolo, decididaEm, digital] = data;
  return { de, id, numeroProtocolo, decididaEm, digital };
};
