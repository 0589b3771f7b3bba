import { CopiaError } from './copia-error.ts';
import type { Base } from './pasta-da-copia.ts';

const local = (momento: Date | string): string =>
  new Date(momento).toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo', timeZoneName: 'short' });

export const dizerMomento = local;

/** The newest base that ended before the moment; without one, the newest of all. */
export const escolherBase = (bases: readonly Base[], ate: Date | null): Base => {
  const ultima = bases.at(-1);
  if (!ultima) throw new CopiaError('Nessa pasta não há cópia inteira de que se possa restaurar.');
  if (!ate) return ultima;
  const base = bases.findLast(({ manifesto }) => new Date(manifesto.fim) <= ate);
  if (base) return base;
  throw new CopiaError(
    `A cópia mais antiga é de ${local(bases[0]?.manifesto.fim ?? ultima.manifesto.fim)}: a um momento anterior não se volta.`,
  );
};

/** With its offset: a moment without one means something else on each machine. */
export const lerMomento = (texto: string): Date => {
  const momento = new Date(texto);
  if (
    !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(texto) ||
    Number.isNaN(momento.getTime())
  )
    throw new CopiaError(
      `'${texto}' não é um momento: escreva-o com o fuso, como 2026-11-19T12:00:00-03:00.`,
    );
  return momento;
};
