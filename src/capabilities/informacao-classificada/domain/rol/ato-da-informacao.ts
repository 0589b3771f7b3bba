import type { EventoDeEmail } from '#capabilities/email/domain/eventos.ts';
import { atosDe } from '#kernel/ato/ato.ts';
import { exige } from '#kernel/ato/condicao.ts';
import type { SituacaoDaInformacao } from './informacao.ts';
import { naoCuidaDoRol } from './informacao-errors.ts';

export interface FatosDaInformacao {
  /** The person works in the office whose roll it is; the administrador works in all. */
  readonly doOrgao: boolean;
}

/** Declares an act on an information of the roll. Entering it is not one: it is where it begins. */
export const ato = atosDe<SituacaoDaInformacao, FatosDaInformacao, EventoDeEmail>()('informacao');

export const cuidaDoRol = exige<FatosDaInformacao>(
  'a pessoa trabalha no órgão que classificou',
  ({ doOrgao }) => doOrgao,
  naoCuidaDoRol,
);
