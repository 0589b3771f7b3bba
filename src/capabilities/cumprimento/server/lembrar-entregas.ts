import { alertar } from '#capabilities/alerta/server/index.ts';
import { lembrar, promessasDoCaso } from '#capabilities/manifestacao/server/index.ts';
import { promessaADenunciar } from '#capabilities/remedio/domain/promessas.ts';
import { findPromessa, type PromessaRow } from '#capabilities/remedio/server/index.ts';
import { addDays, localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { listALembrar } from './cumprimento-repository.ts';

const DIAS_DO_LEMBRETE = 2;

/** The mails of an overdue delivery, to the office and to who may denounce it; or of a closing window to the person. */
const lembretesDe = (
  { id, situacao, prazo, contestar_ate }: PromessaRow,
  hoje: string,
  podeDenunciar: boolean,
) => {
  if (situacao === 'entregue' && contestar_ate !== null && contestar_ate >= hoje) {
    const ultimoDia = formatData(diaGuardado(contestar_ate));
    return [
      {
        evento: 'cumprimento.lembrete-de-contestacao',
        variaveis: { ultimoDia },
        chave: `lembrete-de-contestacao:${id}:${contestar_ate}`,
      } as const,
    ];
  }
  if (situacao !== 'aberta' || prazo >= hoje) return [];
  const variaveis = { prazo: formatData(diaGuardado(prazo)) };
  return [
    { evento: 'cumprimento.vencida', variaveis, chave: `entrega-vencida:${id}:${prazo}` } as const,
    ...(podeDenunciar
      ? [
          {
            evento: 'cumprimento.nao-entregue',
            variaveis,
            chave: `entrega-nao-feita:${id}:${prazo}`,
          } as const,
        ]
      : []),
  ];
};

/**
 * Every morning: the office is alerted before and on the day, and gets one mail once it is overdue, however long; so
 * does the person, with the way to denounce it, and the last day to contest before silence confirms.
 */
export const lembrarEntregasJob = (platform: Platform): Job => ({
  name: 'lembrar-entregas',
  cron: '27 10 * * *',
  run: async () => {
    const dia = localDate(platform.clock.now().getTime());
    const hoje = toIsoDate(dia);
    const dias = { hoje, ate: toIsoDate(addDays(dia, DIAS_DO_LEMBRETE)) };
    await emCada(await listALembrar(platform.db, dias), ({ id, id_manifestacao: idManifestacao }) =>
      lembrar(platform, idManifestacao, async ({ tx, agora, caso }) => {
        const promessa = await findPromessa(tx, id);
        if (!promessa) return [];
        if (promessa.situacao === 'aberta' && promessa.prazo <= dias.ate) {
          const tipo = promessa.prazo < hoje ? 'entrega-vencida' : 'entrega-vence';
          // Once before the day, and once more on it.
          const quando = promessa.prazo === hoje ? 'no-dia' : tipo;
          const chave = `${quando}:${id}:${promessa.prazo}`;
          await alertar(tx, { tipo, idManifestacao, chave, agora, para: 'quem-cuida' });
        }
        const doCaso = promessasDoCaso(caso.row).filter(({ idPromessa }) => idPromessa === id);
        return lembretesDe(promessa, hoje, promessaADenunciar(doCaso, agora.getTime()) !== null);
      }),
    );
  },
});
