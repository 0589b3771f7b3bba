import { z } from 'zod';
import { analisePreliminar } from '#capabilities/analise-admissibilidade/domain/analise-preliminar.ts';
import { detalheDaManifestacao } from '#capabilities/manifestacao/domain/detalhe.ts';
import { colega, passoDoCaso } from '#capabilities/tramitacao/domain/passo.ts';
import { feito, id, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { casosDoLote, resultadoDoLote } from '#kernel/lote.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { tiposPossiveis } from './domain/alterar-tipo.ts';
import { MAXIMO_DE_ETIQUETAS } from './domain/etiquetas.ts';

const porId = z.object({ idManifestacao: campo('Manifestação', idTexto) });
const pessoa = z.object({ idUsuario: z.int(), nome: z.string() });

/** Another case in a few words; never its text. */
const outroCaso = z.object({
  idManifestacao: z.int(),
  numeroProtocolo: z.string(),
  idTipoManifestacao: z.int(),
  tipo: z.string(),
  idSituacaoManifestacao: z.int(),
  situacao: z.string(),
  assunto: z.string().nullable(),
  registradaEm: z.iso.datetime(),
});

const manifestante = z.object({
  nome: z.string(),
  email: z.string().nullable(),
  telefone: z.string().nullable(),
  documento: z.string().nullable(),
  endereco: z.string().nullable(),
});

export const casoParaAnalise = detalheDaManifestacao.extend({
  versao: z.int(),
  /** How the person wants the answer; null for anonymous ones. */
  idModoResposta: z.int().nullable(),
  responsavel: pessoa.nullable(),
  idAssunto: z.int().nullable(),
  subassunto: z.object({ idSubassunto: z.int(), descricao: z.string() }).nullable(),
  tags: z.array(z.string()),
  urgente: z.boolean(),
  restrita: z.boolean(),
  prazoInterno: z.iso.date().nullable(),
  contribuicaoEm: z.iso.datetime().nullable(),
  /** Who filed at the desk for somebody else. */
  atendente: z.string().nullable(),
  /** Null where the identity is restricted: it is opened with a justification. */
  manifestante: manifestante.nullable(),
  passos: z.array(passoDoCaso),
  totalDeNotas: z.int(),
  /** Null: none, or not for this profile. */
  analisePreliminar: analisePreliminar.nullable(),
  arquivamento: z
    .object({ motivo: z.string(), justificativa: z.string(), ocorridoEm: z.iso.datetime() })
    .nullable(),
  encaminhamentos: z.array(
    z.object({ origem: z.string(), destino: z.string(), ocorridoEm: z.iso.datetime() }),
  ),
  grupo: z.object({ idPrincipal: z.int(), casos: z.array(outroCaso) }).nullable(),
  semelhantes: z.array(outroCaso),
  daMesmaPessoa: z.array(outroCaso),
});

const etiquetas = campo('Etiquetas', z.array(z.string().trim().min(1).max(50)).max(MAXIMO_DE_ETIQUETAS));

const tratar = permitido('manifestacao.tratar');

export const analiseContract = contract({
  'GET /app-web/v1/tratamento/:idManifestacao': {
    acesso: permitido('manifestacao.ver'),
    resumo: 'Mostra uma manifestação à equipe do órgão; a leitura fica no histórico.',
    params: porId,
    response: casoParaAnalise,
  },
  'GET /app-web/v1/tratamento/:idManifestacao/opcoes': {
    acesso: tratar,
    resumo: 'Pessoas, etiquetas, assuntos favoritos e subassuntos do órgão que está com a manifestação.',
    params: porId,
    response: z.object({
      colegas: z.array(colega),
      tags: z.array(z.string()),
      /** Subjects the office puts first, in its order. */
      favoritos: z.array(z.int()),
      subassuntos: z.array(z.object({ idSubassunto: z.int(), idAssunto: z.int(), descricao: z.string() })),
    }),
  },
  'POST /app-web/v1/tratamento/:idManifestacao/identidade': {
    acesso: tratar,
    resumo: 'Abre os dados de quem registrou, com uma justificativa que o cidadão vê.',
    params: porId,
    body: z.strictObject({
      justificativa: campo('Justificativa', z.string().trim().min(20).max(1000)),
      versao: id.optional(),
    }),
    response: manifestante,
  },
  'POST /app-web/v1/tratamento/:idManifestacao/contato': {
    acesso: permitido('manifestacao.corrigir'),
    resumo: 'Corrige o contato de quem registrou, antes da triagem.',
    params: porId,
    body: z.strictObject({
      versao: id.optional(),
      email: campo('E-mail', z.email().max(200)).nullish(),
      telefone: campo('Telefone', z.string().trim().max(30)).nullish(),
      endereco: campo('Endereço', z.string().trim().max(500)).nullish(),
    }),
    response: feito,
  },
  'POST /app-web/v1/tratamento/alterar-tipo': {
    acesso: tratar,
    resumo: 'Corrige o tipo; o prazo é contado de novo desde o registro.',
    body: z.strictObject({
      casos: casosDoLote,
      idTipoManifestacao: campo('Tipo de manifestação', z.literal(tiposPossiveis)),
      motivo: campo('Motivo', z.string().trim().min(10).max(1000)),
    }),
    response: resultadoDoLote,
  },
  'POST /app-web/v1/tratamento/classificar': {
    acesso: tratar,
    resumo: 'Define assunto, subassunto, etiquetas e urgência; o que não vier fica como está.',
    body: z.strictObject({
      casos: casosDoLote,
      idAssunto: campo('Assunto', id).optional(),
      idSubassunto: campo('Subassunto', id).nullish(),
      /** All that the case is to have, instead of what it has. */
      tags: etiquetas.optional(),
      /** Of two people who tag the same case each only adds and takes off their own. */
      incluirTags: etiquetas.optional(),
      retirarTags: etiquetas.optional(),
      urgente: z.boolean().optional(),
    }),
    response: resultadoDoLote,
  },
  'POST /app-web/v1/tratamento/agrupar': {
    acesso: tratar,
    resumo: 'Junta manifestações repetidas: a resposta da principal vale para todas.',
    body: z.strictObject({ casos: casosDoLote, idPrincipal: campo('Manifestação principal', id) }),
    response: resultadoDoLote,
  },
  'POST /app-web/v1/tratamento/desagrupar': {
    acesso: tratar,
    resumo: 'Retira manifestações do grupo.',
    body: z.strictObject({ casos: casosDoLote }),
    response: resultadoDoLote,
  },
});
