import { calendarioDaOuvidoria } from '#capabilities/feriado/server/index.ts';
import { ultimoPrazoDoPasso } from '#capabilities/tramitacao/domain/tramitacao.ts';
import { abrirPassos } from '#capabilities/tramitacao/server/index.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import { compareDates, localDate, type PlainDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { tramitar as ato } from '../../domain/atos/tramitar.ato.ts';
import { fazNoRecurso } from '../agir-no-recurso.ts';

/**
 * A contribution is due by the day of the decision, or at once when that day has passed; where it is months away, as a meeting
 * of the commission may be, by the last day that any step has.
 */
const ateADecisao = (calendario: Calendario, prazo: string | null, hoje: PlainDate): PlainDate | null => {
  if (prazo === null) return null;
  const dia = diaGuardado(prazo);
  const ultimo = ultimoPrazoDoPasso(calendario, hoje);
  if (compareDates(dia, ultimo) > 0) return ultimo;
  return compareDates(dia, hoje) < 0 ? hoje : dia;
};

/** The person who judges asks areas or people of their own office to contribute to the decision. */
export const tramitar = fazNoRecurso(
  ato,
  async ({ platform, quem, recurso: { row }, tx, caso, agora }, tramite) => {
    const calendario = await calendarioDaOuvidoria(tx, row.id_ouvidoria_julgadora);
    const quemPede = {
      idOuvidoria: row.id_ouvidoria_julgadora,
      sigla: row.sigla_julgadora,
      calendario,
      idRecurso: row.id,
      prazoUsual: ateADecisao(calendario, row.prazo, localDate(agora.getTime())),
    };
    const noAto = { tx, caso, agora };
    const { ids, destinos, ate, avisos } = await abrirPassos(platform, noAto, quem, quemPede, tramite);
    return {
      informacoes: `Quem julga o recurso pediu a contribuição de ${destinos} até ${ate}.`,
      detalhes: { idRecurso: row.id, idsTramitacao: ids },
      avisos: avisos.map((aviso) => ({ ...aviso, evento: 'manifestacao.contribuicao-pedida' })),
      resultado: undefined,
    };
  },
);
