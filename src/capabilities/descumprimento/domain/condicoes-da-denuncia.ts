import { exige } from '#kernel/ato/condicao.ts';
import { naoDecide } from './descumprimento-errors.ts';
import type { PapeisNaDenuncia } from './fatos-da-denuncia.ts';

export const decide = exige<PapeisNaDenuncia>(
  'a pessoa trabalha no órgão que decide a denúncia',
  (papeis) => papeis.decide,
  naoDecide,
);
