import { ultimaNovaData } from '#capabilities/remedio/domain/promessas.ts';
import { renovarPromessa } from '#capabilities/remedio/server/index.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { fixarNovaData as ato } from '../domain/fixar-nova-data.ato.ts';
import { findPromessaLida, listProcedentesSemData } from './cumprimento-repository.ts';
import { fazPeloSistema } from './faz-na-promessa.ts';

/**
 * Denúncias found procedente before decisions set a new date left the broken one in force, which cannot be
 * denounced again: nobody would ever have to deliver (LAI art. 41). Each gets the longest date that the rule allows,
 * once, when a server of this version starts: decisions leave no such promise any more.
 */
export const renovarProcedentesJob = (platform: Platform): Job => ({
  name: 'renovar-entregas-procedentes',
  aoIniciar: true,
  run: async () => {
    await emCada(await listProcedentesSemData(platform.db), (devida) =>
      fazPeloSistema(platform, devida, ato, async ({ tx, caso, agora }, promessa) => {
        const lida = await findPromessaLida(tx, promessa.id);
        if (!lida) return null;
        const dia = ultimaNovaData(caso.calendario, agora.getTime());
        await renovarPromessa(tx, { ...promessa, prazo: toIsoDate(dia), quebrada: true });
        const variaveis = {
          orgaoDestino: `${lida.sigla_controle} – ${lida.nome_controle}`,
          prazoAnterior: formatData(diaGuardado(promessa.prazo)),
          prazo: formatData(dia),
        };
        return {
          informacoes: `A denúncia de descumprimento foi considerada procedente sem nova data para a entrega. O órgão tem até ${variaveis.prazo} para entregar.`,
          detalhes: { idPromessa: promessa.id },
          avisos: [
            { evento: 'cumprimento.data-renovada', variaveis },
            { evento: 'cumprimento.data-renovada-ao-orgao', variaveis },
            // Its decision set no date: the controlling body learns which one counts now.
            ...(lida.id_ouvidoria_controle === caso.row.id_ouvidoria
              ? []
              : [
                  {
                    evento: 'cumprimento.data-renovada-ao-orgao',
                    variaveis,
                    orgao: lida.email_controle,
                    idOrgaoAvisado: lida.id_ouvidoria_controle,
                  } as const,
                ]),
          ],
        };
      }),
    );
  },
});
