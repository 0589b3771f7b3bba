import { faz } from '#capabilities/manifestacao/server/index.ts';
import { conversar as ato } from '../domain/conversar.ato.ts';
import { escrever } from './escrever.ts';

/** Adds a message to the conversation: the other side is told, if a mail can reach it. */
export const conversar = faz(ato, async (noAto, escrita) => {
  const doManifestante = noAto.caso.relacao === 'manifestante';
  const idMensagem = await escrever(noAto, escrita);
  return {
    informacoes: doManifestante
      ? 'Quem registrou enviou uma mensagem ao órgão.'
      : 'O órgão enviou uma mensagem a quem registrou.',
    detalhes: { idMensagem },
    avisos: [
      { evento: doManifestante ? 'manifestacao.mensagem-do-manifestante' : 'manifestacao.mensagem-do-orgao' },
    ],
    resultado: undefined,
  };
});
