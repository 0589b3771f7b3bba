import { z } from 'zod';
import { anexosEnviados } from '#capabilities/anexo/domain/anexo.ts';
import { abertoComPessoa, comLogin } from '#kernel/acesso.ts';
import { feito, id, idTexto, simNao } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { consultaDePagina, pagina } from '#kernel/lista/pagina.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { naoConhecer } from './domain/atos/nao-conhecer.ato.ts';
import { qualificar } from './domain/atos/qualificar.ato.ts';
import { recursoVisto, textoDoRecurso } from './domain/recurso.ts';

const tratar = permitido('manifestacao.tratar');
const porManifestacao = z.object({ idManifestacao: campo('Manifestação', idTexto) });
const porRecurso = z.object({ idRecurso: campo('Recurso', idTexto) });
const versao = id.optional();

/** One remedy that the law gives, as the citizen reads it (domain/orientacao.ts). */
const remedioVisto = z.object({
  remedio: z.enum(['recorrer', 'reclamar', 'denunciarDescumprimento', 'pedirRevisao']),
  titulo: z.string(),
  aberto: z.boolean(),
  /** Why it is closed. */
  motivo: z.string().nullable(),
  /** The instance it goes to, and who decides there. */
  instancia: z.object({ id: z.int(), descricao: z.string() }).nullable(),
  quemDecide: z.string().nullable(),
  abre: z.iso.date().nullable(),
  ultimoDia: z.iso.date().nullable(),
  diasRestantes: z.int().nullable(),
  /** Days the instance has to decide; null where the commission decides in a meeting. */
  diasParaDecidir: z.int().nullable(),
  /** Against silence: only type 1 fits. */
  porSilencio: z.boolean(),
  oQueE: z.string(),
  oQueAjuda: z.array(z.string()),
});
export type RemedioVisto = z.output<typeof remedioVisto>;

const linhaDaLista = z.object({
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
  /** The last day for the office to clarify, while it is heard. */
  emEsclarecimentosAte: z.iso.date().nullable().optional(),
  registradoEm: z.iso.datetime(),
  prazo: z.iso.date().nullable(),
  diasRestantes: z.int().nullable(),
  responsavel: z.string().nullable(),
  /** The reader may decide it, not only look on. */
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

/** What an appeal says, whoever files it; the case comes with the address or beside it. */
const recursoEscrito = {
  /** The browser makes one key per filing: sending it again finds the same appeal. */
  chaveEnvio: z.uuid(),
  remedio: campo('Recurso', z.enum(['recorrer', 'reclamar', 'pedirRevisao'])),
  idTipoRecurso: campo('Tipo de recurso', id).nullable().default(null),
  texto: campo('Justificativa', textoDoRecurso),
  anexos: anexosEnviados,
};
const recursoInterposto = z.object({
  idRecurso: z.int(),
  instancia: z.string(),
  quemDecide: z.string(),
  prazo: z.iso.date().nullable(),
  semDecisao: z.string(),
});

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
  'POST /app-web/v1/manifestacoes/:idManifestacao/recursos': {
    acesso: abertoComPessoa,
    resumo:
      'O mesmo que `POST /app-web/v1/recursos`, dentro do caso: também para quem o abriu com o código de acesso.',
    params: porManifestacao,
    body: z.strictObject(recursoEscrito),
    response: recursoInterposto,
  },
  'POST /app-web/v1/manifestacoes/:idManifestacao/recursos/:idRecurso/qualificar': {
    acesso: abertoComPessoa,
    resumo: 'Diz quão boa foi a resposta ao recurso, uma vez, dentro do caso que o código de acesso abriu.',
    params: porManifestacao.extend(porRecurso.shape),
    body: qualificar.entrada,
    response: feito,
  },
  'POST /app-web/v1/recursos': {
    acesso: comLogin,
    resumo: 'Recorre, reclama do silêncio ou pede a revisão da mudança de tipo.',
    body: z.strictObject({ idManifestacao: campo('Manifestação', id), ...recursoEscrito }),
    response: recursoInterposto,
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
  'POST /app-web/v1/recursos/:idRecurso/admissibilidade': {
    acesso: tratar,
    resumo: 'Conhece do recurso, ou não, com o motivo e a explicação.',
    params: porRecurso,
    body: z.discriminatedUnion('conhecer', [
      z.strictObject({ versao, conhecer: z.literal(true) }),
      naoConhecer.entrada.extend({ versao, conhecer: z.literal(false) }),
    ]),
    response: feito,
  },
});
