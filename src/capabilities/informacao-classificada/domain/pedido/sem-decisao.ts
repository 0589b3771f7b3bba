import { type IdPasso, Passo } from './estado-do-pedido.ts';

/** Silence opens the next instance (Decreto 7.724/2012, art. 37), where there is one. */
const haInstanciaSeguinte = (passo: IdPasso, temComissao: boolean): boolean =>
  passo < Passo.maxima || (passo === Passo.maxima && temComissao);

/** What the mails say of a decision that does not come in time, to who asked and to who decides. */
export const semDecisao = (
  passo: IdPasso,
  temComissao: boolean,
): { readonly aQuemPediu: string; readonly aQuemDecide: string; readonly depoisDoPrazo: string } =>
  haInstanciaSeguinte(passo, temComissao)
    ? {
        aQuemPediu: 'Se ela não sair no prazo, você pode levar o pedido à instância seguinte.',
        aQuemDecide: 'Depois desse dia, quem pediu pode levar o caso à instância seguinte.',
        depoisDoPrazo: 'Você já pode levar o pedido à instância seguinte, e não há um último dia para isso.',
      }
    : {
        aQuemPediu: 'Esta é a última instância; um novo pedido pode ser feito a qualquer tempo.',
        aQuemDecide: 'Esta é a última instância: quem pediu depende desta decisão.',
        depoisDoPrazo:
          'A decisão continua devida. Esta é a última instância; um novo pedido pode ser feito a qualquer tempo.',
      };
