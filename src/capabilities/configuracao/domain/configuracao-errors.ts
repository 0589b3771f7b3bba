import { conflict, invalid, notFound } from '#kernel/errors.ts';

export const valorInvalido = (rotulo: string, porque: string) =>
  invalid('configuracao.valor-invalido', `${rotulo}: ${porque}`);

export const configuracaoDeOutroEscopo = (rotulo: string) =>
  invalid('configuracao.outro-escopo', `“${rotulo}” não se define aqui.`);

export const mudadaEnquantoIsso = (rotulo: string, por: string) =>
  conflict(
    'configuracao.mudada',
    `“${rotulo}” foi mudada por ${por} enquanto você editava. Confira o valor de agora e salve de novo.`,
  );

export const orgaoNaoEncontrado = () => notFound('configuracao.orgao', 'Órgão não encontrado.');

export const itemNaoEncontrado = () => notFound('configuracao.item', 'Item de interface não encontrado.');
