import { avisar } from '#capabilities/email/server/index.ts';
import { todosOsImpedidos } from '#capabilities/manifestacao/server/index.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import { days } from '#server/clock.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import { origemPublica } from '#server/origem-publica.ts';
import type { Platform } from '#server/platform.ts';
import { resumoDosAlertas } from '../domain/alerta.ts';
import { deleteLidos, insertAlertasDePrazo } from './alerta-repository.ts';
import { listResumos, type ResumoRow } from './resumo-repository.ts';

/** How long a read alert is kept; the history of the case tells what the office did. */
const DIAS_DO_LIDO = 90;

const enviarResumo = (platform: Platform, hoje: string, agora: Date, row: ResumoRow): Promise<unknown> => {
  const { config } = platform;
  return avisar(platform, platform.db, {
    evento: 'alerta.resumo-diario',
    idOuvidoria: row.id_ouvidoria,
    // One mail a day, however often the job runs and on however many instances.
    chave: `alerta.resumo-diario:${row.id_usuario}:${row.orgao}:${hoje}`,
    cidadao: null,
    orgao: row.email,
    idServidor: row.id_usuario,
    sigiloso: false,
    variaveis: {
      orgao: row.orgao,
      dia: formatData(localDate(agora.getTime())),
      resumo: resumoDosAlertas(row.totais),
    },
    endereco: `${origemPublica(config)}/web/manifestacao/tratar`,
  });
};

const alertarDosPrazos = async ({ db, clock }: Platform): Promise<void> => {
  const agora = clock.now();
  await insertAlertasDePrazo(db, toIsoDate(localDate(agora.getTime())), agora);
};

/** Also at start, so that a late start still shows today's deadlines. The mail waits. */
export const alertasDePrazoJob = (platform: Platform): Job => ({
  name: 'alertas-de-prazo',
  aoIniciar: true,
  run: () => alertarDosPrazos(platform),
});

/** Every morning in Brasília: deadline alerts, then one mail to each person with something new. */
export const alertasDoDiaJob = (platform: Platform): Job => ({
  name: 'alertas-do-dia',
  cron: '20 10 * * *',
  run: async () => {
    const agora = platform.clock.now();
    const hoje = toIsoDate(localDate(agora.getTime()));
    await alertarDosPrazos(platform);
    await deleteLidos(platform.db, new Date(agora.getTime() - days(DIAS_DO_LIDO)));
    const desde = new Date(agora.getTime() - days(1));
    const longe = await todosOsImpedidos(platform, platform.db);
    await emCada(await listResumos(platform.db, { desde, agora, longe }), (row) =>
      enviarResumo(platform, hoje, agora, row),
    );
  },
});
