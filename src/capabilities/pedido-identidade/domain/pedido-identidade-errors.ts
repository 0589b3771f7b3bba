import { conflict, forbidden, notFound } from '#kernel/errors.ts';

export const pedidoNaoEncontrado = () =>
  notFound('pedido-identidade.nao-encontrado', 'Este pedido não existe, ou não é do seu órgão.');

export const naoGuarda = () =>
  forbidden(
    'pedido-identidade.nao-guarda',
    'Quem decide é a ouvidoria que guarda a identidade, e ela não é a do seu órgão.',
  );

export const quemPedeNaoDecide = () =>
  forbidden(
    'pedido-identidade.quem-pede-nao-decide',
    'Quem decide é outra pessoa, que tenha o perfil de gestor há tempo e não tenha dado um perfil a quem pediu nem recebido dele o seu; nunca quem pediu.',
  );

export const semQuemDecida = () =>
  conflict(
    'pedido-identidade.sem-quem-decida',
    'Não há quem possa decidir este pedido: falta um gestor que tenha o perfil há tempo e não o tenha recebido de você nem dado o seu.',
  );

export const naoPediu = () =>
  forbidden('pedido-identidade.nao-pediu', 'Só quem pediu a identidade pode abri-la.');

export const naoConcedido = () =>
  conflict('pedido-identidade.nao-concedido', 'A ouvidoria não concedeu este pedido.');

export const concessaoVencida = () =>
  conflict('pedido-identidade.concessao-vencida', 'A concessão valia por um dia e venceu. Peça de novo.');

export const concessaoUsada = () =>
  conflict(
    'pedido-identidade.concessao-usada',
    'A identidade já foi aberta por este pedido, que serve uma vez. Se ainda precisa dela, peça de novo.',
  );

export const pedidoJaAberto = () =>
  conflict(
    'manifestacao.identidade-ja-pedida',
    'Já há um pedido de identidade esperando a decisão da ouvidoria. Espere por ela.',
  );

export const naoRecebeuCoberta = () =>
  conflict(
    'manifestacao.identidade-nao-se-pede',
    'O seu órgão guarda a identidade: abra os dados na página da manifestação, com a justificativa.',
  );

export const soQuemPediuAbre = () =>
  forbidden(
    'pedido-identidade.so-quem-pediu-abre',
    'Só quem fez este pedido abre a identidade. Se você também precisa dela, peça.',
  );
