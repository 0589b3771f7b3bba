import { conflict, invalid } from '#kernel/errors.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';

export const destinatarioNaoExiste = () =>
  invalid(
    'consentimento.destinatario-nao-existe',
    'Este órgão não está na plataforma. Escolha outro da lista.',
    {
      campos: { idOuvidoriaDestinatario: 'Este órgão não está na plataforma. Escolha outro da lista.' },
    },
  );

export const consentimentoForaDoPrazo = (ultimoDia: PlainDate) =>
  conflict(
    'consentimento.fora-do-prazo',
    `O prazo para decidir terminou em ${formatData(ultimoDia)}. Sem resposta, vale o não: sua identidade não foi enviada.`,
  );
