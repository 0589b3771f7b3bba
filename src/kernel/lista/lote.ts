import { z } from 'zod';
import { id } from '#kernel/campos.ts';
import { campo } from '#kernel/validacao/campo.ts';

/** A case, and the version of it that the person saw. */
const casoDoLote = z.strictObject({ idManifestacao: id, versao: id.optional() });
export type CasoDoLote = z.output<typeof casoDoLote>;

/** One act takes at most this many cases; more than that is a job for an import. */
export const MAXIMO_DO_LOTE = 100;

const semRepetir = (casos: readonly CasoDoLote[]): boolean =>
  new Set(casos.map(({ idManifestacao }) => idManifestacao)).size === casos.length;

/** The cases of a staff act: one or more, none twice. */
export const casosDoLote = campo(
  'Manifestações',
  z
    .array(casoDoLote)
    .min(1, 'Escolha ao menos uma manifestação.')
    .max(MAXIMO_DO_LOTE, `Escolha no máximo ${MAXIMO_DO_LOTE} manifestações de cada vez.`)
    .refine(semRepetir, 'A mesma manifestação foi escolhida duas vezes.'),
);

/** One line per case, in the order they were sent. */
const linhaDoLote = z.object({
  idManifestacao: z.int(),
  feito: z.boolean(),
  codigo: z.string().nullable(),
  mensagem: z.string().nullable(),
});
export type LinhaDoLote = z.output<typeof linhaDoLote>;

/** Only where a screen asked for it and the act may be taken back. */
const desfazerOferecido = z.object({ segundos: z.int() }).optional();

export const resultadoDoLote = z.object({ resultados: z.array(linhaDoLote), desfazer: desfazerOferecido });
export type ResultadoDoLote = z.output<typeof resultadoDoLote>;
