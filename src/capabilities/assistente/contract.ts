import { z } from 'zod';
import { fontesDaAjuda } from '#capabilities/ajuda/domain/passagem.ts';
import { MAX_TEXTO } from '#capabilities/manifestacao/domain/registrar/teor.ts';
import { aberto, abertoComPessoa, apenasAdministrador } from '#kernel/acesso.ts';
import { feito, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { consultaDePagina, pagina } from '#kernel/lista/pagina.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { intencoes } from './domain/entender.ts';
import { passoDaConversa } from './domain/passo.ts';
import { tiposQueSeRegistram } from './domain/tipos-de-manifestacao.ts';

const fonte = z.object({
  fonte: z.enum(fontesDaAjuda),
  titulo: z.string(),
  endereco: z.string(),
});

const acao = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('link'), rotulo: z.string(), endereco: z.string() }),
  z.object({ tipo: z.literal('telefone'), rotulo: z.string(), numero: z.string() }),
  z.object({
    tipo: z.literal('formulario'),
    rotulo: z.string(),
    idTipo: z.literal(tiposQueSeRegistram),
    anonimo: z.boolean(),
  }),
]);

/** The answer as it comes, one event after the other. */
export const eventoDoAssistente = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('texto'), texto: z.string() }),
  /** What was written so far is discarded: the answer begins again. */
  z.object({ tipo: z.literal('refazer') }),
  z.object({ tipo: z.literal('erro'), mensagem: z.string() }),
  z.object({
    tipo: z.literal('fim'),
    intencao: z.enum(intencoes),
    fontes: z.array(fonte),
    opcoes: z.array(z.string()),
    acoes: z.array(acao),
    passo: passoDaConversa.nullable(),
    /** The person's text tells what happened: it goes into the form. */
    isRelato: z.boolean(),
    /** False if nothing was found. */
    sabe: z.boolean(),
    /** A language model wrote the words, from the sources shown. */
    porModelo: z.boolean(),
    /** Comes back with the thumb; null if there is nothing to rate. */
    selo: z.string().nullable(),
  }),
]);
export type EventoDoAssistente = z.output<typeof eventoDoAssistente>;
export type FimDaResposta = Extract<EventoDoAssistente, { tipo: 'fim' }>;

const respostaTestada = z.object({
  intencao: z.enum(intencoes),
  paragrafos: z.array(z.string()),
  fontes: z.array(fonte),
  opcoes: z.array(z.string()),
  acoes: z.array(acao),
  isRelato: z.boolean(),
  sabe: z.boolean(),
});
export type RespostaTestada = z.output<typeof respostaTestada>;

const perguntaSemResposta = z.object({
  idPergunta: z.int(),
  texto: z.string(),
  /** Not a question: the row that counts questions whose words are not kept. */
  soContagem: z.boolean(),
  vezes: z.int(),
  primeiraEm: z.iso.datetime(),
  ultimaEm: z.iso.datetime(),
  tratadaEm: z.iso.datetime().nullable(),
  tratadaPor: z.string().nullable(),
});
export type PerguntaSemResposta = z.output<typeof perguntaSemResposta>;

const avaliada = z.object({ fonte: z.string(), uteis: z.int(), inuteis: z.int() });

export const assistenteContract = contract({
  'POST /app-web/v1/assistente/perguntar': {
    acesso: abertoComPessoa,
    pesado: 'assistente',
    resumo: 'Responde a uma pergunta aos poucos (text/event-stream); a conversa não é guardada.',
    body: z.strictObject({
      texto: campo('Pergunta', z.string().trim().min(1).max(MAX_TEXTO)),
      passo: passoDaConversa.nullable().default(null),
      temRelato: z.boolean().default(false),
    }),
    respostaCrua: true,
    response: eventoDoAssistente,
  },
  'POST /app-web/v1/assistente/avaliar': {
    acesso: aberto,
    resumo: 'Conta se uma resposta ajudou, uma vez por resposta; nada se guarda de quem avaliou.',
    body: z.strictObject({ selo: z.string().max(1000), util: z.boolean() }),
    response: feito,
  },
  'POST /app-web/v1/assistente/testar': {
    acesso: permitido('ajuda.administrar'),
    pesado: 'assistente',
    resumo: 'O que o assistente responderia a quem não entrou, para quem mantém a ajuda; nada é guardado.',
    body: z.strictObject({ texto: campo('Dúvida', z.string().trim().min(1).max(MAX_TEXTO)) }),
    exemplo: { body: { texto: 'quanto tempo fico logado' } },
    response: respostaTestada,
  },
  'GET /app-web/v1/assistente/sem-resposta': {
    acesso: apenasAdministrador,
    resumo: 'As perguntas que não acharam resposta, as mais feitas primeiro, sem dados pessoais.',
    query: z.strictObject({
      situacao: z.enum(['abertas', 'tratadas']).default('abertas'),
      busca: z.string().trim().max(200).optional(),
      ...consultaDePagina(25),
    }),
    response: pagina(perguntaSemResposta).extend({ total: z.int() }),
  },
  'POST /app-web/v1/assistente/sem-resposta/:idPergunta/tratar': {
    acesso: apenasAdministrador,
    resumo: 'Marca uma pergunta sem resposta como tratada, ou a reabre.',
    params: z.object({ idPergunta: idTexto }),
    body: z.strictObject({ tratada: z.boolean() }),
    response: feito,
  },
  'GET /app-web/v1/assistente/avaliacoes': {
    acesso: apenasAdministrador,
    resumo: 'Quantas respostas ajudaram nos últimos 90 dias, e as fontes que menos ajudaram.',
    response: z.object({ uteis: z.int(), inuteis: z.int(), fontes: z.array(avaliada) }),
  },
});
