import { conflict, forbidden, notFound } from '#kernel/errors.ts';

export const listagemNaoEncontrada = () =>
  notFound('retencao.listagem', 'Esta listagem de eliminação não existe, ou não é do seu órgão.');

export const listagemDeOutroModo = () =>
  conflict('retencao.situacao', 'A listagem mudou enquanto isso. Atualize a página e confira.');

export const listagemVazia = () =>
  conflict('retencao.vazia', 'Não há nenhuma manifestação nesta listagem: não há o que eliminar.');

export const naoPropoe = () =>
  forbidden('retencao.nao-propoe', 'Quem propõe a eliminação é um gestor do órgão.');

export const naoDecide = () =>
  forbidden(
    'retencao.nao-decide',
    'Quem aprova é outro gestor do órgão ou um administrador, que tenha o perfil há tempo e não o tenha dado a quem propôs nem recebido dele; nunca quem propôs.',
  );

export const casoSemGuarda = () =>
  notFound('retencao.caso', 'Não há manifestação do seu órgão com este protocolo.');

export const jaSuspensa = () =>
  conflict('retencao.ja-suspensa', 'A eliminação desta manifestação já está suspensa.');

export const suspensaoNaoEncontrada = () =>
  notFound('retencao.suspensao', 'Esta suspensão não existe, não é do seu órgão ou já foi levantada.');
