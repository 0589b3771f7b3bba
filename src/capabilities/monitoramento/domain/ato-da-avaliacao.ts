import type { EventoDeEmail } from '#capabilities/email/domain/eventos.ts';
import { atosDe } from '#kernel/ato/ato.ts';
import type { FatosDaAvaliacao, SituacaoDaAvaliacao } from './fatos-da-avaliacao.ts';

/** Declares an act of the life of a sample that an authority drew to evaluate an office. A late reply is still read. */
export const ato = atosDe<SituacaoDaAvaliacao, FatosDaAvaliacao, EventoDeEmail>()('avaliacao');
