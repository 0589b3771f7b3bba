import { cancelar as ato } from '../../domain/cancelar.ato.ts';
import { fazNaAvaliacao } from './faz-na-avaliacao.ts';

/** The office is not told: usually it never heard of a cancelled evaluation. */
export const cancelar = fazNaAvaliacao(ato, async ({ envelope, agora }, { conclusao }) => ({
  mudancas: { conclusao_cifrada: envelope.seal(conclusao), encerrada_em: agora },
}));
