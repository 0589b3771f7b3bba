import type { PedidoVisto } from '../../domain/pedido/pedido-visto.ts';

/** How who asked learns of what the office just did. */
export const fraseDoAviso = ({ avisaPorEmail, semAviso }: PedidoVisto): string => {
  if (avisaPorEmail) return 'Quem pediu foi avisado por e-mail.';
  return semAviso === null
    ? 'Quem pediu vê isto na conta.'
    : 'Quem pediu não tem e-mail nem conta: avise de outro modo.';
};

/** The same, to who asked. */
export const fraseDeComoSabe = ({ avisaPorEmail }: PedidoVisto): string =>
  avisaPorEmail ? 'Você recebe a decisão por e-mail.' : 'Acompanhe por aqui: não temos um e-mail seu.';
