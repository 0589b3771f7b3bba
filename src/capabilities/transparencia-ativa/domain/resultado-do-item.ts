import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import type { Resultado, TipoDeResposta } from './resposta-do-item.ts';
import { parteDoQueNaoSeAplica } from './transparencia-errors.ts';

/** What does not concern a body is so or is not so: there is no part of it. */
export const podeTerResultado = (tipo: TipoDeResposta, resultado: Resultado): Verdict =>
  tipo === 'nao-se-aplica' && resultado === 'cumpre-em-parte' ? refuse(parteDoQueNaoSeAplica()) : allow;

export const temOQueCorrigir = (resultado: Resultado): boolean => resultado !== 'cumpre';
