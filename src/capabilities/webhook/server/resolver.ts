import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { Rede } from '../domain/endereco.ts';
import { podeConectar } from '../domain/rede.ts';

/** All numbers a name leads to; empty: it leads nowhere. Tests put their own in its place. */
export type Resolver = (host: string) => Promise<readonly LookupAddress[]>;

export const resolverDoSistema: Resolver = async (host) => {
  try {
    return await lookup(host, { all: true, verbatim: true });
  } catch (error) {
    // Whatever kept the name from being found, a later try may find it.
    if (error instanceof Error && 'syscall' in error) return [];
    throw error;
  }
};

/** Where to connect: null when the name leads nowhere, 'recusado' when any of its numbers may not be connected to. */
export const resolverPermitido = async (
  resolver: Resolver,
  hostname: string,
  rede: Rede,
): Promise<LookupAddress | 'recusado' | null> => {
  const enderecos = await resolver(hostname.replace(/^\[|\]$/g, ''));
  const [primeiro] = enderecos;
  if (!primeiro) return null;
  // One bad number is enough: a name that leads to both is one that is being played with.
  return enderecos.every(({ address }) => podeConectar(address, rede)) ? primeiro : 'recusado';
};
