import { avisar } from '#capabilities/email/server/index.ts';
import { emCada } from '#capabilities/manifestacao/server/index.ts';
import { isIdPerfil } from '#kernel/perfil.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import type { Db } from '#server/db/database.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { type Frequencia, proximoEnvio } from '../domain/agenda.ts';
import { definicaoDe, type NomeDoRelatorio, podeVerRelatorio, relatorios } from '../domain/relatorios.ts';
import { type AgendadoRow, listAgendados, updateProximoEnvio } from './salvo-repository.ts';

/** A link and no figure: what the report says is read behind the sign-on, with the rights of that day. */
const avisarDo = async (platform: Platform, tx: Db, row: AgendadoRow, agora: Date): Promise<void> => {
  const nome = row.relatorio as NomeDoRelatorio;
  const aindaPode = row.perfis.some((perfil) => isIdPerfil(perfil) && podeVerRelatorio(nome, perfil));
  if (!row.email || !aindaPode) return;
  const { config } = platform;
  const hoje = localDate(agora.getTime());
  await avisar(platform, tx, {
    evento: 'relatorio.agendado',
    idOuvidoria: row.id_ouvidoria,
    chave: `relatorio.agendado:${row.id}:${toIsoDate(hoje)}`,
    cidadao: null,
    orgao: row.email,
    idServidor: row.id_usuario,
    sigiloso: false,
    // The name the person gave it is their own text, and stays on the platform.
    variaveis: { dia: formatData(hoje), titulo: definicaoDe(nome).nome },
    endereco: `${config.publicUrl ?? `http://localhost:${config.port}`}/web/relatorios-do-sistema?salvo=${row.id}`,
  });
};

/** Every morning in Brasília; a day on which no server ran is made up for once. */
export const lembrarJob = (platform: Platform): Job => ({
  name: 'relatorios-agendados',
  cron: '30 10 * * *',
  run: async () => {
    const agora = platform.clock.now();
    const hoje = localDate(agora.getTime());
    await emCada(await listAgendados(platform.db, toIsoDate(hoje), agora), (row) =>
      platform.db.transaction().execute(async (tx) => {
        if (Object.hasOwn(relatorios, row.relatorio)) await avisarDo(platform, tx, row, agora);
        await updateProximoEnvio(tx, row.id, toIsoDate(proximoEnvio(row.frequencia as Frequencia, hoje)));
      }),
    );
  },
});
