import { z } from 'zod';
import { anexo } from '#capabilities/anexo/domain/anexo.ts';
import { passoDoCaso } from '#capabilities/tramitacao/domain/passo.ts';

/** As long as what a request may say. */
export const MAX_TEXTO_DO_RECURSO = 8000;
export const textoDoRecurso = z.string().trim().min(10).max(MAX_TEXTO_DO_RECURSO);

const item = z.object({ id: z.int(), descricao: z.string() });
const orgao = z.object({ idOuvidoria: z.int(), sigla: z.string(), nome: z.string() });

const respostaDoRecurso = z.object({
  idRespostaRecurso: z.int(),
  tipo: item,
  especificacao: item.nullable(),
  detalhamento: item.nullable(),
  texto: z.string(),
  dataEntrega: z.iso.date().nullable(),
  /** As the decision set it; an incident may have moved it. */
  dataEntregaOriginal: z.iso.date().nullable(),
  /** Where one may go from here, and until when. */
  instanciaSeguinte: item.nullable(),
  prazoSeguinte: z.iso.date().nullable(),
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
  resposta: z.string().nullable(),
  respondente: z.string().nullable(),
  respondidoEm: z.iso.datetime().nullable(),
  /** The decision did not wait for the answer. */
  encerradoEm: z.iso.datetime().nullable(),
});

/** An appeal as its reader may see it: who filed it, the office that answered, or the instance that judges. */
export const recursoVisto = z.object({
  idRecurso: z.int(),
  versao: z.int(),
  idManifestacao: z.int(),
  numeroProtocolo: z.string(),
  orgao,
  instancia: item,
  julgadora: orgao,
  situacao: item,
  /** Null: a reclamação or a pedido de revisão says it by itself. */
  tipoRecurso: item.nullable(),
  porSilencio: z.boolean(),
  texto: z.string(),
  anexos: z.array(anexo),
  registradoEm: z.iso.datetime(),
  prazoOriginal: z.iso.date().nullable(),
  /** Null: the commission has not set its meeting. */
  prazo: z.iso.date().nullable(),
  /** Negative when overdue; null when nothing runs. */
  diasRestantes: z.int().nullable(),
  responsavel: z.object({ idUsuario: z.int(), nome: z.string() }).nullable(),
  /** The case is at another instance by now: decided and appealed against, or undecided in time. */
  foiAdiante: z.boolean(),
  /** Found fit to be judged; null until somebody looked. */
  conhecido: z.boolean().nullable(),
  esclarecimentos: z.array(esclarecimento),
  /** What the areas were asked for its sake: for those who work where it is judged. */
  passos: z.array(passoDoCaso).optional(),
  /** Where a decision that does not give everything may be taken; null at the last instance. */
  idInstanciaSeguinte: z.int().nullable().optional(),
  resposta: respostaDoRecurso.nullable(),
  /** What this reader gave; null while they have not. */
  qualificacao: z.object({ nota: z.int(), comentario: z.string().nullable() }).nullable(),
  /** Open now to this reader, by name; other capabilities have acts on an appeal, too. */
  atos: z.array(z.string()),
  /** Why an act that one would look for is closed. */
  atosFechados: z.array(z.object({ ato: z.string(), motivo: z.string() })),
});
export type RecursoVisto = z.output<typeof recursoVisto>;
