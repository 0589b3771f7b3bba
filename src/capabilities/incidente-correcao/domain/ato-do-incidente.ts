import type { EventoDeEmail } from '#capabilities/email/domain/eventos.ts';
import { atosDe } from '#kernel/ato/ato.ts';
import type { FatosDoIncidente, SituacaoDoIncidente } from './fatos-do-incidente.ts';

/** Declares an act of an incidente de correção. Opening one is an act of the appeal. */
export const ato = atosDe<SituacaoDoIncidente, FatosDoIncidente, EventoDeEmail>()('incidente');
