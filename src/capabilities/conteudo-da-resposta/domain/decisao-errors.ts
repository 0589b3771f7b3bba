import { invalid } from '#kernel/errors.ts';

const noCampo = (code: string, campo: string, frase: string) =>
  invalid(code, frase, { campos: { [campo]: frase } });

export const decisaoNecessaria = () =>
  noCampo('resposta.decisao-necessaria', 'idCodigoDecisao', 'Escolha a decisão sobre o pedido de acesso.');

export const decisaoSoNoAcesso = () =>
  noCampo(
    'resposta.decisao-so-no-acesso',
    'idCodigoDecisao',
    'A decisão sobre o acesso existe só nos pedidos de acesso à informação.',
  );

export const especificacaoNecessaria = () =>
  noCampo(
    'resposta.especificacao-necessaria',
    'idEspecificacaoDecisao',
    'Escolha a especificação que corresponde a esta decisão.',
  );
