import { faz } from '#capabilities/manifestacao/server/index.ts';
import { acrescentar as ato } from '../domain/acrescentar.ato.ts';
import { escrever } from './escrever.ts';

/** Words and files that come after the registration, asked for or not; no term moves. */
export const acrescentar = faz(ato, async (noAto, escrita) => ({
  detalhes: { idMensagem: await escrever(noAto, escrita) },
  informacoes: 'Quem registrou acrescentou informações. O prazo do órgão não mudou.',
  avisos: [{ evento: 'manifestacao.mensagem-do-manifestante' }],
  resultado: undefined,
}));
