import type { Agent } from 'node:http';
import type { Platform } from '#server/platform.ts';
import type { ResultadoDoEnvio } from '../domain/webhook.ts';
import { corpoDe } from './corpo.ts';
import type { EntregaRow } from './entrega-repository.ts';
import { enviar } from './enviar.ts';
import type { Resolver } from './resolver.ts';
import { abrirSegredo, cabecalhosAssinados } from './segredo.ts';
import type { WebhookRow } from './webhook-repository.ts';

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
  agente?: Agent,
): Promise<ResultadoDoEnvio> => {
  const agora = platform.clock.now();
  const corpo = corpoDe(platform, entrega);
  return enviar(
    {
      endereco: webhook.endereco,
      corpo,
      cabecalhos: cabecalhosAssinados(entrega.id, corpo, segredosDe(platform, webhook, agora), agora),
    },
    { rede: platform.config.webhooksRede, resolver, agente },
  );
};
