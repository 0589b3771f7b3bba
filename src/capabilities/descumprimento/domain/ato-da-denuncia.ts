import type { EventoDeEmail } from '#capabilities/email/domain/eventos.ts';
import { atosDe } from '#kernel/ato/ato.ts';
import type { PapeisNaDenuncia, SituacaoDaDenuncia } from './fatos-da-denuncia.ts';

/** Declares an act of a denúncia de descumprimento. Filing one is an act of the case. */
export const ato = atosDe<SituacaoDaDenuncia, PapeisNaDenuncia, EventoDeEmail>()('descumprimento');
