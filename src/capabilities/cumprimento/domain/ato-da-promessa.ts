import type { EventoDeEmail } from '#capabilities/email/domain/eventos.ts';
import type { SituacaoDaPromessa } from '#capabilities/remedio/domain/promessas.ts';
import { type AtoDoCiclo, atosDe } from '#kernel/ato/ato.ts';
import type { FatosDaPromessa } from './fatos-da-promessa.ts';

/** Declares an act on a promise. Making one is part of answering, or of deciding an appeal. */
export const ato = atosDe<SituacaoDaPromessa, FatosDaPromessa, EventoDeEmail>()('cumprimento');

export type AtoDaPromessa = AtoDoCiclo<SituacaoDaPromessa, FatosDaPromessa>;
