import { auditar } from '#capabilities/auditoria/server/index.ts';
import { naHora } from '#kernel/momento.ts';
import type { Platform } from '#server/platform.ts';
import { deveDesligar, proximaTentativa } from '../domain/tentativas.ts';
import type { ResultadoDoEnvio } from '../domain/webhook.ts';
import { avisarDesligamento } from './avisar-desligamento.ts';
import type { EntregaRow } from './entrega-repository.ts';
import {
  buryPendentes,
  type Chegada,
  concludeEntregas,
  insertChegadas,
  insertTentativa,
  postponeEntrega,
} from './fila-repository.ts';
import { lockWebhook, updateWebhook } from './webhook-repository.ts';

/** What arrived at one receiver, together. Of the webhook only the hour is kept: the case may be a sealed one. */
export const anotarChegadas = async (
  { db, clock }: Platform,
  idWebhook: number,
  chegadas: readonly Chegada[],
): Promise<void> => {
  if (chegadas.length === 0) return;
  const agora = clock.now();
  await db.transaction().execute(async (tx) => {
    // First the webhook, then its deliveries: in the order of who switches it off.
    await lockWebhook(tx, null, idWebhook);
    await insertChegadas(tx, chegadas, agora);
    await updateWebhook(tx, idWebhook, {
      falhando_desde: null,
      falhas_seguidas: 0,
      ultima_entrega_em: naHora(agora),
    });
  });
};

/**
 * Records a failed try in one transaction: the log, the delivery, the receiver's state and, if need be,
 * switching it off.
 */
export const anotarFalha = (
  platform: Platform,
  entrega: EntregaRow,
  resultado: ResultadoDoEnvio,
): Promise<'falhou' | 'desligado'> =>
  platform.db.transaction().execute(async (tx) => {
    const agora = platform.clock.now();
    const webhook = await lockWebhook(tx, null, entrega.id_webhook);
    if (!webhook) return 'desligado';
    await insertTentativa(tx, entrega.id, resultado, agora);
    const tentativas = entrega.tentativas + 1;
    const inicio = tentativas === 1 ? agora : entrega.inicio_em;
    const proxima = proximaTentativa({ tentativas, inicioEm: inicio, selada: entrega.na_hora }, agora);
    if (proxima) await postponeEntrega(tx, entrega.id, { tentativas, inicio, proxima });
    else await concludeEntregas(tx, [entrega.id], { situacao: 'morta', tentativas }, agora);
    const falhandoDesde = webhook.falhando_desde ?? naHora(agora);
    const falhasSeguidas = webhook.falhas_seguidas + 1;
    const desliga = webhook.ativo && deveDesligar({ falhandoDesde, falhasSeguidas }, agora);
    await updateWebhook(tx, webhook.id, {
      falhando_desde: falhandoDesde,
      falhas_seguidas: falhasSeguidas,
      ...(desliga && { ativo: false, desligado_em: naHora(agora), versao: webhook.versao + 1 }),
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
