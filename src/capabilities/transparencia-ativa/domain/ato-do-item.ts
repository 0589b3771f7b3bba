import type { EventoDeEmail } from '#capabilities/email/domain/eventos.ts';
import { atosDe } from '#kernel/ato/ato.ts';
import type { FatosDoItem } from './fatos-do-item.ts';
import type { SituacaoDoItem } from './resposta-do-item.ts';

/**
 * Declares an act on one item of one body. An evaluated item is answered again by `corrigir`, even
 * if it complied, because pages move. The authority may change its evaluation, so `avaliarItem` is also
 * open on an evaluated item.
 */
export const ato = atosDe<SituacaoDoItem, FatosDoItem, EventoDeEmail>()('item');
