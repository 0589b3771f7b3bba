import { calendarioDaOuvidoria } from '#capabilities/feriado/server/index.ts';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import type { QuemAge } from '#capabilities/manifestacao/server/index.ts';
import { localDate, type PlainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Platform } from '#server/platform.ts';
import { podeMarcarReuniao } from '../domain/reuniao.ts';
import { agirNoRecurso, type RecursoVistoPor } from './agir-no-recurso.ts';

/** The commission decides in a meeting, whose day is its term (Decreto 7.724/2012, art. 47). */
export const marcarReuniao = (
  platform: Platform,
  quem: QuemAge,
  alvo: RecursoVistoPor,
  dia: PlainDate,
): Promise<void> =>
  agirNoRecurso(platform, quem, alvo, 'marcarReuniao', async ({ tx, agora, recurso: { row } }) => {
    const calendario = await calendarioDaOuvidoria(tx, row.id_ouvidoria_julgadora);
    enforce(podeMarcarReuniao(calendario, dia, localDate(agora.getTime())));
    const prazo = toIsoDate(dia);
    return {
      acao: Acao.analise,
      informacoes: `O recurso será julgado na reunião de ${formatData(dia)}.`,
      detalhes: { idRecurso: row.id, prazo, prazoAnterior: row.prazo },
      mudancas: { prazo, prazo_original: row.prazo_original ?? prazo },
      avisos: [
        {
          evento: 'recurso.reuniao-marcada',
          variaveis: { julgadora: `${row.sigla_julgadora} – ${row.nome_julgadora}`, dia: formatData(dia) },
        },
      ],
      resultado: undefined,
    };
  });
