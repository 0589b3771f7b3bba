import { z } from 'zod';
import { anexo } from '#capabilities/anexo/domain/anexo.ts';
import { campo } from '#kernel/validacao/campo.ts';

const MAX_MOTIVO = 1000;
/** Why an area needs more time, or why it gets none: between the area and the office. */
export const motivoDoPrazo = campo('Motivo', z.string().trim().min(10).max(MAX_MOTIVO));

/** A step as the office's analysts see it in the case. */
export const passoDoCaso = z.object({
  idTramitacao: z.int(),
  destino: z.string(),
  idUnidade: z.int().nullable(),
  idDestinatario: z.int().nullable(),
  remetente: z.string(),
  mensagem: z.string(),
  abertaEm: z.iso.datetime(),
  prazo: z.iso.date(),
  prazoAumentado: z.boolean(),
  /** The area asked for more time; null: it did not. */
  pedidoDePrazo: z
    .object({
      motivo: z.string(),
      pedidoEm: z.iso.datetime(),
      decisao: z.enum(['concedido', 'negado']).nullable(),
      /** Why it was refused. */
      recusa: z.string().nullable(),
      /** The last day that may be granted; null once decided, or where none is left. */
      ate: z.iso.date().nullable(),
    })
    .nullable(),
  situacao: z.enum(['aberta', 'contribuiu', 'devolvida', 'encerrada']),
  contribuicao: z.string().nullable(),
  contribuinte: z.string().nullable(),
  encerradaEm: z.iso.datetime().nullable(),
  anexos: z.array(anexo),
});
export type PassoDoCaso = z.output<typeof passoDoCaso>;

export const colega = z.object({ idUsuario: z.int(), nome: z.string(), perfis: z.array(z.string()) });
