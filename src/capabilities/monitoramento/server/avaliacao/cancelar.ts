import { cancelar as ato } from '../../domain/cancelar.ato.ts';
import { fazNaAvaliacao } from './faz-na-avaliacao.ts';

/** Given up. The office is not told: of what is cancelled it usually never heard. */
export const cancelar = fazNaAvaliacao(ato, async ({ envelope, agora }, { conclusao }) => ({
  mudancas: { conclusao_cifrada: envelope.seal(conclusao), encerrada_em: agora },
}));
