import { conflict } from '#kernel/errors.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';

export const complementacaoForaDoPrazo = (ultimoDia: PlainDate) =>
  conflict(
    'complementacao.fora-do-prazo',
    `O prazo para complementar terminou em ${formatData(ultimoDia)}. Registre uma nova manifestação com as informações.`,
  );

export const semPedidoDeComplementacao = () =>
  conflict('complementacao.sem-pedido', 'O órgão não pediu complementação desta manifestação.');
