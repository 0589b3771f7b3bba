import { faz } from '#capabilities/manifestacao/server/index.ts';
import { atribuir as ato } from '../../domain/atribuir.ato.ts';
import { efeitoDeEscolher } from './efeito-de-atribuir.ts';

/** Makes an analyst of the office responsible for a case. */
export const atribuir = faz(ato, (noAto, { idResponsavel }) =>
  efeitoDeEscolher(noAto.platform, noAto, noAto.quem, idResponsavel),
);
