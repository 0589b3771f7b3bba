import { forbidden, invalid, notFound } from '#kernel/errors.ts';

export const orgaoNaoEncontrado = () => notFound('orgao.nao-encontrado', 'Órgão não encontrado.');

export const outroOrgao = () =>
  forbidden('orgao.de-outro', 'Você só pode gerenciar o órgão em que trabalha.');

export const cursorInvalido = () =>
  invalid('orgao.cursor-invalido', 'Não foi possível continuar a lista. Faça a busca de novo.');
