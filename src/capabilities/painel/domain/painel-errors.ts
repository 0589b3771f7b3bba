import { invalid, notFound } from '#kernel/errors.ts';
import { PERIODO_INVERTIDO } from '#kernel/texto.ts';

export const painelEmPreparo = () =>
  notFound('painel.em-preparo', 'Os números ainda estão sendo contados. Tente de novo em um minuto.');

export const periodoInvertido = () => invalid('painel.periodo', PERIODO_INVERTIDO);
