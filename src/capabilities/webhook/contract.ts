import { z } from 'zod';
import { feito, id, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { consultaDePagina, pagina } from '#kernel/lista/pagina.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { umaLinha } from '#kernel/validacao/uma-linha.ts';
import { enderecoEscrito } from './domain/endereco.ts';
import { eventosDoWebhook } from './domain/eventos.ts';
import { situacoesDaEntrega } from './domain/webhook.ts';

const administrar = permitido('webhook.administrar');
const versao = z.int().min(1);
const evento = z.enum(eventosDoWebhook);
export const tamanhosDaLista = [10, 25, 50] as const;

/** What a person enters about a webhook. */
export const dadosDoWebhook = z.strictObject({
  nome: campo('Nome', z.string().overwrite(umaLinha).trim().min(1).max(80)),
  endereco: campo('Endereço', enderecoEscrito),
  eventos: campo(
    'Eventos',
    z.array(evento).min(1, 'Escolha ao menos um evento.').max(eventosDoWebhook.length),
  ),
});
export type DadosDoWebhook = z.output<typeof dadosDoWebhook>;

/** For the documentation. */
const exemplo = {
  nome: 'Painel do órgão',
  endereco: 'https://recebe.example.org/webhooks',
  eventos: ['cadastro', 'resposta'],
} as const;

const orgao = z.object({ idOuvidoria: z.int(), sigla: z.string(), nome: z.string() });

const linhaDoWebhook = z.object({
  idWebhook: z.int(),
  orgao,
  nome: z.string(),
  endereco: z.string(),
  eventos: z.array(evento),
  ativo: z.boolean(),
  /** When the platform switched it off after days of failures; null if it did not. */
  desligadoEm: z.iso.datetime().nullable(),
  falhandoDesde: z.iso.datetime().nullable(),
  /** To the hour: the last one may have been about a sealed case. */
  ultimaEntregaEm: z.iso.datetime().nullable(),
  /** Since when it waits for a gestor of the office; null: it does not. */
  aConfirmarDesde: z.iso.datetime().nullable(),
  mudadoPor: z.string().nullable(),
  /** The program that subscribed it; null: a person did. */
  sistema: z.string().nullable(),
  versao,
});
export type LinhaDoWebhook = z.output<typeof linhaDoWebhook>;

const webhook = linhaDoWebhook.extend({
  pendentes: z.int(),
  mortas: z.int(),
  /** Until when the previous secret also signs; null if only one does. */
  segredoAnteriorAte: z.iso.datetime().nullable(),
  criadoEm: z.iso.datetime(),
});
export type WebhookVisto = z.output<typeof webhook>;

/** A sentence, a status and a time: what the receiver answered is not stored. */
const tentativa = z.object({
  ocorridaEm: z.iso.datetime(),
  status: z.int().nullable(),
  frase: z.string(),
  duracaoMs: z.int(),
});

const linhaDaEntrega = z.object({
  idEntrega: z.int(),
  evento: z.string(),
  numProtocolo: z.string().nullable(),
  idManifestacao: z.int().nullable(),
  situacao: z.enum(situacoesDaEntrega),
  criadaEm: z.iso.datetime(),
  concluidaEm: z.iso.datetime().nullable(),
  proximaTentativaEm: z.iso.datetime().nullable(),
  tentativas: z.int(),
  ultima: tentativa.nullable(),
});
export type LinhaDaEntrega = z.output<typeof linhaDaEntrega>;

const entrega = linhaDaEntrega.extend({
  /** The body exactly as it is sent. */
  corpo: z.string(),
  registro: z.array(tentativa),
});
export type EntregaVista = z.output<typeof entrega>;

const porWebhook = z.object({ idWebhook: idTexto });
const porEntrega = porWebhook.extend({ idEntrega: idTexto });
const salvo = z.object({ idWebhook: z.int(), versao });
/** Shown only this once; the platform stores it encrypted. */
const segredo = z.string();

export const webhookContract = contract({
  'GET /app-web/v1/webhooks': {
    acesso: administrar,
    resumo: 'Os webhooks do órgão; o administrador vê os de todos, ou os de um.',
    query: z.strictObject({ ...consultaDePagina(25), idOuvidoria: idTexto.optional() }),
    response: pagina(linhaDoWebhook),
  },
  'POST /app-web/v1/webhooks': {
    acesso: administrar,
    confirma: 'segundo-fator',
    resumo: 'Cria um webhook e mostra, esta única vez, o segredo que assina as entregas.',
    body: dadosDoWebhook.extend({ idOuvidoria: campo('Órgão', id).optional() }),
    exemplo: { body: exemplo },
    /** `espera`: nothing is sent before a gestor of the office confirms it. */
    response: z.object({ idWebhook: z.int(), segredo, espera: z.boolean() }),
  },
  'GET /app-web/v1/webhooks/:idWebhook': {
    acesso: administrar,
    resumo: 'Um webhook, como está.',
    params: porWebhook,
    response: webhook,
  },
  'PUT /app-web/v1/webhooks/:idWebhook': {
    acesso: administrar,
    confirma: 'segundo-fator',
    resumo: 'Muda o nome, o endereço e os eventos de um webhook.',
    params: porWebhook,
    body: dadosDoWebhook.extend({ versao }),
    exemplo: { body: { ...exemplo, versao: 1 } },
    response: salvo,
  },
  'POST /app-web/v1/webhooks/:idWebhook/situacao': {
    acesso: administrar,
    confirma: 'segundo-fator',
    resumo: 'Ativa ou desativa um webhook.',
    params: porWebhook,
    body: z.strictObject({ versao, ativo: z.boolean() }),
    response: salvo,
  },
  'POST /app-web/v1/webhooks/:idWebhook/confirmar': {
    acesso: administrar,
    confirma: 'segundo-fator',
    resumo:
      'Confirma ou recusa o webhook que outra pessoa ou um sistema criou ou mudou; só um gestor do órgão.',
    params: porWebhook,
    body: z.strictObject({ versao, aceita: z.boolean() }),
    response: salvo,
  },
  'POST /app-web/v1/webhooks/:idWebhook/reenviar': {
    acesso: administrar,
    confirma: 'segundo-fator',
    resumo: 'Envia de novo os atos de um período, também os que o webhook não recebeu.',
    params: porWebhook,
    body: z.strictObject({ de: campo('Início', z.iso.date()), ate: campo('Fim', z.iso.date()) }),
    exemplo: { body: { de: '2026-03-01', ate: '2026-03-12' } },
    response: z.object({ entregas: z.int() }),
  },
  'POST /app-web/v1/webhooks/:idWebhook/segredo': {
    acesso: administrar,
    confirma: 'segundo-fator',
    resumo: 'Troca o segredo; o anterior ainda assina por um dia.',
    params: porWebhook,
    response: z.object({ segredo, anteriorAte: z.iso.datetime() }),
  },
  'POST /app-web/v1/webhooks/:idWebhook/teste': {
    acesso: administrar,
    confirma: 'segundo-fator',
    resumo: 'Faz uma entrega de teste agora e diz o que o servidor respondeu.',
    params: porWebhook,
    response: z.object({ entregue: z.boolean(), tentativa }),
  },
  'GET /app-web/v1/webhooks/:idWebhook/entregas': {
    acesso: administrar,
    resumo: 'O registro das entregas de um webhook, das mais novas às mais antigas.',
    params: porWebhook,
    query: z.strictObject({ ...consultaDePagina(25), situacao: z.enum(situacoesDaEntrega).optional() }),
    response: pagina(linhaDaEntrega),
  },
  'GET /app-web/v1/webhooks/:idWebhook/entregas/:idEntrega': {
    acesso: administrar,
    resumo: 'Uma entrega: o corpo enviado e cada tentativa.',
    params: porEntrega,
    response: entrega,
  },
  'POST /app-web/v1/webhooks/:idWebhook/entregas/:idEntrega/reenviar': {
    acesso: administrar,
    confirma: 'segundo-fator',
    resumo: 'Envia de novo uma entrega que terminou, tenha chegado ou não.',
    params: porEntrega,
    response: feito,
  },
});
