import { z } from 'zod';
import { anexosEnviados } from '#capabilities/anexo/domain/anexo.ts';
import { MAX_DESTINOS, MAX_MENSAGEM } from '#capabilities/tramitacao/domain/tramitacao.ts';
import { abertoComPessoa, comLogin } from '#kernel/acesso.ts';
import { feito, id, idTexto, simNao } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { consultaDePagina, pagina } from '#kernel/pagina.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { MAX_TEXTO_DO_RECURSO, recursoVisto } from './domain/recurso.ts';

const tratar = permitido('manifestacao.tratar');
const porManifestacao = z.object({ idManifestacao: campo('Manifestação', idTexto) });
const porRecurso = z.object({ idRecurso: campo('Recurso', idTexto) });
const texto = z.string().trim().min(10).max(MAX_TEXTO_DO_RECURSO);
const versao = id.optional();
const destinos = z.array(id).max(MAX_DESTINOS).default([]);

/** One way on that the law gives, as the citizen reads it (domain/orientacao.ts). */
const remedioVisto = z.object({
  remedio: z.enum(['recorrer', 'reclamar', 'denunciarDescumprimento', 'pedirRevisao']),
  titulo: z.string(),
  aberto: z.boolean(),
  /** Why it is closed. */
  motivo: z.string().nullable(),
  /** The instance it goes to, and who sits there. */
  instancia: z.object({ id: z.int(), descricao: z.string() }).nullable(),
  quemDecide: z.string().nullable(),
  abre: z.iso.date().nullable(),
  ultimoDia: z.iso.date().nullable(),
  diasRestantes: z.int().nullable(),
  /** Days the instance has to decide; null where the commission's meeting does. */
  diasParaDecidir: z.int().nullable(),
  /** Against silence: type 1 is the only one that fits. */
  porSilencio: z.boolean(),
  oQueE: z.string(),
  oQueAjuda: z.array(z.string()),
});
export type RemedioVisto = z.output<typeof remedioVisto>;

export const linhaDaLista = z.object({
  idRecurso: z.int(),
  versao: z.int(),
  idManifestacao: z.int(),
  numeroProtocolo: z.string(),
  orgao: z.string(),
  resumo: z.string(),
  instancia: z.object({ id: z.int(), descricao: z.string() }),
  tipoRecurso: z.string().nullable(),
  situacao: z.object({ id: z.int(), descricao: z.string() }),
  conhecido: z.boolean().nullable(),
  esclarecimentoAberto: z.boolean(),
  registradoEm: z.iso.datetime(),
  prazo: z.iso.date().nullable(),
  diasRestantes: z.int().nullable(),
  responsavel: z.string().nullable(),
  /** The reader may decide it, and does not only look on. */
  julgo: z.boolean(),
});
export type LinhaDaLista = z.output<typeof linhaDaLista>;

/** An answered appeal that the reader has not rated. */
export const recursoAQualificar = z.object({
  idRecurso: z.int(),
  numeroProtocolo: z.string(),
  orgao: z.string(),
  instancia: z.string(),
  decisao: z.string(),
  respondidoEm: z.iso.datetime(),
});

export const filasDeRecursos = ['abertos', 'meus', 'esclarecer', 'vencidos', 'respondidos', 'todos'] as const;

export const recursoContract = contract({
  'GET /app-web/v1/manifestacoes/:idManifestacao/remedios': {
    acesso: abertoComPessoa,
    resumo:
      'O que a lei de acesso permite fazer com este pedido hoje, até quando, e por que o resto não cabe.',
    params: porManifestacao,
    response: z.array(remedioVisto),
  },
  'GET /app-web/v1/manifestacoes/:idManifestacao/recursos': {
    acesso: abertoComPessoa,
    resumo: 'Os recursos deste pedido, do primeiro ao último.',
    params: porManifestacao,
    response: z.array(recursoVisto),
  },
  'POST /app-web/v1/recursos': {
    acesso: comLogin,
    resumo: 'Recorre, reclama do silêncio ou pede a revisão da mudança de tipo.',
    body: z.strictObject({
      /** Made by the browser once per sending: the same key twice is the same appeal. */
      chaveEnvio: z.uuid(),
      idManifestacao: campo('Manifestação', id),
      remedio: campo('Recurso', z.enum(['recorrer', 'reclamar', 'pedirRevisao'])),
      idTipoRecurso: campo('Tipo de recurso', id).nullable().default(null),
      texto: campo('Justificativa', texto),
      anexos: anexosEnviados,
    }),
    response: z.object({
      idRecurso: z.int(),
      instancia: z.string(),
      quemDecide: z.string(),
      prazo: z.iso.date().nullable(),
    }),
  },
  'GET /app-web/v1/recursos': {
    acesso: permitido('manifestacao.ver'),
    resumo:
      'A lista de trabalho de recursos: os que a pessoa julga e os do próprio órgão; quem não trata só olha.',
    query: z.object({
      fila: z.enum(filasDeRecursos).default('abertos'),
      idInstancia: idTexto.optional(),
      /** A protocol, or words of the request. */
      busca: z.string().trim().max(100).optional(),
      soOsQueJulgo: simNao.default(false),
      ...consultaDePagina(),
    }),
    response: pagina(linhaDaLista).extend({ contagens: z.record(z.enum(filasDeRecursos), z.int()) }),
  },
  'GET /app-web/v1/recursos/a-qualificar': {
    acesso: comLogin,
    resumo: 'Os recursos decididos que a pessoa ainda pode avaliar, do mais recente ao mais antigo.',
    response: z.array(recursoAQualificar),
  },
  'GET /app-web/v1/recursos/:idRecurso': {
    acesso: comLogin,
    resumo: 'Um recurso, como quem lê pode vê-lo.',
    params: porRecurso,
    response: recursoVisto,
  },
  'POST /app-web/v1/recursos/:idRecurso/assumir': {
    acesso: tratar,
    resumo: 'Fica responsável pelo recurso, ou o passa a outra pessoa que julga ali.',
    params: porRecurso,
    body: z.strictObject({ versao, idResponsavel: campo('Responsável', id).optional() }),
    response: feito,
  },
  'POST /app-web/v1/recursos/:idRecurso/admissibilidade': {
    acesso: tratar,
    resumo: 'Conhece do recurso, ou não, com o motivo e a explicação.',
    params: porRecurso,
    body: z.discriminatedUnion('conhecer', [
      z.strictObject({ versao, conhecer: z.literal(true) }),
      z.strictObject({
        versao,
        conhecer: z.literal(false),
        idJustificativa: campo('Motivo', id),
        texto: campo('Explicação', texto),
      }),
    ]),
    response: feito,
  },
  'POST /app-web/v1/recursos/:idRecurso/tramitar': {
    acesso: tratar,
    resumo: 'Pede a contribuição de unidades ou pessoas do órgão que julga.',
    params: porRecurso,
    body: z.strictObject({
      versao,
      unidades: campo('Unidades', destinos),
      pessoas: campo('Pessoas', destinos),
      mensagem: campo('Mensagem', z.string().trim().min(1).max(MAX_MENSAGEM)),
      prazo: campo('Prazo', z.iso.date()).optional(),
    }),
    response: feito,
  },
  'POST /app-web/v1/recursos/:idRecurso/passos/:idTramitacao/encerrar': {
    acesso: tratar,
    resumo: 'Encerra um pedido de contribuição que não é mais preciso.',
    params: porRecurso.extend({ idTramitacao: campo('Pedido', idTexto) }),
    body: z.strictObject({ versao }),
    response: feito,
  },
  'POST /app-web/v1/recursos/:idRecurso/esclarecimento': {
    acesso: tratar,
    resumo: 'Pede esclarecimento ao órgão que respondeu ao pedido.',
    params: porRecurso,
    body: z.strictObject({ versao, pergunta: campo('Pergunta', texto) }),
    response: z.object({ prazo: z.iso.date() }),
  },
  'POST /app-web/v1/recursos/:idRecurso/esclarecer': {
    acesso: tratar,
    resumo: 'Responde ao esclarecimento que a instância pediu.',
    params: porRecurso,
    body: z.strictObject({ versao, resposta: campo('Resposta', texto) }),
    response: feito,
  },
  'POST /app-web/v1/recursos/:idRecurso/reuniao': {
    acesso: tratar,
    resumo: 'Marca a reunião da comissão em que o recurso será julgado.',
    params: porRecurso,
    body: z.strictObject({ versao, data: campo('Data da reunião', z.iso.date()) }),
    response: feito,
  },
  'POST /app-web/v1/recursos/:idRecurso/responder': {
    acesso: tratar,
    resumo: 'Decide o recurso.',
    params: porRecurso,
    body: z.strictObject({
      versao,
      idTipoResposta: campo('Decisão', id),
      idEspecificacao: campo('Especificação', id).nullable().default(null),
      idDetalhamento: campo('Detalhamento', id).nullable().default(null),
      texto: campo('Justificativa', texto),
      /** Required where something must be delivered. */
      dataEntrega: campo('Data de entrega', z.iso.date()).nullable().default(null),
      anexos: anexosEnviados,
    }),
    response: z.object({
      idRespostaRecurso: z.int(),
      instanciaSeguinte: z.string().nullable(),
      prazoSeguinte: z.iso.date().nullable(),
    }),
  },
  'POST /app-web/v1/recursos/:idRecurso/qualificar': {
    acesso: comLogin,
    resumo: 'Diz quão boa foi a resposta ao recurso, uma vez.',
    params: porRecurso,
    body: z.strictObject({
      nota: campo(
        'Nota',
        z.int().min(1, { error: 'Deve ser no mínimo 1.' }).max(5, { error: 'Deve ser no máximo 5.' }),
      ),
      comentario: campo('Comentário', z.string().trim().max(2000)).nullable().default(null),
    }),
    response: feito,
  },
});
