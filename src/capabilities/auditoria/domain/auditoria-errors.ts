import { invalid } from '#kernel/errors.ts';

export const cursorInvalido = () =>
  invalid('auditoria.cursor-invalido', 'Esta página da lista não existe mais. Volte ao começo.');
