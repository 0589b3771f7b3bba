import type { FastifyRequest } from 'fastify';
import { type Brake, type BrakeRule, createBrake } from '#server/brake/brake.ts';
import { remetenteDe } from '#server/brake/remetente.ts';
import { veioPeloTor } from '#server/http/secure.ts';
import type { Platform } from '#server/platform.ts';

const HORA = 3600;
const PAUSAS = { memorySeconds: HORA, firstPauseSeconds: 60, longestPauseSeconds: 900 };

/** By address: an office or a school behind one address still gets through. */
const LIVRES = { consultar: 30, escrever: 30, varrer: 120 } as const;
type OQueFaz = keyof typeof LIVRES;

/** Through Tor everybody has the same address: one limit for all of them, which no single person should reach. */
const VEZES_NO_ONION = 30;

/**
 * Slows down looking up, writing and the scan before a sending; filing pays at the gate (`portao`). `antes` is asked before, and refuses while a
 * pause lasts; `depois` counts. Wrong codes count; right ones are never refused.
 */
export interface Freios {
  antes(oQue: OQueFaz, request: FastifyRequest): Promise<void>;
  depois(oQue: OQueFaz, request: FastifyRequest): Promise<void>;
}

export const createFreios = (platform: Platform): Freios => {
  const nome = (oQue: OQueFaz): string => `sem-javascript-${oQue}`;
  const regra = (free: number): BrakeRule => ({ free, ...PAUSAS });
  const freio = (oQue: OQueFaz): { porEndereco: Brake; noOnion: Brake } => ({
    porEndereco: createBrake(nome(oQue), regra(LIVRES[oQue]), platform),
    noOnion: createBrake(`${nome(oQue)}-onion`, regra(LIVRES[oQue] * VEZES_NO_ONION), platform),
  });
  const freios = {
    consultar: freio('consultar'),
    escrever: freio('escrever'),
    varrer: freio('varrer'),
  };
  const de = (oQue: OQueFaz, request: FastifyRequest): readonly [Brake, string] =>
    veioPeloTor(platform.config, request)
      ? [freios[oQue].noOnion, 'onion']
      : [freios[oQue].porEndereco, remetenteDe(platform, request)];
  return {
    antes: async (oQue, request) => {
      const [cada, quem] = de(oQue, request);
      await cada.check(quem);
    },
    depois: async (oQue, request) => {
      const [cada, quem] = de(oQue, request);
      await cada.count(quem);
    },
  };
};
