import { z } from 'zod';
import { anexosEnviados } from '#capabilities/anexo/domain/anexo.ts';
import { abertoComPessoa, comLogin } from '#kernel/acesso.ts';
import { feito, id, idTexto, simNao } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { cursorDePagina, pagina } from '#kernel/lista/pagina.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { conferidoDepois } from '#kernel/validacao/conferido-depois.ts';
import { naoDevemVer } from './domain/impedidos/nao-deve-ver.ts';
import { detalheDaManifestacao, prazoExplicado } from './domain/ler/detalhe.ts';
import { situacaoMostrada } from './domain/ler/situacao-mostrada.ts';
import { type Atendimento, atendimento } from './domain/registrar/atendimento.ts';
import { type AlemDoFormulario, type DaIntegracao, teorDeAlgumFormulario } from './domain/registrar/teor.ts';

const tiposRegistraveis = [
  TipoManifestacao.denuncia,
  TipoManifestacao.reclamacao,
  TipoManifestacao.elogio,
  TipoManifestacao.sugestao,
  TipoManifestacao.solicitacao,
  TipoManifestacao.acessoAInformacao,
  TipoManifestacao.simplifique,
] as const;

/** What the wizard sends. */
export const registro = z.strictObject({
  /** The browser makes one per filing: the same key again finds the same manifestação and code. */
  chaveEnvio: z.uuid(),
  idTipoManifestacao: campo('Tipo de manifestação', z.literal(tiposRegistraveis)),
  idSubtipoFormulario: campo('Formulário', id).optional(),
  idOuvidoriaDestino: campo('Órgão', id),
  idAssunto: campo('Assunto', id).optional(),
  /** The place whose home the filing began on; the office must belong to it. */
  uf: campo('Estado', z.string().trim().max(20)).optional(),
  municipio: campo('Município', z.string().trim().max(100)).optional(),
  ouvidoriaInterna: z.boolean().default(false),
  anonimo: z.boolean().default(false),
  preservarIdentidade: z.boolean().default(false),
  idModoResposta: campo('Como quer receber a resposta', id).optional(),
  /** Depends on the type's form; validated only once we know that the person may file at all. */
  teor: conferidoDepois(teorDeAlgumFormulario),
  anexos: anexosEnviados,
  /** People of the office who must not see it; nobody who answers for the case is told who asked for whom but its gestor. */
  naoDevemVer,
  idRascunho: z.uuid().optional(),
  /** Sent only by staff who file for somebody: for whom, and how that person reached them. */
  atendimento: atendimento.optional(),
});

export interface Registro extends Omit<z.output<typeof registro>, 'atendimento'> {
  readonly atendimento?: Atendimento | undefined;
  readonly integracao?: DaIntegracao | undefined;
  readonly alemDoFormulario?: AlemDoFormulario | undefined;
  /** Compared instead of the file ids, which are new each time a program sends files inline. */
  readonly impressaoDosAnexos?: readonly string[] | undefined;
  /** Who gets no mail, because the integrating program tells them itself. */
  readonly semAviso?: { readonly cidadao: boolean; readonly orgao: boolean } | undefined;
}

const registrada = z.object({
  idManifestacao: z.int(),
  numeroProtocolo: z.string(),
  /** Shown once: only its hash is kept. Null for staff who filed for somebody. */
  codigoAcesso: z.string().nullable(),
  /** For them instead: what shows the code to the person, once. */
  chaveDoCodigo: z.string().nullable(),
  idTipoManifestacao: z.int(),
  registradaEm: z.iso.datetime(),
  prazoAtendimento: z.iso.date(),
  emailEnviadoPara: z.string().nullable(),
  /** True when an earlier sending with this key said something else: the protocol holds that. */
  conteudoAnterior: z.boolean(),
});
export type Registrada = z.output<typeof registrada>;

export const itemDaLista = z.object({
  idManifestacao: z.int(),
  numeroProtocolo: z.string(),
  tipo: z.object({ idTipoManifestacao: z.int(), descTipoManifestacao: z.string() }),
  situacao: situacaoMostrada,
  ouvidoria: z.object({ idOuvidoria: z.int(), sigla: z.string(), nomeOuvidoria: z.string() }),
  assunto: z.string().nullable(),
  /** The first words; null for a denúncia, whose text lists never show. */
  trecho: z.string().nullable(),
  registradaEm: z.iso.datetime(),
  prazoAtendimento: z.iso.date().nullable(),
  /** Negative when overdue; null when nothing runs. */
  diasRestantes: z.int().nullable(),
  atualizadaEm: z.iso.datetime(),
});
export type ItemDaLista = z.output<typeof itemDaLista>;

const lista = (schema: z.ZodType<number>) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
    z.array(schema).max(20).optional(),
  );

export const filtroDaLista = z.strictObject({
  /** true: access-to-information requests; false: everything else. */
  lai: simNao.optional(),
  busca: campo('Busca', z.string().trim().max(200)).optional(),
  tipos: campo('Tipo', lista(idTexto)),
  situacoes: campo('Situação', lista(idTexto)),
  idOuvidoria: campo('Órgão', idTexto).optional(),
  de: campo('De', z.iso.date()).optional(),
  ate: campo('Até', z.iso.date()).optional(),
  prazo: campo('Prazo', z.enum(['no-prazo', 'vence-em-7-dias', 'vencido'])).optional(),
  ordem: z.enum(['recentes', 'antigas', 'prazo', 'atualizadas']).default('recentes'),
});

/** What somebody else did to a case of the person. */
const novidade = z.object({
  idManifestacao: z.int(),
  numeroProtocolo: z.string(),
  /** The subject; without one, the type. */
  sobre: z.string(),
  acao: z.string(),
  frase: z.string(),
  ocorridoEm: z.iso.datetime(),
});

const esperaPorVoce = z.object({
  idManifestacao: z.int(),
  numeroProtocolo: z.string(),
  sobre: z.string(),
  /** What to do: complementar, responderConsentimento, avaliar, recorrer; of what was promised: contestarEntrega, denunciarDescumprimento, acompanharEntrega. */
  ato: z.string(),
  titulo: z.string(),
  ultimoDia: z.iso.date().nullable(),
});

const porId = z.object({ idManifestacao: campo('Manifestação', idTexto) });

export const manifestacaoContract = contract({
  'POST /app-web/v1/manifestacoes': {
    acesso: abertoComPessoa,
    resumo: 'Registra uma manifestação; sem login, só a denúncia anônima.',
    // The session of a signed-in person must not record when they filed anonymously.
    semAtividade: true,
    body: registro.extend({
      /** Left out by who has an account; the refusal then brings the puzzle to solve. */
      desafio: z.string().max(500).default(''),
      solucao: z.string().max(100).default(''),
    }),
    response: registrada,
  },
  'GET /app-web/v1/manifestacoes': {
    acesso: comLogin,
    resumo: 'Lista as manifestações da própria pessoa, página a página.',
    query: filtroDaLista.extend({ cursor: cursorDePagina }),
    response: pagina(itemDaLista).extend({ total: z.int() }),
  },
  'GET /app-web/v1/manifestacoes/exportar': {
    acesso: comLogin,
    // Who finds a colleague's session open learns in one file whether, and what, they reported.
    confirma: 'quem-tem',
    pesado: 'exportacao',
    resumo: 'Baixa a lista da própria pessoa em CSV ou PDF.',
    query: filtroDaLista.extend({ formato: z.enum(['csv', 'pdf']) }),
    respostaCrua: true,
    response: z.unknown(),
  },
  'GET /app-web/v1/manifestacoes/painel': {
    acesso: comLogin,
    resumo: 'Diz à pessoa o que espera por ela, o que mudou e as últimas manifestações.',
    response: z.object({
      esperando: z.array(esperaPorVoce),
      novidades: z.array(novidade),
      ultimas: z.array(itemDaLista),
    }),
  },
  'GET /app-web/v1/manifestacoes/novidades': {
    acesso: comLogin,
    resumo:
      'O que os órgãos fizeram nas manifestações da pessoa, do mais novo ao mais antigo, e o que espera por ela.',
    query: z.strictObject({ cursor: cursorDePagina }),
    response: pagina(novidade.extend({ isNova: z.boolean() })).extend({ esperando: z.array(esperaPorVoce) }),
  },
  'GET /app-web/v1/manifestacoes/novidades/contagem': {
    acesso: comLogin,
    resumo: 'Quantas novidades a pessoa ainda não viu.',
    semAtividade: true,
    response: z.object({ novas: z.int() }),
  },
  'POST /app-web/v1/manifestacoes/novidades/vistas': {
    acesso: comLogin,
    resumo: 'Anota que a pessoa viu as novidades.',
    response: feito,
  },
  'GET /app-web/v1/manifestacoes/:idManifestacao': {
    acesso: abertoComPessoa,
    resumo: 'Mostra uma manifestação a quem a registrou, a quem tem o código ou ao órgão.',
    params: porId,
    response: detalheDaManifestacao,
  },
  'GET /app-web/v1/manifestacoes/:idManifestacao/prazo': {
    acesso: abertoComPessoa,
    resumo: 'Explica o prazo dia a dia.',
    params: porId,
    response: prazoExplicado,
  },
  'POST /app-web/v1/manifestacoes/:idManifestacao/codigo-guardado': {
    acesso: abertoComPessoa,
    resumo: 'Anota que a pessoa guardou o código de acesso.',
    params: porId,
    response: feito,
  },
  'POST /app-web/v1/manifestacoes/:idManifestacao/nota-registro': {
    acesso: abertoComPessoa,
    resumo: 'Guarda a nota de 0 a 10 dada ao registro.',
    params: porId,
    body: z.strictObject({ nota: campo('Nota', z.int().min(0).max(10)) }),
    response: feito,
  },
});
