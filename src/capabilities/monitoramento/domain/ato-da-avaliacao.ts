import type { EventoDeEmail } from '#capabilities/email/domain/eventos.ts';
import { atosDe } from '#kernel/ato/ato.ts';
import type { FatosDaAvaliacao, SituacaoDaAvaliacao } from './fatos-da-avaliacao.ts';

/** Declares an act on a sample drawn by an authority to evaluate an office. A late reply counts. */
export const ato = atosDe<SituacaoDaAvaliacao, FatosDaAvaliacao, EventoDeEmail>()('avaliacao');
