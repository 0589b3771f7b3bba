import { responder as ato } from '../../domain/responder.ato.ts';
import { fazNaAvaliacao } from './faz-na-avaliacao.ts';

/** The office says, once, what it thinks of the result and what it will do. */
export const responder = fazNaAvaliacao(ato, async ({ envelope, agora }, { resposta }) => ({
  mudancas: { resposta_cifrada: envelope.seal(resposta), respondida_em: agora },
  aviso: { aconteceu: 'respondida' },
}));
