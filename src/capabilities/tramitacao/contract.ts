import { z } from 'zod';
import { anexo } from '#capabilities/anexo/domain/anexo.ts';
import { detalheDaManifestacao } from '#capabilities/manifestacao/domain/ler/detalhe.ts';
import { idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { colega } from './domain/passo.ts';

const porId = z.object({ idTramitacao: campo('Pedido', idTexto) });

const meuPasso = z.object({
  idTramitacao: z.int(),
  idManifestacao: z.int(),
  /** Set when the contribution was asked for an appeal, by the office that judges it. */
  idRecurso: z.int().nullish(),
  numeroProtocolo: z.string(),
  tipo: z.string(),
  assunto: z.string().nullable(),
  /** Null when a person was asked by name. */
  unidade: z.string().nullable(),
  remetente: z.string(),
  /** What was asked. Null in the list if the case is a denúncia: lists never show its words. */
  mensagem: z.string().nullable(),
  abertaEm: z.iso.datetime(),
  prazo: z.iso.date(),
  diasRestantes: z.int(),
  podePedirMaisPrazo: z.boolean(),
  /** Why more time cannot be asked for; null where it can. */
  semMaisPrazo: z.string().nullable(),
  /** What became of the request for more time; null: there was none. */
  pedidoDePrazo: z.enum(['aberto', 'concedido', 'negado']).nullable(),
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
      /** Who filed is kept from the area, which may ask for it where it is indispensable. */
      identidadeGuardada: z.boolean().default(false),
      /** Why the office gave no more time. */
      recusaDoPrazo: z.string().nullable(),
      /** The text of the appeal, without the data of the person who filed it. */
      recurso: z.object({ idRecurso: z.int(), instancia: z.string(), texto: z.string() }).nullish(),
      teor: detalheDaManifestacao.shape.teor,
      complementacoes: z.array(z.object({ pedido: z.string(), texto: z.string() })),
      /** What who filed added since, oldest first. */
      acrescimos: z
        .array(
          z.object({
            idMensagem: z.int(),
            texto: z.string(),
            /** Not the minute, by which who wrote could be known. */
            dia: z.iso.date(),
            /** It came after the request to the area. */
            isNovo: z.boolean(),
            anexos: z.array(anexo),
          }),
        )
        .default([]),
      anexos: z.array(anexo),
      avisoDosAnexos: z.string().optional(),
    }),
  },
  'GET /app-web/v1/unidades': {
    acesso: permitido('unidade.listar'),
    resumo: 'Lista as unidades do órgão e quem trabalha nelas.',
    /** Only the administrador names an office; everybody else gets their own. */
    query: z.object({ idOuvidoria: campo('Órgão', idTexto).optional() }),
    response: z.object({
      unidades: z.array(unidade),
      colegas: z.array(colega),
      /** The office's usual number of days for a contribution. */
      diasUsuais: z.int(),
    }),
  },
});
