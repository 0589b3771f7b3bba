import { exige, jaJulgado } from '#kernel/ato/condicao.ts';
import {
  aindaNoPrazo,
  naoControla,
  naoEDeQuemPediu,
  naoEDoOrgao,
  respondaOPedido,
} from './cumprimento-errors.ts';
import type { FatosDaPromessa } from './fatos-da-promessa.ts';

type Fatos = FatosDaPromessa;

export const pediu = exige<Fatos>(
  'a pessoa fez o pedido, ou tem o código de acesso dele',
  ({ manifestante }) => manifestante,
  naoEDeQuemPediu,
);
export const deve = exige<Fatos>(
  'a pessoa trabalha no órgão que prometeu',
  ({ doOrgao }) => doOrgao,
  naoEDoOrgao,
);
export const respondido = exige<Fatos>(
  'o pedido está concluído',
  ({ concluida }) => concluida,
  respondaOPedido,
);
export const controla = exige<Fatos>(
  'a pessoa trabalha no órgão que controla o que prometeu, e não nele',
  (fatos) => fatos.controla,
  naoControla,
);
export const vencida = exige<Fatos>('o dia da entrega passou', (fatos) => fatos.vencida, aindaNoPrazo);
export const contestavel = jaJulgado<Fatos>(
  'o prazo para contestar a entrega está aberto',
  (fatos) => fatos.contestavel,
);
