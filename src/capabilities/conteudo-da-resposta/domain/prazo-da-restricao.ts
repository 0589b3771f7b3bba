import { type PlainDate, plainDate } from '#kernel/prazo/data.ts';
import { ANOS_DE_DADOS_PESSOAIS, ANOS_DO_SIGILO } from '#kernel/prazo/prazos-da-lei.ts';
import type { DecisaoPedida } from './check-decisao.ts';
import { isClassificada, isPessoal } from './especificacao.ts';

export const grausDeSigilo = ['reservada', 'secreta', 'ultrassecreta'] as const;
export type GrauDeSigilo = (typeof grausDeSigilo)[number];

/** Only ultrassecreta may be renewed, once (Lei 12.527/2011, art. 35 §1, III). */
const anosDoGrau: Readonly<Record<GrauDeSigilo, number>> = {
  ...ANOS_DO_SIGILO,
  ultrassecreta: 2 * ANOS_DO_SIGILO.ultrassecreta,
};

/** The most years from today (the law counts from an earlier day). Null: no known limit. */
export const anosDeRestricao = (decisao: DecisaoPedida, grau: unknown): number | null => {
  if (isPessoal(decisao)) return ANOS_DE_DADOS_PESSOAIS;
  return isClassificada(decisao) ? (anosDoGrau[grau as GrauDeSigilo] ?? null) : null;
};

export const anosDepois = ({ year, month, day }: PlainDate, anos: number): PlainDate =>
  // 29 February has no anniversary in most years.
  plainDate(year + anos, month, month === 2 && day === 29 ? 28 : day);
