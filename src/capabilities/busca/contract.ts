import { z } from 'zod';
import { aberto, comLogin } from '#kernel/acesso.ts';
import { feito, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { digitosDoProtocolo } from '#kernel/protocolo.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { buscaDeDecisoes, buscaDePedidos, filtroDePedidos } from './domain/filtro-da-busca.ts';

const segmentos = z.array(z.object({ texto: z.string(), realce: z.boolean() }));
const opcoes = z.array(z.object({ valor: z.string(), nome: z.string(), total: z.int() }));

/** What every search returns about itself: how many, and whether that is all. */
const resultado = {
  /** At most 300: only the newest matches are ranked and counted. */
  total: z.int(),
  haMais: z.boolean(),
  /** True if only words such as 'de' and 'para' were typed: then only the filters were applied. */
  soPalavrasVazias: z.boolean(),
  pagina: z.int(),
  paginas: z.int(),
};

const pedidoEncontrado = z.object({
  protocolo: z.string(),
  numeroProtocolo: z.string(),
  resumo: segmentos,
  trecho: segmentos,
  /** Which text the excerpt comes from. */
  trechoDe: z.enum(['pedido', 'resposta']),
  orgao: z.string(),
  decisao: z.string().nullable(),
  respondidoEm: z.iso.date(),
});
export type PedidoEncontrado = z.output<typeof pedidoEncontrado>;

const paginaDePedidos = z.object({
  ...resultado,
  itens: z.array(pedidoEncontrado),
  facetas: z.object({
    orgao: opcoes,
    esfera: opcoes,
    uf: opcoes,
    ano: opcoes,
    decisao: opcoes,
    assunto: opcoes,
  }),
});
export type PaginaDePedidos = z.output<typeof paginaDePedidos>;

const decisaoEncontrada = z.object({
  idRecurso: z.int(),
  protocolo: z.string(),
  numeroProtocolo: z.string(),
  resumo: segmentos,
  trecho: segmentos,
  trechoDe: z.enum(['decisao', 'recurso']),
  instancia: z.string(),
  resultado: z.string(),
  orgao: z.string(),
  decididoEm: z.iso.date(),
});
export type DecisaoEncontrada = z.output<typeof decisaoEncontrada>;

const paginaDeDecisoes = z.object({
  ...resultado,
  itens: z.array(decisaoEncontrada),
  facetas: z.object({ instancia: opcoes, resultado: opcoes, ano: opcoes, orgao: opcoes }),
});
export type PaginaDeDecisoes = z.output<typeof paginaDeDecisoes>;

const pedidoPublico = z.object({
  protocolo: z.string(),
  numeroProtocolo: z.string(),
  resumo: z.string(),
  texto: z.string(),
  resposta: z.string(),
  orgao: z.object({ idOuvidoria: z.int(), sigla: z.string(), nome: z.string() }),
  esfera: z.string(),
  lugar: z.string().nullable(),
  assunto: z.object({ idAssunto: z.int(), descAssunto: z.string() }).nullable(),
  decisao: z.string().nullable(),
  especificacao: z.string().nullable(),
  registradoEm: z.iso.date(),
  respondidoEm: z.iso.date(),
  publicadoEm: z.iso.date(),
  decisoes: z.array(
    z.object({
      idRecurso: z.int(),
      instancia: z.string(),
      resultado: z.string(),
      decididoEm: z.iso.date(),
      recurso: z.string(),
      decisao: z.string(),
    }),
  ),
  /** The instances whose decision is held back until somebody checks it for personal data. */
  decisoesEmConferencia: z.array(z.string()),
});
export type PedidoPublico = z.output<typeof pedidoPublico>;

const alerta = z.object({
  idAlerta: z.int(),
  /** The query string of the search's address. */
  endereco: z.string(),
  titulo: z.string(),
  criadoEm: z.iso.date(),
});
export type AlertaDeBusca = z.output<typeof alerta>;

/** With or without punctuation; in an address the bar of a federal protocol may be written %2F. */
const porProtocolo = z.strictObject({
  protocolo: campo(
    'Protocolo',
    z.string().refine((texto) => digitosDoProtocolo(texto) !== null, 'Informe os 17 números do protocolo.'),
  ).transform((texto) => digitosDoProtocolo(texto) ?? ''),
});

const porToken = z.strictObject({ token: z.string().min(1).max(200) });

export const buscaContract = contract({
  'GET /app-web/v1/busca/pedidos': {
    acesso: aberto,
    resumo: 'Busca pedidos de acesso à informação públicos e suas respostas, por palavras e filtros.',
    query: buscaDePedidos,
    response: paginaDePedidos,
  },
  'GET /app-web/v1/busca/pedidos/:protocolo': {
    acesso: aberto,
    resumo: 'Um pedido público, com a resposta e as decisões dos recursos, em seu endereço permanente.',
    params: porProtocolo,
    response: pedidoPublico,
  },
  'GET /app-web/v1/busca/decisoes': {
    acesso: aberto,
    resumo: 'Busca decisões de recursos, por palavras e filtros.',
    query: buscaDeDecisoes,
    response: paginaDeDecisoes,
  },
  'GET /app-web/v1/busca/rss': {
    acesso: aberto,
    resumo: 'Os resultados mais recentes de uma busca, em RSS.',
    query: filtroDePedidos,
    respostaCrua: true,
    response: z.string(),
  },
  'GET /app-web/v1/busca/acompanhados/:protocolo': {
    acesso: comLogin,
    resumo: 'Se a pessoa acompanha o pedido público.',
    params: porProtocolo,
    response: z.object({ acompanha: z.boolean() }),
  },
  'PUT /app-web/v1/busca/acompanhados/:protocolo': {
    acesso: comLogin,
    resumo: 'Passa a acompanhar um pedido público: um e-mail a cada decisão publicada.',
    params: porProtocolo,
    response: feito,
  },
  'DELETE /app-web/v1/busca/acompanhados/:protocolo': {
    acesso: comLogin,
    resumo: 'Deixa de acompanhar um pedido público.',
    params: porProtocolo,
    response: feito,
  },
  'GET /app-web/v1/busca/alertas': {
    acesso: comLogin,
    resumo: 'As buscas que a pessoa acompanha por e-mail.',
    response: z.array(alerta),
  },
  'POST /app-web/v1/busca/alertas': {
    acesso: comLogin,
    resumo: 'Guarda uma busca: um e-mail por dia em que houver resultados novos.',
    body: filtroDePedidos,
    response: feito,
  },
  'DELETE /app-web/v1/busca/alertas/:idAlerta': {
    acesso: comLogin,
    resumo: 'Desliga um alerta de busca da própria pessoa.',
    params: z.strictObject({ idAlerta: campo('Alerta', idTexto) }),
    response: feito,
  },
  'POST /app-web/v1/busca/avisos/desligar': {
    acesso: aberto,
    resumo: 'Desliga um alerta ou um acompanhamento pelo endereço recebido por e-mail, sem entrar na conta.',
    body: z.strictObject({ token: campo('Código', z.string().min(1).max(200)) }),
    response: feito,
  },
  'POST /app-web/v1/busca/avisos/desligar/:token': {
    acesso: aberto,
    resumo:
      'Desliga um alerta ou um acompanhamento em um clique, pelo botão do programa de e-mail (RFC 8058).',
    params: porToken,
    formulario: true,
    body: z.looseObject({}).optional(),
    response: feito,
  },
  'GET /app-web/v1/busca/avisos/desligar/:token': {
    acesso: aberto,
    resumo:
      'Leva à página que desliga o aviso, quando o programa de e-mail não conhece o botão de um clique.',
    params: porToken,
    respostaCrua: true,
    response: z.unknown(),
  },
  'POST /app-web/v1/busca/pedidos-semelhantes': {
    acesso: aberto,
    resumo: 'Mostra pedidos públicos já respondidos parecidos com o que está sendo escrito; nada é guardado.',
    body: z.strictObject({ texto: campo('Texto', z.string().max(8000)) }),
    response: z.array(
      z.object({
        numeroProtocolo: z.string(),
        resumo: z.string(),
        orgao: z.string(),
        sigla: z.string(),
        decisao: z.string().nullable(),
        respondidoEm: z.iso.date(),
        trechoDaResposta: z.string(),
        /** Words of the request that the others with the same summary do not have; null where no other has it. */
        noQueDifere: z.string().nullable(),
      }),
    ),
  },
});
