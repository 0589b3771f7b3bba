import { compareDates, type PlainDate, plainDate, plainDateOrNull } from '#kernel/prazo/data.ts';
import { ANOS_DO_SIGILO } from '#kernel/prazo/prazos-da-lei.ts';

/** From the lowest degree to the highest (Lei 12.527/2011, art. 24). */
export const graus = ['reservada', 'secreta', 'ultrassecreta'] as const;
export type Grau = (typeof graus)[number];

export const nomeDoGrau: Readonly<Record<Grau, string>> = {
  reservada: 'Reservada',
  secreta: 'Secreta',
  ultrassecreta: 'Ultrassecreta',
};

/** 29 February plus a number of years is 28 February where there is none. */
const anosDepois = ({ year, month, day }: PlainDate, anos: number): PlainDate =>
  plainDateOrNull(year + anos, month, day) ?? plainDate(year + anos, month, 28);

/**
 * The last day the secret may last: Lei 12.527/2011, art. 24 § 1º, counts from the production of the
 * information, not from its classification. What ends with a presidential term (§ 2º) and the one
 * renewal of the highest degree (art. 35 § 1º, III) are decided outside this roll.
 */
export const termoMaximo = (grau: Grau, producao: PlainDate): PlainDate =>
  anosDepois(producao, ANOS_DO_SIGILO[grau]);

export const isMenosSigilosa = (nova: Grau, atual: Grau): boolean =>
  graus.indexOf(nova) < graus.indexOf(atual);

/** Lei 12.527/2011, art. 17 § 2º: the commission hears appeals about these. */
export const vaiAComissao = (grau: Grau | null): boolean => grau !== 'reservada';

/** Art. 24 § 4º: when its term is over, information is public by itself. */
export const isTermoVencido = (termo: PlainDate, hoje: PlainDate): boolean => compareDates(termo, hoje) < 0;
