import type { EventoDeEmail } from '#capabilities/email/domain/eventos.ts';
import { identidadePreservada } from '#capabilities/manifestacao/domain/manifestacao-errors.ts';
import { atosDe } from '#kernel/ato/ato.ts';
import { exige } from '#kernel/ato/condicao.ts';
import type { FatosDoPedido, SituacaoDoPedido } from './pedido-identidade.ts';
import {
  concessaoUsada,
  concessaoVencida,
  naoConcedido,
  naoGuarda,
  naoPediu,
  quemPedeNaoDecide,
  soQuemPediuAbre,
} from './pedido-identidade-errors.ts';

/** Declares an act on a request for an identity (Decreto 10.153/2019, art. 7). */
export const ato = atosDe<SituacaoDoPedido, FatosDoPedido, EventoDeEmail>()('pedido-de-identidade');

export const guardaAIdentidade = exige<FatosDoPedido>(
  'a pessoa trabalha na ouvidoria que guarda a identidade',
  ({ guarda }) => guarda,
  naoGuarda,
);
/** Two people know why: who asks, and who decides. */
export const eOutraPessoa = exige<FatosDoPedido>(
  'quem decide é outra pessoa, que tem o perfil há tempo e não deu nem recebeu o de quem pediu',
  (fatos) => fatos.eOutraPessoa,
  quemPedeNaoDecide,
);
export const ePeloPedido = exige<FatosDoPedido>(
  'a pessoa é da área ou do órgão que pediu, e o caso ainda está com ela',
  ({ pediu }) => pediu,
  naoPediu,
);
/** It was granted for what that person gave as a reason: to nobody else of the office, and never to who granted it. */
export const foiQuemPediu = exige<FatosDoPedido>(
  'a pessoa é quem pediu',
  ({ ePropria }) => ePropria,
  soQuemPediuAbre,
);
/** Lei 13.460/2017, art. 10 §7: no grant opens it. */
export const podeSerAberta = exige<FatosDoPedido>(
  'quem registrou não pediu para preservar a identidade',
  ({ preservada }) => !preservada,
  identidadePreservada,
);
export const foiConcedido = exige<FatosDoPedido>(
  'a ouvidoria concedeu o pedido',
  ({ concedido }) => concedido,
  naoConcedido,
);
/** Once and now, as what a second person approves (`abrirIdentidadeAprovada`). */
export const concessaoVale = exige<FatosDoPedido>(
  'o pedido foi concedido há menos de um dia',
  ({ valeAinda }) => valeAinda,
  concessaoVencida,
);
export const aindaNaoAberta = exige<FatosDoPedido>(
  'a identidade ainda não foi aberta por este pedido',
  ({ jaAberta }) => !jaAberta,
  concessaoUsada,
);
