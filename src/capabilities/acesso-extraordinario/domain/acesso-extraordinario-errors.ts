import { conflict, forbidden, notFound } from '#kernel/errors.ts';

export const acessoNaoEncontrado = () =>
  notFound('acesso-extraordinario.nao-encontrado', 'Este acesso não existe, ou não é seu nem do seu órgão.');

export const denunciaNaoEncontrada = () =>
  notFound(
    'acesso-extraordinario.sem-denuncia',
    'Não há denúncia com este protocolo. O acesso extraordinário serve só para denúncias e comunicações.',
  );

export const acessoJaPedido = () =>
  conflict('acesso-extraordinario.ja-pedido', 'Você já pediu, ou já tem, o acesso a esta denúncia.');

export const acessoJaDecidido = () =>
  conflict('acesso-extraordinario.ja-decidido', 'Este acesso já foi decidido.');

export const naoDecideOAcesso = () =>
  forbidden(
    'acesso-extraordinario.nao-decide',
    'Quem decide é outro administrador, ou um gestor do órgão da denúncia, que tenha o perfil há tempo e não o tenha dado a quem pediu nem recebido dele; nunca quem pediu.',
  );

export const semQuemDecida = () =>
  conflict(
    'acesso-extraordinario.sem-quem-decida',
    'Não há quem possa decidir este acesso: falta outro administrador, ou um gestor do órgão da denúncia, que tenha o perfil há tempo e não o tenha recebido de você nem dado o seu.',
  );
