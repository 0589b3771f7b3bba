import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import { type AvaliacaoAlvo, agirNaAvaliacao } from './agir-na-avaliacao.ts';
import { updateAvaliacao } from './avaliacao-repository.ts';
import { avisarDaAvaliacao } from './avisar-da-avaliacao.ts';

/** Ended after the office had its say, or cancelled before it heard of it. */
const terminar =
  (ato: 'encerrar' | 'cancelar') =>
  (platform: Platform, usuario: UsuarioAtual, alvo: AvaliacaoAlvo, conclusao: string): Promise<void> =>
    agirNaAvaliacao(platform, usuario, alvo, ato, async ({ tx, row, envelope, agora, situacao }) => {
      await updateAvaliacao(tx, row.id, {
        situacao,
        conclusao_cifrada: envelope.seal(conclusao),
        encerrada_em: agora,
      });
      // What was cancelled the office never heard of.
      if (ato === 'encerrar')
        await avisarDaAvaliacao(platform, tx, row, {
          aconteceu: 'encerrada',
          agora,
          menos: usuario.idUsuario,
        });
      return {};
    });

export const encerrarAvaliacao = terminar('encerrar');
export const cancelarAvaliacao = terminar('cancelar');
