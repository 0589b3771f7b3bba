import { conflict, invalid } from '#kernel/errors.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';

export const complementacaoForaDoPrazo = (ultimoDia: PlainDate) =>
  conflict(
    'complementacao.fora-do-prazo',
    `O prazo para complementar terminou em ${formatData(ultimoDia)}. Registre uma nova manifestação com as informações.`,
  );

export const semPedidoDeComplementacao = () =>
  conflict('complementacao.sem-pedido', 'O órgão não pediu complementação desta manifestação.');

const SEM_NOVIDADE =
  'Já se pediu complementação nesta manifestação. Diga o que há de novo desde o pedido anterior: quem registrou vai ler.';

/** Decreto 9.492/2018, art. 18: another request stands on something that the first could not ask. */
export const semNovidade = () =>
  invalid('complementacao.sem-novidade', SEM_NOVIDADE, { campos: { oQueHaDeNovo: SEM_NOVIDADE } });
