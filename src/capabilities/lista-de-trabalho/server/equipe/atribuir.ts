import { faz } from '#capabilities/manifestacao/server/index.ts';
import { atribuir as ato } from '../../domain/atribuir.ato.ts';
import { efeitoDeAtribuir } from './efeito-de-atribuir.ts';

/** Makes somebody who analyses cases in their office responsible for one. */
export const atribuir = faz(ato, (noAto, { idResponsavel }) =>
  efeitoDeAtribuir(noAto, noAto.quem, idResponsavel),
);
