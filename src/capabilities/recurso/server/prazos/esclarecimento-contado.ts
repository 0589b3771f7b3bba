import type { CalendarioDe } from '#capabilities/feriado/server/index.ts';
import {
  contarEsclarecimento,
  type EsclarecimentoContado,
} from '#capabilities/remedio/domain/recurso-prazos.ts';
import { countedDay } from '#kernel/prazo/prazo.ts';
import type { PerguntaGuardada } from './prazos-repository.ts';

interface ComPerguntas {
  readonly perguntas: readonly PerguntaGuardada[] | null;
  readonly id_ouvidoria: number;
}

/** Null while no question waits, and where one was asked before its days were kept: that date stays. */
export const esclarecimentoDe = async (
  calendarioDe: CalendarioDe,
  { perguntas, id_ouvidoria }: ComPerguntas,
): Promise<EsclarecimentoContado | null> => {
  if (!perguntas) return null;
  const calendario = await calendarioDe(id_ouvidoria);
  const contadas = perguntas.flatMap(({ em, dias, prorrogada }) =>
    dias === null ? [] : [{ contado: countedDay(calendario, Date.parse(em)), dias, prorrogada }],
  );
  return contadas.length === perguntas.length ? contarEsclarecimento(calendario, contadas) : null;
};
