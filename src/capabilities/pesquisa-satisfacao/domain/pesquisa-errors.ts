import { invalid } from '#kernel/errors.ts';

export const cursorDosComentariosInvalido = () =>
  invalid('lista.cursor-invalido', 'A página pedida não existe. Volte ao começo da lista.');
