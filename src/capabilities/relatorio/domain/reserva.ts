import { MINIMO_DE_PESSOAS } from '#capabilities/dados-abertos/domain/conjuntos.ts';
import type { NomeDoPeriodo } from './periodo.ts';

/**
 * What a person said of an answer is theirs alone (Lei 13.709/2018, art. 12): a report of it counts whole months that
 * are over, in years that have no day in common and by no feature of a case, and says nothing of fewer than five
 * different people. Two days, a type or a channel chosen at will would be a way to subtract everybody but one.
 */
export const PERIODOS_RESERVADOS = ['este-ano', 'ano-passado'] as const satisfies readonly NomeDoPeriodo[];

export const fraseDaReserva = `Para que ninguém descubra a nota de uma pessoa, contam só os meses já encerrados de um ano, e o que é de menos de ${MINIMO_DE_PESSOAS} pessoas, ou deixaria descobrir isso pela diferença, fica com um traço.`;

/** Nobody at all is a zero, and tells of nobody. */
const isPouca = (pessoas: number): boolean => pessoas > 0 && pessoas < MINIMO_DE_PESSOAS;

/** A whole of which nothing is said, whatever it is made of. */
export const isTodoRetido = (pessoas: number): boolean => isPouca(pessoas);

/**
 * Which groups of a whole are not told, by how many people spoke in each: those of few and, as the whole is told, so
 * many of the next smallest that what is left of it is again no single group and at least five people.
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
