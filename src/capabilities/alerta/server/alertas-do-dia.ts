import { avisar } from '#capabilities/email/server/index.ts';
import { emCada } from '#capabilities/manifestacao/server/index.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import { days } from '#server/clock.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { resumoDosAlertas } from '../domain/alerta.ts';
import { insertAlertasDePrazo } from './alerta-repository.ts';
import { listResumos, type ResumoRow } from './resumo-repository.ts';

const enviarResumo = (platform: Platform, hoje: string, agora: Date, row: ResumoRow): Promise<unknown> => {
  const { config } = platform;
  return avisar(platform, platform.db, {
    evento: 'alerta.resumo-diario',
    // One a day, however often the job runs and on however many instances.
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
    endereco: `${config.publicUrl ?? `http://localhost:${config.port}`}/web/manifestacao/tratar`,
  });
};

/** Every morning in Brasília: alerts of deadlines, then one mail to each person who has something new. */
export const alertasDoDiaJob = (platform: Platform): Job => ({
  name: 'alertas-do-dia',
  cron: '20 10 * * *',
  run: async () => {
    const agora = platform.clock.now();
    const hoje = toIsoDate(localDate(agora.getTime()));
    await insertAlertasDePrazo(platform.db, hoje, agora);
    const desde = new Date(agora.getTime() - days(1));
    await emCada(await listResumos(platform.db, desde, agora), (row) =>
      enviarResumo(platform, hoje, agora, row),
    );
  },
});
