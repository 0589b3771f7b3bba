import { z } from 'zod';
import { enderecoEscrito } from '#capabilities/webhook/domain/endereco.ts';
import { eventosDoWebhook } from '#capabilities/webhook/domain/eventos.ts';
import { umaLinha } from '#kernel/validacao/uma-linha.ts';
import { momentoExigido } from './momento-do-filtro.ts';

/** Bodies of our own, in the style of the rest; their fields follow the rules of the screen. */
const evento = z.enum(eventosDoWebhook);

export const webhookEnviado = z.object({
  NomeWebhook: z.string().overwrite(umaLinha).trim().min(1).max(80),
  EnderecoWebhook: enderecoEscrito,
  Eventos: z.array(evento).min(1).max(eventosDoWebhook.length),
});
export type WebhookEnviado = z.output<typeof webhookEnviado>;

export const reenvioPedido = z.object({ DataInicio: momentoExigido, DataFim: momentoExigido });

export const webhookNoFio = z.object({
  IdWebhook: z.int(),
  NomeWebhook: z.string(),
  EnderecoWebhook: z.string(),
  Eventos: z.array(evento),
  IndAtivo: z.boolean(),
  /** Nothing is sent before a gestor of the office confirms it. */
  IndAguardaConfirmacao: z.boolean(),
});
export type WebhookNoFio = z.output<typeof webhookNoFio>;

export const webhookAssinado = webhookNoFio.extend({ SegredoWebhook: z.string() });
export const reenvioFeito = z.object({ TotalEntregas: z.int() });
