import { z } from 'zod';
import { pessoaSemConta } from '#capabilities/manifestacao/domain/registrar/atendimento.ts';
import { aberto, abertoComPessoa, comLogin } from '#kernel/acesso.ts';
import { id, idTexto, numeroEntre } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { consultaDePagina, pagina } from '#kernel/lista/pagina.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { filasDePedidos, filtrosDoRol } from './domain/filas.ts';
import { graus } from './domain/grau.ts';
import { conteudoDaLista, edicaoDaLista, listaPublicada } from './domain/lista/lista-anual.ts';
import {
  atoQueCabe,
  chegadaAoBalcao,
  novoAtendimento,
  reciboDoBalcao,
} from './domain/pedido/atendimento-do-pedido.ts';
import { textoDoPedido } from './domain/pedido/decisao.ts';
import { linhaDoPedido, pedidoVisto } from './domain/pedido/pedido-visto.ts';
import { dadosDaInformacao, informacaoVista, linhaDoHistorico } from './domain/rol/informacao.ts';

const consultar = permitido('transparencia.consultar');
const manter = permitido('transparencia.responder');
const tratar = permitido('manifestacao.tratar');
const atender = permitido('manifestacao.corrigir');

const ano = campo('Ano', numeroEntre(2011, 2200));
const porOrgao = z.object({ idOuvidoria: campo('Órgão', idTexto) });
const porAno = porOrgao.extend({ ano });
const porPedido = z.object({ idPedido: campo('Pedido', idTexto) });
/** Left out: the office in which the person works. Only an administrador names another. */
const deQueOrgao = campo('Órgão', idTexto).optional();
const orgao = z.object({ idOuvidoria: z.int(), sigla: z.string(), nome: z.string() });
const busca = campo('Busca', z.string().trim().max(100)).optional();

/** An office with a published list, and its years. */
const orgaoComLista = z.object({ orgao, anos: z.array(z.int()) });
export type OrgaoComLista = z.output<typeof orgaoComLista>;

export const classificadasContract = contract({
  'GET /app-web/v1/informacoes-classificadas': {
    acesso: consultar,
    resumo: 'O rol de informações classificadas do órgão em que a pessoa trabalha.',
    query: z.strictObject({
      idOuvidoria: deQueOrgao,
      situacao: z.enum(filtrosDoRol).default('classificadas'),
      busca,
      ...consultaDePagina(),
    }),
    response: pagina(informacaoVista).extend({
      orgao,
      /** How many secrets have outlived their term. */
      comTermoVencido: z.int(),
    }),
  },
  'POST /app-web/v1/informacoes-classificadas': {
    acesso: manter,
    resumo: 'Registra uma informação classificada no rol do órgão.',
    body: dadosDaInformacao.extend({ idOuvidoria: campo('Órgão', id).optional() }),
    response: z.object({ idInformacao: z.int(), codigo: z.string() }),
  },
  'GET /app-web/v1/informacoes-classificadas/:idInformacao': {
    acesso: consultar,
    resumo: 'Uma informação do rol, com o histórico dela.',
    params: z.object({ idInformacao: campo('Informação', idTexto) }),
    response: informacaoVista.extend({ historico: z.array(linhaDoHistorico) }),
  },
  'GET /app-web/v1/informacoes-classificadas/previa': {
    acesso: consultar,
    resumo: 'A lista anual do órgão como seria publicada hoje, e o que já foi publicado dela.',
    query: z.strictObject({ idOuvidoria: deQueOrgao }),
    response: conteudoDaLista.extend({
      prazo: z.iso.date(),
      edicoes: z.array(edicaoDaLista),
      podePublicar: z.boolean(),
    }),
  },
  'GET /app-web/v1/informacoes-classificadas/orgaos': {
    acesso: aberto,
    resumo: 'Os órgãos que publicaram listas de informações classificadas, e os anos de cada um.',
    query: z.strictObject({ busca }),
    response: z.array(orgaoComLista),
  },
  'GET /app-web/v1/informacoes-classificadas/orgaos/:idOuvidoria/listas/:ano': {
    acesso: aberto,
    resumo: 'A lista anual de informações classificadas que um órgão publicou; a última edição, ou outra.',
    params: porAno,
    query: z.strictObject({ edicao: campo('Edição', numeroEntre(1, 1000)).optional() }),
    response: listaPublicada.extend({ anos: z.array(z.int()) }),
  },
  'GET /app-web/v1/desclassificacoes': {
    acesso: comLogin,
    resumo: 'Os pedidos de desclassificação que a pessoa fez.',
    query: z.strictObject({ ...consultaDePagina() }),
    response: pagina(linhaDoPedido),
  },
  'POST /app-web/v1/desclassificacoes': {
    acesso: abertoComPessoa,
    resumo:
      'Pede a desclassificação ou a reavaliação de uma informação, a qualquer tempo: com conta, sem ela, ou no balcão.',
    body: z.strictObject({
      /** The browser makes one key per filing: sending it again finds the same pedido. */
      chaveEnvio: z.uuid(),
      /** Left out at the desk: the office in which who attends works. */
      idOuvidoria: campo('Órgão', id).optional(),
      codigo: campo('Código (CIDIC ou processo)', z.string().trim().max(80)).default(''),
      descricao: campo('Descrição da informação', z.string().trim().max(2000)).default(''),
      texto: campo('Razões do pedido', textoDoPedido),
      /** Sent by who has no account, and by staff who file for somebody. */
      requerente: pessoaSemConta.optional(),
      /** Sent only by staff who file for somebody: how and when that person reached them. */
      atendimento: chegadaAoBalcao.optional(),
      /** Without an account, the puzzle of a look-up by code; the refusal of an empty one brings it. */
      desafio: z.string().max(500).default(''),
      solucao: z.string().max(40).default(''),
    }),
    response: z.object({
      idPedido: z.int(),
      numeroProtocolo: z.string(),
      prazo: z.iso.date(),
      /** Shown once: only its hash is kept. Null for who asked in the own account. */
      codigoAcesso: z.string().nullable(),
      /** For staff who filed for somebody: what shows the code to the person, once. */
      chaveDoCodigo: z.string().nullable(),
      orgao: z.string(),
      requerente: z.string(),
      registradoEm: z.iso.date(),
    }),
  },
  'GET /app-web/v1/desclassificacoes/tratar': {
    acesso: atender,
    resumo: 'Os pedidos de desclassificação que o órgão da pessoa decide ou decidiu.',
    query: z.strictObject({
      fila: z.enum(filasDePedidos).default('a-decidir'),
      /** A protocol, the code of an information, or words of the description. */
      busca: z.string().trim().max(200).optional(),
      ...consultaDePagina(),
    }),
    response: pagina(linhaDoPedido).extend({ contagens: z.record(z.enum(filasDePedidos), z.int()) }),
  },
  'GET /app-web/v1/desclassificacoes/:idPedido/rol': {
    acesso: tratar,
    resumo: 'O rol do órgão, para quem decide dizer de que informação o pedido trata.',
    params: porPedido,
    response: z.array(
      z.object({ idInformacao: z.int(), codigo: z.string(), assunto: z.string(), grau: z.enum(graus) }),
    ),
  },
  'GET /app-web/v1/desclassificacoes/:idPedido': {
    acesso: abertoComPessoa,
    resumo: 'Um pedido de desclassificação, como quem lê pode vê-lo: com a conta, com o código ou no órgão.',
    params: porPedido,
    response: pedidoVisto,
  },
  'GET /app-web/v1/desclassificacoes/:idPedido/atendimento': {
    acesso: atender,
    resumo:
      'O que quem pediu pode fazer hoje no balcão; com `recebidaEm`, o que podia no dia em que a carta chegou.',
    params: porPedido,
    query: z.strictObject({ recebidaEm: campo('Dia em que a carta chegou', z.iso.date()).optional() }),
    response: z.object({ atos: z.array(atoQueCabe) }),
  },
  'POST /app-web/v1/desclassificacoes/:idPedido/atendimento': {
    acesso: atender,
    resumo:
      'Registra, em nome de quem pediu, o recurso ou a desistência que chegou ao balcão, por telefone ou carta.',
    params: porPedido,
    body: novoAtendimento,
    response: reciboDoBalcao,
  },
});
