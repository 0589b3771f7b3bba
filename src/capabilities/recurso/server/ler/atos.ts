import type { Platform } from '#server/platform.ts';
import type { AtoDoRecurso } from '../../domain/ato-do-recurso.ts';

/** Every act of the life cycle, whichever capability declares it. */
export const atosDoRecurso = ({ atos }: Pick<Platform, 'atos'>): readonly AtoDoRecurso[] =>
  (atos.recurso ?? []) as readonly AtoDoRecurso[];
