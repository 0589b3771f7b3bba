import { z } from 'zod';
import { perguntasDaArvore } from './arvore-dos-tipos.ts';
import { tiposQueSeRegistram } from './tipos-de-manifestacao.ts';

/** Where the conversation stands. The browser keeps it and brings it back: the server remembers no conversation. */
export const passoDaConversa = z.discriminatedUnion('em', [
  z.strictObject({ em: z.literal('arvore'), pergunta: z.enum(perguntasDaArvore) }),
  /** The type is chosen; what happened is still to be told. */
  z.strictObject({
    em: z.literal('relato'),
    idTipo: z.literal(tiposQueSeRegistram),
    anonimo: z.boolean(),
  }),
]);
export type Passo = z.output<typeof passoDaConversa>;
