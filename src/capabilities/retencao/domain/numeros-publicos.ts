import { MINIMO_DE_PESSOAS } from '#capabilities/dados-abertos/domain/conjuntos.ts';
import { type NumeroDaListagem, totalDe } from './listagem.ts';

/**
 * What the edital and the termo tell everybody. How many denúncias an office had is told only where there are several; otherwise
 * the total alone, from which nothing can be subtracted.
 */
export const numerosPublicos = (
  numeros: readonly NumeroDaListagem[],
): { readonly total: number; readonly denuncias: number | null } => {
  const total = totalDe(numeros);
  const denuncias = numeros.reduce((soma, { sigilosas }) => soma + sigilosas, 0);
  const pouco = (n: number) => n > 0 && n < MINIMO_DE_PESSOAS;
  return { total, denuncias: pouco(denuncias) || pouco(total - denuncias) ? null : denuncias };
};
