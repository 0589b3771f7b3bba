import { isAcesso } from '#kernel/enumeracoes.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { isNoPrazo } from '#kernel/prazo/prazo.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { prorrogacaoForaDoPrazo } from './manifestacao-errors.ts';

export interface PrazoEmCurso {
  readonly idTipoFormulario: number;
  readonly prazo: PlainDate;
}

/** An extension must come before the term ends (Lei 12.527/2011, art. 11 §2). */
export const podeProrrogar = ({ idTipoFormulario, prazo }: PrazoEmCurso, agora: number): Verdict =>
  isNoPrazo(prazo, agora) ? allow : refuse(() => prorrogacaoForaDoPrazo(prazo, isAcesso(idTipoFormulario)));
