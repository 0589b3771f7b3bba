import http from 'node:http';
import https from 'node:https';
import { isFechadoAosSistemas } from '#capabilities/manifestacao/server/index.ts';
import { minutes } from '#server/clock.ts';
import { isEntregue } from '../domain/webhook.ts';
import { anotarChegadas, anotarFalha } from './anotar-tentativas.ts';
import type { EntregaRow } from './entrega-repository.ts';
import {
  type Chegada,
  concludeEntregas,
  isForaDoPrograma,
  returnAgora,
  returnDevidas,
  takeDevidas,
} from './fila-repository.ts';
import { umaVez } from './resolver.ts';
import { type Entregador, tentar } from './tentar.ts';
import { findWebhook, type WebhookRow } from './webhook-repository.ts';

const POR_REMESSA = 500;
/** Cases told of at the same time; those of one case go one after the other. */
const EM_PARALELO = 16;
/** A receiver with this many failures in a row is left alone for a minute. */
const FALHAS_POR_REMESSA = 3;
/** After this long nothing more is begun: what arrived is written down, and a slow receiver's rest goes back. */
const MAIOR_DURACAO_MS = 5000;
/** Longer than sending can take: then another server may take what a dead one had reserved. */
const RESERVA = minutes(15);

/** Connections last as long as one shipment to one receiver: nothing is shared between offices. */
const novoAgente = (endereco: string): http.Agent =>
  new (endereco.startsWith('https:') ? https : http).Agent({ keepAlive: true, maxSockets: EM_PARALELO });

/**
 * Gestores read what their office's systems receive: what one of them must not know is not sent. Nor is what the program that
 * subscribed has no scope for, since the act was queued.
 */
const isCalada = async (
  { platform }: Entregador,
  { id_ouvidoria, id_cliente }: WebhookRow,
  { id_manifestacao }: EntregaRow,
): Promise<boolean> =>
  id_manifestacao !== null &&
  ((await isFechadoAosSistemas(platform, platform.db, id_manifestacao, id_ouvidoria)) ||
    (id_cliente !== null && (await isForaDoPrograma(platform.db, id_cliente, id_manifestacao))));

/** One shipment of what is due to one receiver. */
const enviarRemessa = async (
  entregador: Entregador,
  webhook: WebhookRow,
  entregas: readonly EntregaRow[],
): Promise<void> => {
  const { platform } = entregador;
  const agente = novoAgente(webhook.endereco);
  const daRemessa = { platform, resolver: umaVez(entregador.resolver) };
  const fim = performance.now() + MAIOR_DURACAO_MS;
  const chegadas: Chegada[] = [];
  const sobras: EntregaRow[] = [];
  let falhas = 0;
  let isDesligado = false;
  const parou = (): boolean => isDesligado || falhas >= FALHAS_POR_REMESSA || performance.now() > fim;

  /** One case, in order: what fails holds back what came after it. */
  const levar = async (doCaso: readonly EntregaRow[]): Promise<void> => {
    const [primeira] = doCaso;
    if (primeira && !parou() && (await isCalada(entregador, webhook, primeira))) {
      const ids = doCaso.map(({ id }) => id);
      await concludeEntregas(platform.db, ids, { situacao: 'morta', tentativas: 0 }, platform.clock.now());
      return;
    }
    for (const [i, entrega] of doCaso.entries()) {
      if (parou()) return void sobras.push(...doCaso.slice(i));
      const resultado = await tentar(daRemessa, webhook, entrega, agente);
      if (isEntregue(resultado)) {
        falhas = 0;
        chegadas.push({ id: entrega.id, resultado });
        continue;
      }
      falhas += 1;
      sobras.push(...doCaso.slice(i + 1));
      if ((await anotarFalha(platform, entrega, resultado)) === 'desligado') isDesligado = true;
      return;
    }
  };

  const casos = [...Map.groupBy(entregas, (entrega) => entrega.id_manifestacao).values()];
  const carregar = async (): Promise<void> => {
    for (let caso = casos.shift(); caso; caso = casos.shift()) await levar(caso);
  };
  const levados = await Promise.allSettled(Array.from({ length: EM_PARALELO }, carregar));
  agente.destroy();
  await anotarChegadas(platform, webhook.id, chegadas);
  const agora = platform.clock.now();
  const ids = sobras.map(({ id }) => id);
  if (falhas >= FALHAS_POR_REMESSA)
    await returnDevidas(platform.db, ids, new Date(agora.getTime() + minutes(1)));
  else await returnAgora(platform.db, ids, agora);
  const quebrado = levados.find(({ status }) => status === 'rejected');
  if (quebrado?.status === 'rejected') throw quebrado.reason;
};

/** False if there was nothing to take. */
export const atender = async (entregador: Entregador, idWebhook: number): Promise<boolean> => {
  const { db, clock } = entregador.platform;
  const agora = clock.now();
  const ate = new Date(agora.getTime() + RESERVA);
  const entregas = await takeDevidas(db, idWebhook, { agora, ate, limite: POR_REMESSA });
  if (entregas.length === 0) return false;
  // Read after taking: what a person changed before is seen, and what changes now finds the rows reserved.
  const webhook = await findWebhook(db, null, idWebhook);
  if (!webhook?.ativo || webhook.a_confirmar_desde) {
    await returnAgora(
      db,
      entregas.map(({ id }) => id),
      agora,
    );
    return false;
  }
  await enviarRemessa(entregador, webhook, entregas);
  return true;
};
