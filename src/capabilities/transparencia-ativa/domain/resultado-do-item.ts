import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import type { Resultado, TipoDeResposta } from './resposta-do-item.ts';
import { parteDoQueNaoSeAplica } from './transparencia-errors.ts';

/** An item applies to a body or it does not: 'does not apply' cannot be true in part. */
export const podeTerResultado = (tipo: TipoDeResposta, resultado: Resultado): Verdict =>
  tipo === 'nao-se-aplica' && resultado === 'cumpre-em-parte' ? refuse(parteDoQueNaoSeAplica()) : allow;

export const temOQueCorrigir = (resultado: Resultado): boolean => resultado !== 'cumpre';
