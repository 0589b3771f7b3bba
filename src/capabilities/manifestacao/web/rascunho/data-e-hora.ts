import { once } from '#kernel/once.ts';

const formato = once(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

/** '12/03/2026, 14:05', in the person's time zone: it says when they wrote, not a deadline. */
export const dataEHora = (momento: string): string => formato().format(new Date(momento));
