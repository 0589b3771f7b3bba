import { DIAS_PRORROGACAO_ACESSO, DIAS_PRORROGACAO_OUVIDORIA } from '#kernel/prazo/prazos-da-lei.ts';
import type { CasoEscolhido } from '#shell/atos/casos.ts';
import { isPedidoDeAcesso } from '#shell/atos/tipos-dos-casos.ts';
import { formatDia } from '#shell/formato.ts';

interface Previsao {
  readonly prazoAtual: string;
  readonly prazoNovo: string;
  readonly dias: number;
}

export const fraseDoPrazo = ({ prazoAtual, prazoNovo, dias }: Previsao): string =>
  `O prazo passa de ${formatDia(prazoAtual)} para ${formatDia(prazoNovo)} (+${dias} dias).`;

/** New dates depend on each office's calendar: for many cases only the days gained are said. */
export const fraseDosPrazos = (casos: readonly Pick<CasoEscolhido, 'tipo'>[]): string => {
  const pedidos = casos.filter(isPedidoDeAcesso).length;
  if (pedidos === 0)
    return `Cada uma ganha ${DIAS_PRORROGACAO_OUVIDORIA} dias, contados do fim do prazo atual.`;
  if (pedidos === casos.length)
    return `Cada pedido ganha ${DIAS_PRORROGACAO_ACESSO} dias, contados do fim do prazo atual.`;
  return `Cada manifestação de ouvidoria ganha ${DIAS_PRORROGACAO_OUVIDORIA} dias e cada pedido de acesso à informação, ${DIAS_PRORROGACAO_ACESSO}, contados do fim do prazo atual.`;
};
