import { z } from 'zod';
import { anexo } from '#capabilities/anexo/domain/anexo.ts';
import { type CampoDoTeor, simNaoNaoSei } from '../registrar/teor.ts';
import { situacaoMostrada } from './situacao-mostrada.ts';

/** One line of the timeline, in plain words. Views by staff come too; the screen folds them. */
const acontecimento = z.object({
  acao: z.string(),
  frase: z.string(),
  responsavel: z.string(),
  ocorridoEm: z.iso.datetime(),
  /** Only the hour, or the day, is told of when the person acted on a case whose author is hidden. */
  precisao: z.enum(['hora', 'dia']).optional(),
  isVisualizacao: z.boolean(),
});

const resposta = z.object({
  idResposta: z.int(),
  idTipoResposta: z.int(),
  descTipoResposta: z.string(),
  texto: z.string(),
  decisao: z.string().nullable(),
  especificacaoDecisao: z.string().nullable(),
  /** What the law asks of an answer of this type, besides its text. */
  conteudo: z
    .array(z.object({ rotulo: z.string(), valor: z.string(), caminho: z.string().optional() }))
    .optional(),
  responsavel: z.string(),
  registradaEm: z.iso.datetime(),
  anexos: z.array(anexo),
});

/** What was written, in one shape for every form: names instead of ids, null where withheld. */
const teor = z.object({
  texto: z.string(),
  resumo: z.string().nullish(),
  servico: z.string().nullish(),
  propostaMelhoria: z.string().nullish(),
  quem: z.string().nullish(),
  como: z.string().nullish(),
  quando: z.string().nullish(),
  envolvidos: z
    .array(z.object({ nome: z.string(), funcao: z.string().nullable(), orgao: z.string().nullable() }))
    .default([]),
  local: z.object({ municipio: z.string().nullable(), descricao: z.string().nullable() }).nullish(),
  temTestemunhas: simNaoNaoSei.nullish(),
  temProvas: simNaoNaoSei.nullish(),
  sobreProvas: z.string().nullish(),
  camposAdicionais: z.array(z.object({ nome: z.string(), valor: z.string() })).default([]),
} satisfies Record<CampoDoTeor, z.ZodType>);

const complementacao = z.object({
  idComplementacao: z.int(),
  pedido: z.string(),
  /** From the second request on: what there is to ask that the one before did not. */
  novidade: z.string().nullish(),
  pedidaEm: z.iso.datetime(),
  ultimoDia: z.iso.date(),
  texto: z.string().nullable(),
  respondidaEm: z.iso.datetime().nullable(),
  anexos: z.array(anexo),
});

/** What who filed gave up, and what the office decided of it (Lei 9.784/1999, art. 51). */
const desistencia = z.object({
  idDesistencia: z.int(),
  /** What was given up; null for all of it. */
  parte: z.string().nullable(),
  motivo: z.string().nullable(),
  /** Who threatened or pressed the person, in their own words. */
  ameaca: z.string().nullable(),
  pedidaEm: z.iso.datetime(),
  /** The office has to decide. */
  esperaDecisao: z.boolean(),
  decisao: z.enum(['arquivada', 'prossegue', 'parte-aceita']).nullable(),
  justificativa: z.string().nullable(),
});

const reabertura = z.object({
  idPedido: z.int(),
  texto: z.string(),
  pedidaEm: z.iso.datetime(),
  concedida: z.boolean().nullable(),
  justificativa: z.string().nullable(),
  decididaEm: z.iso.datetime().nullable(),
});

export const detalheDaManifestacao = z.object({
  idManifestacao: z.int(),
  numeroProtocolo: z.string(),
  tipo: z.object({ idTipoManifestacao: z.int(), descTipoManifestacao: z.string() }),
  formulario: z.object({ idTipoFormulario: z.int(), descTipoFormulario: z.string() }),
  subtipo: z.string().nullable(),
  situacao: situacaoMostrada,
  ouvidoria: z.object({ idOuvidoria: z.int(), sigla: z.string(), nomeOuvidoria: z.string() }),
  assunto: z.string().nullable(),
  canal: z.string(),
  modoResposta: z.string().nullable(),
  ouvidoriaInterna: z.boolean(),
  identificacao: z.object({ idTipoIdentificacao: z.int(), descTipoIdentificacao: z.string() }),
  registradaEm: z.iso.datetime(),
  /** 'O órgão tem até 12/03 para responder. Faltam 9 dias.' */
  fraseDaSituacao: z.string(),
  /** To whoever asked for information: what they wait for, or how it ended. */
  oQueEsperar: z.array(z.string()),
  prazo: z
    .object({
      inicio: z.iso.date(),
      vencimento: z.iso.date(),
      original: z.iso.date(),
      diasRestantes: z.int(),
      parado: z.boolean(),
    })
    .nullable(),
  teor,
  anexos: z.array(anexo),
  /** Why some files of the case are not shown here. */
  avisoDosAnexos: z.string().optional(),
  respostas: z.array(resposta),
  complementacoes: z.array(complementacao),
  consentimento: z
    .object({
      destinatario: z.string(),
      motivo: z.string(),
      pedidoEm: z.iso.datetime(),
      ultimoDia: z.iso.date(),
      resposta: z.boolean().nullable(),
      respondidoEm: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** Who filed and is known added something, and there is a thread to read. */
  acrescentada: z.boolean().optional(),
  /** Oldest first; left out where there is none. */
  desistencias: z.array(desistencia).optional(),
  /** The last request to reopen the case. */
  reabertura: reabertura.optional(),
  pesquisa: z.object({ respondidaEm: z.iso.datetime() }).nullable(),
  historico: z.array(acontecimento),
  /** Acts open to this person now, with their last day where there is one. */
  atos: z.array(z.object({ ato: z.string(), ultimoDia: z.iso.date().nullable() })),
  /** The remedies that are closed, and why. */
  atosFechados: z.array(z.object({ ato: z.string(), motivo: z.string() })),
  /** Opened by access code, not by account. */
  pelaChave: z.boolean(),
});
export type DetalheDaManifestacao = z.output<typeof detalheDaManifestacao>;

export const prazoExplicado = z.object({
  original: z.iso.date(),
  vencimento: z.iso.date(),
  dias: z.array(
    z.object({
      data: z.iso.date(),
      conta: z.boolean(),
      motivo: z.string(),
      numero: z.int().optional(),
      total: z.int().optional(),
    }),
  ),
});
