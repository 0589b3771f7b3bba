import { z } from 'zod';
import { anexo } from '#capabilities/anexo/domain/anexo.ts';

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
  situacao: z.enum(['aberta', 'contribuiu', 'devolvida', 'encerrada']),
  contribuicao: z.string().nullable(),
  contribuinte: z.string().nullable(),
  encerradaEm: z.iso.datetime().nullable(),
  anexos: z.array(anexo),
});
export type PassoDoCaso = z.output<typeof passoDoCaso>;

export const colega = z.object({ idUsuario: z.int(), nome: z.string(), perfis: z.array(z.string()) });
