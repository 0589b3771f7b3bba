import { prorrogar } from './prorrogar.ato.ts';
import { responder } from './responder.ato.ts';

/** In the order they are offered. */
export const atosDoIncidente = [responder, prorrogar] as const;
export type NomeDoAtoDoIncidente = (typeof atosDoIncidente)[number]['nome'];
