import { notFound } from '#kernel/errors.ts';

export const semDecisao = () =>
  notFound(
    'certidao.sem-decisao',
    'Ainda não há decisão para copiar. Acompanhe o pedido para saber quando sai.',
  );
