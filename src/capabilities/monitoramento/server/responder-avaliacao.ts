import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import { type AvaliacaoAlvo, agirNaAvaliacao } from './agir-na-avaliacao.ts';
import { updateAvaliacao } from './avaliacao-repository.ts';
import { avisarDaAvaliacao } from './avisar-da-avaliacao.ts';

/** The office says what it thinks of the result and what it will do; once. */
export const responderAvaliacao = (
  platform: Platform,
  usuario: UsuarioAtual,
  alvo: AvaliacaoAlvo,
  resposta: string,
): Promise<void> =>
  agirNaAvaliacao(platform, usuario, alvo, 'responder', async ({ tx, row, envelope, agora, situacao }) => {
    await updateAvaliacao(tx, row.id, {
      situacao,
      resposta_cifrada: envelope.seal(resposta),
      respondida_em: agora,
    });
    await avisarDaAvaliacao(platform, tx, row, { aconteceu: 'respondida', agora, menos: usuario.idUsuario });
    return {};
  });
