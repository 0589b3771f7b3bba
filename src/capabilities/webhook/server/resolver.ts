import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { Rede } from '../domain/endereco.ts';
import { podeConectar } from '../domain/rede.ts';

/** All IP addresses of a name; empty if it has none. Tests replace it. */
export type Resolver = (host: string) => Promise<readonly LookupAddress[]>;

export const resolverDoSistema: Resolver = async (host) => {
  try {
    return await lookup(host, { all: true, verbatim: true });
  } catch (error) {
    // Whatever kept the name from resolving, a later try may succeed.
    if (error instanceof Error && 'syscall' in error) return [];
    throw error;
  }
};

/**
 * The IP address to connect to; null if the name does not resolve, 'recusado' if any of its
 * addresses is forbidden.
 */
export const resolverPermitido = async (
  resolver: Resolver,
  hostname: string,
  rede: Rede,
): Promise<LookupAddress | 'recusado' | null> => {
  const enderecos = await resolver(hostname.replace(/^\[|\]$/g, ''));
  const [primeiro] = enderecos;
  if (!primeiro) return null;
  // One forbidden address is enough: a name that resolves to both kinds is suspicious.
  return enderecos.every(({ address }) => podeConectar(address, rede)) ? primeiro : 'recusado';
};

/** For the tries of a few seconds to one receiver: a name is asked for once. */
export const umaVez = (resolver: Resolver): Resolver => {
  const sabidos = new Map<string, ReturnType<Resolver>>();
  return (host) => {
    const sabido = sabidos.get(host) ?? resolver(host);
    sabidos.set(host, sabido);
    return sabido;
  };
};
