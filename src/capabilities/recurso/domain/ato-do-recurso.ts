import type { EventoDeEmail } from '#capabilities/email/domain/eventos.ts';
import type { IdEstadoDoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { type AtoDoCiclo, atosDe } from '#kernel/ato/ato.ts';
import type { FatosDoRecurso } from './fatos-do-recurso.ts';

/**
 * Declares an act on an appeal (Lei 12.527/2011, arts. 15 to 20; Decreto 7.724/2012, arts. 21 to
 * 24). Filing is not one of them: it is an act on the case.
 */
export const ato = atosDe<IdEstadoDoRecurso, FatosDoRecurso, EventoDeEmail>()('recurso');

export type AtoDoRecurso = AtoDoCiclo<IdEstadoDoRecurso, FatosDoRecurso>;
