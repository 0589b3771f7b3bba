import { conflict, forbidden, notFound } from '#kernel/errors.ts';

export const pedidoNaoEncontrado = () =>
  notFound('pedido-identidade.nao-encontrado', 'Este pedido não existe, ou não é do seu órgão.');

export const naoGuarda = () =>
  forbidden(
    'pedido-identidade.nao-guarda',
    'Quem decide é a ouvidoria que guarda a identidade, e ela não é a do seu órgão.',
  );

export const quemPedeNaoDecide = () =>
  forbidden('pedido-identidade.quem-pede-nao-decide', 'Quem pediu a identidade não decide o próprio pedido.');

export const naoPediu = () =>
  forbidden('pedido-identidade.nao-pediu', 'Só quem pediu a identidade pode abri-la.');

export const naoConcedido = () =>
  conflict('pedido-identidade.nao-concedido', 'A ouvidoria não concedeu este pedido.');

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
