import { calendarioDaOuvidoria } from '#capabilities/feriado/server/index.ts';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import type { QuemAge } from '#capabilities/manifestacao/server/index.ts';
import { abrirPassos, type Tramite } from '#capabilities/tramitacao/server/index.ts';
import { compareDates, localDate, type PlainDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import type { Platform } from '#server/platform.ts';
import { agirNoRecurso, type RecursoVistoPor } from './agir-no-recurso.ts';

/** What is asked for an appeal's sake is needed before it must be decided, or at once when that day is over. */
const ateADecisao = (prazo: string | null, hoje: PlainDate): PlainDate | null => {
  if (prazo === null) return null;
  const dia = diaGuardado(prazo);
  return compareDates(dia, hoje) < 0 ? hoje : dia;
};

/** Who judges asks areas or people of the own office to contribute to the decision. */
export const tramitar = (
  platform: Platform,
  quem: QuemAge,
  alvo: RecursoVistoPor,
  tramite: Tramite,
): Promise<void> =>
  agirNoRecurso(platform, quem, alvo, 'tramitar', async ({ recurso: { row }, ...noAto }) => {
    const quemPede = {
      idOuvidoria: row.id_ouvidoria_julgadora,
      sigla: row.sigla_julgadora,
      calendario: await calendarioDaOuvidoria(noAto.tx, row.id_ouvidoria_julgadora),
      idRecurso: row.id,
      prazoUsual: ateADecisao(row.prazo, localDate(noAto.agora.getTime())),
    };
    const { ids, destinos, ate, avisos } = await abrirPassos(platform, noAto, quem, quemPede, tramite);
    return {
      acao: Acao.tramitacao,
      informacoes: `Quem julga o recurso pediu a contribuição de ${destinos} até ${ate}.`,
      detalhes: { idRecurso: row.id, idsTramitacao: ids },
      avisos,
      resultado: undefined,
    };
  });
