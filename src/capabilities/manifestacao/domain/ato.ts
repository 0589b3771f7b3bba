import type { EventoDeEmail } from '#capabilities/email/domain/eventos.ts';
import { type AtoDoCiclo, atosDe } from '#kernel/ato/ato.ts';
import type { PalcoDaManifestacao } from './ensaio.ts';
import type { FatosDaManifestacao } from './fatos.ts';
import type { IdSituacao } from './situacao.ts';

/**
 * Declares an act of the life cycle of a manifestação (Lei 13.460/2017; Decreto 9.492/2018; Lei
 * 12.527/2011). Registration is not an act: it is where a case begins.
 */
export const ato = atosDe<IdSituacao, FatosDaManifestacao, EventoDeEmail, PalcoDaManifestacao>()(
  'manifestacao',
);

export type AtoDaManifestacao = AtoDoCiclo<IdSituacao, FatosDaManifestacao, PalcoDaManifestacao>;
