import { conflict, invalid, notFound } from '#kernel/errors.ts';

export const arquivoNaoEncontrado = () =>
  notFound('dados-abertos.arquivo-nao-encontrado', 'Não há arquivo com este nome. Confira a lista.');

export const arquivoEmRevisao = () =>
  conflict(
    'dados-abertos.arquivo-em-revisao',
    'Este arquivo está sendo refeito, porque um texto deixou de ser público. Tente de novo em alguns minutos.',
  );

export const cursorInvalido = () =>
  invalid('dados-abertos.cursor', 'O cursor não vale. Comece de novo, sem ele.');
