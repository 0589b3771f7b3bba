import { z } from 'zod';
import { perguntasDaArvore } from './arvore-dos-tipos.ts';
import { tiposQueSeRegistram } from './tipos-de-manifestacao.ts';

/** Where the conversation is. The browser keeps it and sends it back; the server does not. */
export const passoDaConversa = z.discriminatedUnion('em', [
  z.strictObject({ em: z.literal('arvore'), pergunta: z.enum(perguntasDaArvore) }),
  /** The type is chosen, and the person is telling what happened. */
  z.strictObject({
    em: z.literal('relato'),
    idTipo: z.literal(tiposQueSeRegistram),
    anonimo: z.boolean(),
  }),
]);
export type Passo = z.output<typeof passoDaConversa>;
