import { lembrar } from '#capabilities/manifestacao/server/index.ts';
import { addDays, localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { avisosAosChamados } from './avisos.ts';
import { findPassoAberto, listPassosQueVencemAte } from './tramitacao-repository.ts';

const DIAS_DO_LEMBRETE = 1;

/** Every morning: reminds those whose contribution is due by tomorrow, once per due date. */
export const lembrarPassosJob = (platform: Platform): Job => ({
  name: 'lembrar-passos',
  cron: '10 11 * * *',
  run: async () => {
    const hoje = localDate(platform.clock.now().getTime());
    const dias = { de: toIsoDate(hoje), ate: toIsoDate(addDays(hoje, DIAS_DO_LEMBRETE)) };
    await emCada(
      await listPassosQueVencemAte(platform.db, dias),
      ({ id, id_manifestacao, id_ouvidoria, email }) =>
        lembrar(platform, id_manifestacao, async (noAto) => {
          const passo = await findPassoAberto(noAto.tx, id);
          if (!passo || passo.prazo > dias.ate) return [];
          return avisosAosChamados(platform, noAto, null, {
            evento: 'manifestacao.lembrete-de-contribuicao',
            chave: `lembrete-de-contribuicao:${id}:${passo.prazo}`,
            idOuvidoria: id_ouvidoria,
            unidades: passo.id_unidade === null ? [] : [{ id: passo.id_unidade, email }],
            pessoas: passo.id_destinatario === null ? [] : [passo.id_destinatario],
            prazoInterno: formatData(diaGuardado(passo.prazo)),
          });
        }),
    );
  },
});
