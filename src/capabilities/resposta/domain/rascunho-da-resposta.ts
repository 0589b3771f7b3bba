import { z } from 'zod';

const MAX_BYTES = 100_000;

/** Everything the editor needs to continue: text, fields, files already sent. */
export const rascunhoDaResposta = z
  .record(z.string(), z.unknown())
  .refine(
    (conteudo) => JSON.stringify(conteudo).length <= MAX_BYTES,
    'O rascunho ficou grande demais para guardar.',
  );
