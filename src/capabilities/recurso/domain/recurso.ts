import { z } from 'zod';
import { anexo } from '#capabilities/anexo/domain/anexo.ts';
import { passoDoCaso } from '#capabilities/tramitacao/domain/passo.ts';

/** The same limit as the text of a request. */
export const MAX_TEXTO_DO_RECURSO = 8000;
export const textoDoRecurso = z.string().trim().min(10).max(MAX_TEXTO_DO_RECURSO);

const item = z.object({ id: z.int(), descricao: z.string() });
const orgao = z.object({ idOuvidoria: z.int(), sigla: z.string(), nome: z.string() });

const respostaDoRecurso = z.object({
  idRespostaRecurso: z.int(),
  tipo: item,
  especificacao: item.nullable(),
  detalhamento: item.nullable(),
  /** Why it was not even considered, of the list of grounds. */
  motivo: z.string().nullable(),
  texto: z.string(),
  dataEntrega: z.iso.date().nullable(),
  /** As the decision set it; an incidente de correção may have moved it. */
  dataEntregaOriginal: z.iso.date().nullable(),
  /** Where the citizen may appeal next, and until when. */
  instanciaSeguinte: item.nullable(),
  prazoSeguinte: z.iso.date().nullable(),
  /** Who decides there. */
  quemDecideSeguinte: z.string().nullable().optional(),
  responsavel: z.string(),
  registradaEm: z.iso.datetime(),
  anexos: z.array(anexo),
});

const esclarecimento = z.object({
  idEsclarecimento: z.int(),
  pergunta: z.string(),
  solicitante: z.string(),
  pedidoEm: z.iso.datetime(),
  prazo: z.iso.date(),
  /** Set when the instance gave more days, and why. */
  prazoOriginal: z.iso.date().nullable().optional(),
  justificativaProrrogacao: z.string().nullable().optional(),
  resposta: z.string().nullable(),
  respondente: z.string().nullable(),
  respondidoEm: z.iso.datetime().nullable(),
  /** Set when the decision did not wait for the answer. */
  encerradoEm: z.iso.datetime().nullable(),
});

/**
 * An appeal as its reader may see it: the person who filed it, the office that answered, or the
 * instance that judges.
 */
export const recursoVisto = z.object({
  idRecurso: z.int(),
  versao: z.int(),
  idManifestacao: z.int(),
  numeroProtocolo: z.string(),
  orgao,
  instancia: item,
  julgadora: orgao,
  situacao: item,
  /** Null for a reclamação or a pedido de revisão, which need no type. */
  tipoRecurso: item.nullable(),
  porSilencio: z.boolean(),
  /** Against the change of type, not against the answer. */
  contraOTipo: z.boolean(),
  texto: z.string(),
  anexos: z.array(anexo),
  registradoEm: z.iso.datetime(),
  prazoOriginal: z.iso.date().nullable(),
  /** Null while the commission has not set its meeting. */
  prazo: z.iso.date().nullable(),
  /** The last day for the office to clarify, while it is heard: the days to decide do not run. */
  emEsclarecimentosAte: z.iso.date().nullable().optional(),
  /** Negative when overdue; null when nothing runs. */
  diasRestantes: z.int().nullable(),
  responsavel: z.object({ idUsuario: z.int(), nome: z.string() }).nullable(),
  /** Now at another instance: the decision here was appealed, or did not come in time. */
  foiAdiante: z.boolean(),
  /** Accepted for judgement (conhecido); null until somebody decided that. */
  conhecido: z.boolean().nullable(),
  esclarecimentos: z.array(esclarecimento),
  /** What areas were asked for this appeal; only for people of the office that judges. */
  passos: z.array(passoDoCaso).optional(),
  /** Where a decision that does not grant everything can be appealed; null at the last instance. */
  idInstanciaSeguinte: z.int().nullable().optional(),
  resposta: respostaDoRecurso.nullable(),
  /** The reader's own rating; null if not given yet. */
  qualificacao: z.object({ nota: z.int(), comentario: z.string().nullable() }).nullable(),
  /** Names of the acts open to this reader now, including those of other capabilities. */
  atos: z.array(z.string()),
  /** Why acts that the reader might expect are closed. */
  atosFechados: z.array(z.object({ ato: z.string(), motivo: z.string() })),
});
export type RecursoVisto = z.output<typeof recursoVisto>;
