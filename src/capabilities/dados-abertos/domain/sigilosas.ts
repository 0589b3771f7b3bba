import { addDays, type PlainDate, toIsoDate } from '#kernel/prazo/data.ts';

/** So many of one office and month stand together before their subject and municipality are told. */
export const MINIMO_DE_SIGILOSAS = 3;

/**
 * Whether an open one is late is told only when it would be so whatever its day of the month was: the term and its
 * extension (Decreto 9.492/2018, art. 18) take two months and some days, counted from the month's last day.
 */
export const MESES_ATE_DIZER_ATRASO = 4;

/** The first day of the month that has not closed: everything published of denúncias lies before it. */
export const mesAberto = (hoje: PlainDate): string => toIsoDate(addDays(hoje, 1 - hoje.day));

/** For who reads the files: what is different in the rows of denúncias and comunicações. */
export const REGRA_DAS_SIGILOSAS = `Denúncias e comunicações aparecem por mês, depois que o mês do registro se encerra, e mudam só uma vez por mês: o dia do registro e o da resposta são o primeiro do mês; prazo, dias para resolução, serviço e a avaliação de quem registrou não são informados. O município e o assunto só são informados quando há ao menos ${MINIMO_DE_SIGILOSAS} do mesmo órgão no mesmo mês.`;
