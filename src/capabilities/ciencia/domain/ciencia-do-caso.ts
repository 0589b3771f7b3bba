import { z } from 'zod';
import { anexo } from '#capabilities/anexo/domain/anexo.ts';

/** Notices of a case, as its office reads them; in words. */
export const cienciaDoCaso = z.object({
  esperam: z.array(z.object({ oQue: z.string(), desde: z.iso.datetime(), porque: z.string() })),
  registradas: z.array(
    z.object({
      idCiencia: z.int(),
      dia: z.iso.date(),
      meio: z.string(),
      observacao: z.string().nullable(),
      responsavel: z.string(),
      /** Left out of a protected person: a letter's receipt shows who they are. */
      anexos: z.array(anexo),
    }),
  ),
});
export type CienciaDoCaso = z.output<typeof cienciaDoCaso>;
