import { conflict, forbidden, invalid, notFound } from '#kernel/errors.ts';

export const codigoErrado = (isDeDemonstracao: boolean) =>
  invalid(
    'segundo-fator.codigo-errado',
    isDeDemonstracao
      ? 'Código incorreto. Use o código de demonstração.'
      : 'Código incorreto ou já usado. Espere o próximo código do aplicativo, ou use um código de recuperação.',
  );

/** While an app is linked there may be no recovery code yet, and none links it. */
export const codigoDoAppErrado = () =>
  invalid(
    'segundo-fator.codigo-do-app-errado',
    'Código incorreto. Espere o próximo código do aplicativo e confira se a data e a hora do celular são automáticas.',
  );

export const passkeyRecusada = () =>
  invalid(
    'segundo-fator.passkey-recusada',
    'Não foi possível confirmar com a chave de acesso. Tente de novo.',
  );

export const desafioVencido = () =>
  conflict('segundo-fator.desafio-vencido', 'O tempo para confirmar acabou. Comece de novo.');

export const semFator = () =>
  forbidden(
    'segundo-fator.sem-fator',
    'Esta ação pede um segundo fator. Crie o seu em Meu Cadastro, Segurança da conta.',
  );

export const fatorInexistente = () =>
  notFound('segundo-fator.inexistente', 'Este segundo fator não existe mais.');

export const soDaEquipe = () =>
  forbidden('segundo-fator.so-da-equipe', 'O segundo fator é para quem trabalha em uma ouvidoria.');

export const fatoresDemais = () =>
  conflict('segundo-fator.demais', 'Você já tem muitos segundos fatores. Remova um antes de criar outro.');

export const ultimoFator = () =>
  conflict(
    'segundo-fator.ultimo',
    'Este é o seu único segundo fator, e a sua conta precisa de um. Crie outro antes de remover este.',
  );

export const passkeyRepetida = () =>
  conflict('segundo-fator.passkey-repetida', 'Esta chave de acesso já está ligada a uma conta.');

export const nadaARedefinir = () =>
  conflict('segundo-fator.nada-a-redefinir', 'Esta pessoa não tem segundo fator.');

export const soGestorRedefine = () =>
  forbidden('segundo-fator.so-gestor', 'Só o gestor do órgão ou o administrador redefine o segundo fator.');
