import { z } from 'zod';
import { anexo, anexosEnviados } from '#capabilities/anexo/domain/anexo.ts';
import { detalheDaManifestacao } from '#capabilities/manifestacao/domain/detalhe.ts';
import { MAX_TEXTO } from '#capabilities/manifestacao/domain/teor.ts';
import { feito, id, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { casosDoLote, resultadoDoLote } from '#kernel/lote.ts';
import { permitido } from '#kernel/permissoes.ts';
import { DIAS_MAIS_PRAZO } from '#kernel/prazo/prazos-da-lei.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { colega } from './domain/passo.ts';
import { MAX_DESTINOS, MAX_MENSAGEM } from './domain/tramitacao.ts';

const porId = z.object({ idTramitacao: campo('Pedido', idTexto) });
const destinos = z.array(id).max(MAX_DESTINOS).default([]);

const meuPasso = z.object({
  idTramitacao: z.int(),
  idManifestacao: z.int(),
  /** Asked for the sake of an appeal, by who judges it. */
  idRecurso: z.int().nullish(),
  numeroProtocolo: z.string(),
  tipo: z.string(),
  assunto: z.string().nullable(),
  /** Null when the person was asked by name. */
  unidade: z.string().nullable(),
  remetente: z.string(),
  /** What was asked; null in the list for a denúncia, which lists never show. */
  mensagem: z.string().nullable(),
  abertaEm: z.iso.datetime(),
  prazo: z.iso.date(),
  diasRestantes: z.int(),
  podePedirMaisPrazo: z.boolean(),
});

const unidade = z.object({
  idUnidade: z.int(),
  nome: z.string(),
  sigla: z.string(),
  email: z.string().nullable(),
  ativa: z.boolean(),
  pessoas: z.array(z.object({ idUsuario: z.int(), nome: z.string() })),
});

export const tramitacaoContract = contract({
  'POST /app-web/v1/tratamento/tramitar': {
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Pede a contribuição de unidades ou pessoas do órgão.',
    body: z.strictObject({
      casos: casosDoLote,
      unidades: campo('Unidades', destinos),
      pessoas: campo('Pessoas', destinos),
      mensagem: campo('Mensagem', z.string().trim().min(1).max(MAX_MENSAGEM)),
      prazo: campo('Prazo', z.iso.date()).optional(),
    }),
    response: resultadoDoLote,
  },
  'GET /app-web/v1/tramitacoes': {
    acesso: permitido('tramitacao.contribuir'),
    resumo: 'Lista os pedidos de contribuição abertos para a pessoa.',
    response: z.object({ itens: z.array(meuPasso) }),
  },
  'GET /app-web/v1/tramitacoes/:idTramitacao': {
    acesso: permitido('tramitacao.contribuir'),
    resumo: 'Mostra um pedido de contribuição com o texto sem os dados de quem registrou.',
    params: porId,
    response: meuPasso.extend({
      mensagem: z.string(),
      /** What the appeal says, without the data of who filed it. */
      recurso: z.object({ idRecurso: z.int(), instancia: z.string(), texto: z.string() }).nullish(),
      teor: detalheDaManifestacao.shape.teor,
      complementacoes: z.array(z.object({ pedido: z.string(), texto: z.string() })),
      anexos: z.array(anexo),
      avisoDosAnexos: z.string().optional(),
    }),
  },
  'POST /app-web/v1/tramitacoes/:idTramitacao/contribuir': {
    acesso: permitido('tramitacao.contribuir'),
    resumo: 'Envia a contribuição e devolve a manifestação à ouvidoria.',
    params: porId,
    body: z.strictObject({
      texto: campo('Contribuição', z.string().trim().min(1).max(MAX_TEXTO)),
      anexos: anexosEnviados,
    }),
    response: feito,
  },
  'POST /app-web/v1/tramitacoes/:idTramitacao/devolver': {
    acesso: permitido('tramitacao.contribuir'),
    resumo: 'Devolve a manifestação sem contribuição, dizendo por quê.',
    params: porId,
    body: z.strictObject({ motivo: campo('Motivo', z.string().trim().min(1).max(1000)) }),
    response: feito,
  },
  'POST /app-web/v1/tramitacoes/:idTramitacao/pedir-prazo': {
    acesso: permitido('tramitacao.contribuir'),
    resumo: `Aumenta o prazo interno em ${DIAS_MAIS_PRAZO} dias, uma vez.`,
    params: porId,
    response: z.object({ prazo: z.iso.date() }),
  },
  'POST /app-web/v1/tramitacoes/:idTramitacao/encerrar': {
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Encerra um pedido de contribuição que não é mais preciso.',
    params: porId,
    body: z.strictObject({ versao: id.optional() }),
    response: feito,
  },
  'GET /app-web/v1/unidades': {
    acesso: permitido('unidade.listar'),
    resumo: 'Lista as unidades do órgão e quem trabalha nelas.',
    /** Only who works in no office, or in all, says of which one. */
    query: z.object({ idOuvidoria: campo('Órgão', idTexto).optional() }),
    response: z.object({
      unidades: z.array(unidade),
      colegas: z.array(colega),
      /** The office's usual term for a contribution. */
      diasUsuais: z.int(),
    }),
  },
});
