import { avisarGestores } from '#capabilities/monitoramento/server/index.ts';
import { compareDates, localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { diasDoLembrete, periodoDaLista, prazoDaLista } from '../../domain/lista/lista-anual.ts';
import { listSemLista } from './lista-repository.ts';

/**
 * In May, and once more when 1 June has passed: the gestores of offices that have not published the
 * list of the year are told, once for each of the days.
 */
export const lembrarListasJob = (platform: Platform): Job => ({
  name: 'lembrar-listas-de-classificadas',
  cron: '35 10 * * *',
  run: async () => {
    const agora = platform.clock.now();
    const hoje = localDate(agora.getTime());
    const ano = hoje.year;
    const marco = diasDoLembrete(ano).findLast((dia) => compareDates(dia, hoje) <= 0);
    if (!marco || hoje.month > 6) return;
    await emCada(
      await listSemLista(platform.db, ano, toIsoDate(periodoDaLista(ano).de)),
      ({ id, sigla, nome }) =>
        platform.db.transaction().execute((tx) =>
          avisarGestores(platform, tx, {
            tipo: 'lista-classificadas-a-publicar',
            evento: 'classificadas.lista-a-publicar',
            idOuvidoria: id,
            chave: `lista-classificadas:${id}:${ano}:${toIsoDate(marco)}`,
            agora,
            variaveis: {
              orgao: `${sigla} – ${nome}`,
              ano: String(ano),
              prazo: formatData(prazoDaLista(ano)),
            },
            caminho: '/informacoes-classificadas/lista',
          }),
        ),
    );
  },
});
