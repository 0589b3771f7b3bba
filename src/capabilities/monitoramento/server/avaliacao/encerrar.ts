import { encerrar as ato } from '../../domain/encerrar.ato.ts';
import { fazNaAvaliacao } from './faz-na-avaliacao.ts';

/** Ended after the office replied, or let its time pass. */
export const encerrar = fazNaAvaliacao(ato, async ({ envelope, agora }, { conclusao }) => ({
  mudancas: { conclusao_cifrada: envelope.seal(conclusao), encerrada_em: agora },
  aviso: { aconteceu: 'encerrada' },
}));
