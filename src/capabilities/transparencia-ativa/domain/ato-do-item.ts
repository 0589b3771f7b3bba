import type { EventoDeEmail } from '#capabilities/email/domain/eventos.ts';
import { atosDe } from '#kernel/ato/ato.ts';
import type { FatosDoItem } from './fatos-do-item.ts';
import type { SituacaoDoItem } from './resposta-do-item.ts';

/**
 * Declares an act of the life of one item of one body. What was evaluated is answered anew by `corrigir`, also where it
 * complied: pages move. The authority may take its word back, hence `avaliar` of what is evaluated.
 */
export const ato = atosDe<SituacaoDoItem, FatosDoItem, EventoDeEmail>()('item');
