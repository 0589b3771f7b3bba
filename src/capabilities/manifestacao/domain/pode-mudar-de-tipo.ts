import { isAcesso } from '#kernel/enumeracoes.ts';
import { conflict } from '#kernel/errors.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { isNoPrazo } from '#kernel/prazo/prazo.ts';
import { formatData } from '#kernel/texto.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';

export interface TipoDoCaso {
  readonly idTipoFormulario: number;
  readonly prazo: PlainDate;
  /** An access request was decided, even if it was opened again since. */
  readonly decidido: boolean;
  readonly temRecurso: boolean;
  readonly recursoPendente: boolean;
}

const pedidoComRecurso = () =>
  conflict(
    'analise.pedido-com-recurso',
    'Quem pediu a informação já recorreu ou reclamou. O tipo do pedido não muda mais.',
  );
const tipoEmRevisao = () =>
  conflict(
    'analise.tipo-em-revisao',
    'A mudança de tipo está sendo revista. O tipo só pode mudar depois da decisão.',
  );
const pedidoRespondido = () =>
  conflict(
    'analise.pedido-respondido',
    'Este pedido de acesso já foi respondido, e a pessoa pode recorrer da resposta. O tipo dele não muda mais.',
  );
const pedidoVencido = (prazo: PlainDate) =>
  conflict(
    'analise.pedido-vencido',
    `O prazo deste pedido de acesso terminou em ${formatData(prazo)}. Um pedido vencido não muda de tipo: responda a ele.`,
  );

/**
 * Whoever asked for information keeps what the access law gave them (Lei 12.527/2011, arts. 11, 15
 * and 16): a change of type must not take away an appeal, or the complaint about silence.
 */
export const podeMudarDeTipo = (caso: TipoDoCaso, agora: number): Verdict => {
  if (caso.recursoPendente && !isAcesso(caso.idTipoFormulario)) return refuse(tipoEmRevisao);
  if (!isAcesso(caso.idTipoFormulario)) return allow;
  if (caso.temRecurso) return refuse(pedidoComRecurso);
  if (caso.decidido) return refuse(pedidoRespondido);
  return isNoPrazo(caso.prazo, agora) ? allow : refuse(() => pedidoVencido(caso.prazo));
};
