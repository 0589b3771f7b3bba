import { auditar } from '#capabilities/auditoria/server/index.ts';
import { isFechadoAosSistemas } from '#capabilities/manifestacao/server/index.ts';
import { minutes } from '#server/clock.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { deveDesligar, GUARDA_DO_REGISTRO, proximaTentativa } from '../domain/tentativas.ts';
import { isEntregue, type ResultadoDoEnvio } from '../domain/webhook.ts';
import { avisarDesligamento } from './avisar-desligamento.ts';
import { corpoDe } from './corpo.ts';
import {
  buryPendentes,
  concludeEntrega,
  deleteConcluidasAntesDe,
  type EntregaRow,
  insertTentativa,
  postponeEntrega,
  takeDevidas,
} from './entrega-repository.ts';
import { enviar } from './enviar.ts';
import type { Resolver } from './resolver.ts';
import { abrirSegredo, cabecalhosAssinados } from './segredo.ts';
import { findWebhook, lockWebhook, updateWebhook, type WebhookRow } from './webhook-repository.ts';

/** Per webhook and round, so that none waits behind another's backlog. */
const POR_WEBHOOK = 10;
/** A receiver with this many failures in a row in one round is left alone for a minute. */
const FALHAS_POR_RODADA = 3;
const RODADAS = 50;
/** Longer than a round can take: then another server may take what a dead one had reserved. */
const RESERVA = minutes(15);

export interface Entregador {
  readonly platform: Platform;
  readonly resolver: Resolver;
}

/** Both secrets while receivers change over. */
const segredosDe = ({ config }: Platform, webhook: WebhookRow, agora: Date): string[] => {
  const { segredo_selado, segredo_anterior_selado, segredo_anterior_ate } = webhook;
  const anterior =
    segredo_anterior_selado && segredo_anterior_ate && segredo_anterior_ate > agora
      ? [segredo_anterior_selado]
      : [];
  return [segredo_selado, ...anterior].map((selado) => abrirSegredo(config, selado));
};

/** One try of one delivery; writes nothing to the database. */
export const tentar = (
  { platform, resolver }: Entregador,
  webhook: WebhookRow,
  entrega: EntregaRow,
): Promise<ResultadoDoEnvio> => {
  const agora = platform.clock.now();
  const corpo = corpoDe(platform, entrega);
  return enviar(
    {
      endereco: webhook.endereco,
      corpo,
      cabecalhos: cabecalhosAssinados(entrega.id, corpo, segredosDe(platform, webhook, agora), agora),
    },
    { rede: platform.config.webhooksRede, resolver },
  );
};

/**
 * Records a try in one transaction: the log, the delivery, the receiver's state and, if need be,
 * switching it off.
 */
const anotar = (
  platform: Platform,
  entrega: EntregaRow,
  resultado: ResultadoDoEnvio,
): Promise<'entregue' | 'falhou' | 'desligado'> =>
  platform.db.transaction().execute(async (tx) => {
    const agora = platform.clock.now();
    const webhook = await lockWebhook(tx, null, entrega.id_webhook);
    if (!webhook) return 'desligado';
    await insertTentativa(tx, entrega.id, resultado, agora);
    const tentativas = entrega.tentativas + 1;
    if (isEntregue(resultado)) {
      await concludeEntrega(tx, entrega.id, 'entregue', tentativas, agora);
      await updateWebhook(tx, webhook.id, {
        falhando_desde: null,
        falhas_seguidas: 0,
        ultima_entrega_em: agora,
      });
      return 'entregue';
    }
    const falhandoDesde = webhook.falhando_desde ?? agora;
    const falhasSeguidas = webhook.falhas_seguidas + 1;
    const proxima = proximaTentativa({ tentativas, inicioEm: entrega.inicio_em }, agora);
    if (proxima) await postponeEntrega(tx, entrega.id, tentativas, proxima);
    else await concludeEntrega(tx, entrega.id, 'morta', tentativas, agora);
    const desliga = webhook.ativo && deveDesligar({ falhandoDesde, falhasSeguidas }, agora);
    await updateWebhook(tx, webhook.id, {
      falhando_desde: falhandoDesde,
      falhas_seguidas: falhasSeguidas,
      ...(desliga && { ativo: false, desligado_em: agora, versao: webhook.versao + 1 }),
    });
    if (!desliga) return webhook.ativo ? 'falhou' : 'desligado';
    await buryPendentes(tx, webhook.id, agora);
    await auditar(tx, platform.clock, null, {
      area: 'webhook',
      acao: 'Desligamento de webhook',
      alvo: webhook.nome,
      idAlvo: webhook.id,
      idOuvidoria: webhook.id_ouvidoria,
      antes: { ativo: true },
      depois: { ativo: false },
    });
    await avisarDesligamento(platform, tx, webhook, falhandoDesde);
    return 'desligado';
  });

const adiar = async ({ db, clock }: Platform, entregas: readonly EntregaRow[]): Promise<void> => {
  const proxima = new Date(clock.now().getTime() + minutes(1));
  for (const { id, tentativas } of entregas) await postponeEntrega(db, id, tentativas, proxima);
};

/** Gestores read what their office's systems receive: what one of them must not know is not sent. */
const isCalada = async (
  platform: Platform,
  { id_ouvidoria }: WebhookRow,
  { id_manifestacao }: EntregaRow,
): Promise<boolean> =>
  id_manifestacao !== null &&
  (await isFechadoAosSistemas(platform, platform.db, id_manifestacao, id_ouvidoria));

/** In order, one after the other, so that a receiver is not flooded. */
const entregarAUm = async (
  entregador: Entregador,
  idWebhook: number,
  entregas: readonly EntregaRow[],
): Promise<void> => {
  const { platform } = entregador;
  let falhas = 0;
  for (const [i, entrega] of entregas.entries()) {
    const webhook = await findWebhook(platform.db, null, idWebhook);
    if (!webhook?.ativo) return;
    if (await isCalada(platform, webhook, entrega)) {
      await concludeEntrega(platform.db, entrega.id, 'morta', entrega.tentativas, platform.clock.now());
      continue;
    }
    const fim = await anotar(platform, entrega, await tentar(entregador, webhook, entrega));
    if (fim === 'desligado') return;
    falhas = fim === 'entregue' ? 0 : falhas + 1;
    if (falhas === FALHAS_POR_RODADA) return adiar(platform, entregas.slice(i + 1));
  }
};

const rodada = async (entregador: Entregador): Promise<boolean> => {
  const { db, clock } = entregador.platform;
  const agora = clock.now();
  const devidas = await takeDevidas(db, agora, new Date(agora.getTime() + RESERVA), POR_WEBHOOK);
  const porWebhook = Map.groupBy(devidas, (entrega) => entrega.id_webhook);
  const rodadas = await Promise.allSettled(
    [...porWebhook].map(([id, entregas]) => entregarAUm(entregador, id, entregas)),
  );
  // A broken webhook (a secret that cannot be decrypted) is reported only after the others were
  // served.
  const quebrada = rodadas.find(({ status }) => status === 'rejected');
  if (quebrada?.status === 'rejected') throw quebrada.reason;
  return devidas.length > 0;
};

/** Sends what is due: woken by every act that has receivers, and every minute for retries. */
export const entregarWebhooksJob = (entregador: Entregador): Job => ({
  name: 'entregar-webhooks',
  cron: '* * * * *',
  run: async () => {
    for (let i = 0; i < RODADAS; i += 1) if (!(await rodada(entregador))) return;
  },
});

export const varrerWebhooksJob = ({ db, clock }: Platform): Job => ({
  name: 'varrer-webhooks',
  cron: '40 6 * * *',
  run: () => deleteConcluidasAntesDe(db, new Date(clock.now().getTime() - GUARDA_DO_REGISTRO)),
});
