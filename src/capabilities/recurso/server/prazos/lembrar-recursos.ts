import { alertar } from '#capabilities/alerta/server/index.ts';
import { lembrar } from '#capabilities/manifestacao/server/index.ts';
import { addDays, localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { avisosDaInstancia, caminhoDoRecurso } from '../avisos-da-instancia.ts';
import { listQuemJulga } from '../ler/julgadores-repository.ts';
import { findInstancias } from '../ler/visto-repository.ts';
import { findAberto, listQueVencem } from './prazos-repository.ts';

const DIAS_DO_LEMBRETE = 2;
/** Long enough for a server that was down over a holiday; after that everybody knows. */
const DIAS_DE_ATRASO = 7;

/**
 * Every morning: those who judge get one alert and one mail when a term is about to end, and one
 * more alert when it has passed and the citizen may go to the next instance.
 */
export const lembrarRecursosJob = (platform: Platform): Job => ({
  name: 'lembrar-recursos',
  cron: '25 10 * * *',
  run: async () => {
    const hoje = localDate(platform.clock.now().getTime());
    const dias = {
      de: toIsoDate(addDays(hoje, -DIAS_DE_ATRASO)),
      ate: toIsoDate(addDays(hoje, DIAS_DO_LEMBRETE)),
    };
    await emCada(await listQueVencem(platform.db, dias), ({ id, id_manifestacao }) =>
      lembrar(platform, id_manifestacao, async ({ tx, agora }) => {
        const recurso = await findAberto(tx, id);
        if (!recurso?.prazo || recurso.prazo > dias.ate) return [];
        const vencido = recurso.prazo < toIsoDate(hoje);
        const tipo = vencido ? 'recurso-vencido' : 'recurso-vence-em-2-dias';
        await alertar(tx, {
          tipo,
          idManifestacao: id_manifestacao,
          idRecurso: id,
          chave: `${tipo}:${id}:${recurso.prazo}`,
          agora,
          para: await listQuemJulga(tx, recurso, agora),
        });
        if (vencido) return [];
        const instancias = await findInstancias(tx);
        const chave = `lembrete-de-recurso:${id}:${recurso.prazo}`;
        const avisos = await avisosDaInstancia(tx, recurso, agora, {
          evento: 'recurso.lembrete-de-prazo',
          chave,
          caminho: caminhoDoRecurso(id),
          variaveis: {
            instancia: instancias.find((each) => each.id === recurso.id_instancia)?.descricao ?? '',
            prazo: formatData(diaGuardado(recurso.prazo)),
          },
        });
        return avisos.map((aviso) => ({ ...aviso, chave: aviso.chave ?? chave }));
      }),
    );
  },
});
