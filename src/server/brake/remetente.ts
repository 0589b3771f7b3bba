import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { NO_TOR, veioPeloTor } from '../http/secure.ts';
import { prefixoDe } from './prefixo.ts';

/** Who counts as one sender, for every brake and every gate; through Tor nobody has an address. */
export const remetenteDe = (
  { config }: { readonly config: Pick<Config, 'onionUrl' | 'onionDe' | 'onionPorta'> },
  request: FastifyRequest,
): string => (veioPeloTor(config, request) ? NO_TOR : prefixoDe(request.ip));
