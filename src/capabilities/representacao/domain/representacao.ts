import { z } from 'zod';
import { anexo } from '#capabilities/anexo/domain/anexo.ts';

export const representacaoVista = z.object({
  idRepresentacao: z.int(),
  qualidade: z.string(),
  /** The next four are null where this reader may not know who filed. */
  nome: z.string().nullable(),
  tipoDocumento: z.string().nullable(),
  documento: z.string().nullable(),
  semCopia: z.string().nullable(),
  anexos: z.array(anexo),
  validaAte: z.iso.date().nullable(),
  vigente: z.boolean(),
  responsavel: z.string(),
  registradaEm: z.iso.datetime(),
});
export type RepresentacaoVista = z.output<typeof representacaoVista>;
