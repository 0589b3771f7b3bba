import { exige } from '#kernel/ato/condicao.ts';
import { impedidoDeDecidir, naoDecide } from './descumprimento-errors.ts';
import type { PapeisNaDenuncia } from './fatos-da-denuncia.ts';

export const decide = exige<PapeisNaDenuncia>(
  'a pessoa trabalha no órgão que decide a denúncia, e não respondeu o pedido nem fez a entrega',
  (papeis) => papeis.decide,
  ({ impedido }) => (impedido ? impedidoDeDecidir() : naoDecide()),
);
