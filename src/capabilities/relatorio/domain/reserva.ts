import { MINIMO_DE_PESSOAS } from '#capabilities/dados-abertos/domain/conjuntos.ts';
import type { NomeDoPeriodo } from './periodo.ts';

/**
 * What a person said about an answer must not be traced back to them (Lei 13.709/2018, art. 12). So
 * such a report counts whole months that are over, in years that do not overlap, has no filter by a
 * feature of the case, and tells nothing about fewer than five different people. Freely chosen
 * days, types or channels would let a reader subtract everybody but one.
 */
export const PERIODOS_RESERVADOS = ['este-ano', 'ano-passado'] as const satisfies readonly NomeDoPeriodo[];

export const fraseDaReserva = `Para que ninguém descubra a nota de uma pessoa, contam só os meses já encerrados de um ano, e o que é de menos de ${MINIMO_DE_PESSOAS} pessoas, ou deixaria descobrir isso pela diferença, fica com um traço.`;

/** Zero people is a fair figure: it tells about nobody. */
const isPouca = (pessoas: number): boolean => pessoas > 0 && pessoas < MINIMO_DE_PESSOAS;

/** Too few people answered for any figure at all, the total included. */
export const isTodoRetido = (pessoas: number): boolean => isPouca(pessoas);

/**
 * Which groups are withheld, given how many people answered in each: those with few people and,
 * because the total is shown, enough of the next smallest that the withheld ones are at least two
 * groups and five people.
 */
export const retidos = (pessoas: readonly number[]): readonly boolean[] => {
  const fora = new Set(pessoas.flatMap((quantas, i) => (isPouca(quantas) ? [i] : [])));
  const candidatos = pessoas
    .map((quantas, i) => ({ quantas, i }))
    .filter(({ quantas, i }) => quantas > 0 && !fora.has(i))
    .sort((a, b) => a.quantas - b.quantas || a.i - b.i);
  const somaDosRetidos = () => [...fora].reduce((soma, i) => soma + (pessoas[i] ?? 0), 0);
  for (const { i } of candidatos) {
    if (fora.size === 0 || (fora.size > 1 && somaDosRetidos() >= MINIMO_DE_PESSOAS)) break;
    fora.add(i);
  }
  return pessoas.map((_, i) => fora.has(i));
};
