import { calendarioDaOuvidoria } from '#capabilities/feriado/server/index.ts';
import { type IdInstancia, Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { prazoParaDecidir } from '#capabilities/remedio/domain/recurso-prazos.ts';
import { type PlainDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { Db } from '#server/db/database.ts';
import type { RecursoDoLeitor } from '../ler/recurso-do-leitor.ts';

/**
 * While the office is heard the days to decide do not run; they run anew, whole, from the day the
 * clarification came or its last day passed (our own reading: Portaria Normativa CGU 101/2023 suspends the
 * term and does not say what becomes of the days before; the law's term is short, and so the whole of it is
 * given again). Until then the stored term is the one that follows if nothing comes, so that silence
 * cannot be seen where somebody is being heard. The commission's term is its meeting and stays.
 */
export const decidirDepoisDe = async (
  tx: Db,
  { id_instancia, id_ouvidoria_julgadora }: RecursoDoLeitor['row'],
  contado: PlainDate,
): Promise<{ readonly prazo?: string; readonly decisao_contada_de?: string }> => {
  if (id_instancia === Instancia.cmri) return {};
  const calendario = await calendarioDaOuvidoria(tx, id_ouvidoria_julgadora);
  const prazo = prazoParaDecidir(calendario, contado, id_instancia as IdInstancia);
  return prazo === null ? {} : { prazo: toIsoDate(prazo), decisao_contada_de: toIsoDate(contado) };
};
