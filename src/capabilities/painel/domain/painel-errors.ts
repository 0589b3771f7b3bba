import { invalid, notFound } from '#kernel/errors.ts';

export const painelEmPreparo = () =>
  notFound('painel.em-preparo', 'Os números ainda estão sendo contados. Tente de novo em um minuto.');

export const periodoInvertido = () =>
  invalid('painel.periodo', 'O primeiro mês do período vem depois do último. Troque um pelo outro.');
