import { type PlainDate, plainDate } from '#kernel/prazo/data.ts';
import type { DecisaoPedida } from './decisao.ts';
import { isClassificada, isPessoal } from './especificacao.ts';

export const grausDeSigilo = ['reservada', 'secreta', 'ultrassecreta'] as const;
export type GrauDeSigilo = (typeof grausDeSigilo)[number];

/** Years: Lei 12.527/2011, art. 24 §1; the last may be renewed once (art. 35 §1, III). */
const anosDoGrau: Readonly<Record<GrauDeSigilo, number>> = { reservada: 5, secreta: 15, ultrassecreta: 50 };
/** Lei 12.527/2011, art. 31 §1, I. */
const ANOS_DE_DADOS_PESSOAIS = 100;

/** At most, from today on: the law counts from when the information was made, which is earlier. Null: no limit is known. */
export const anosDeRestricao = (decisao: DecisaoPedida, grau: unknown): number | null => {
  if (isPessoal(decisao)) return ANOS_DE_DADOS_PESSOAIS;
  return isClassificada(decisao) ? (anosDoGrau[grau as GrauDeSigilo] ?? null) : null;
};

export const anosDepois = ({ year, month, day }: PlainDate, anos: number): PlainDate =>
  // 29 February has no anniversary in most years.
  plainDate(year + anos, month, month === 2 && day === 29 ? 28 : day);
