import { DIAS_DE_CASA } from '#capabilities/manifestacao/domain/impedidos/acesso-recebido.ts';
import { conflict, forbidden, invalid, notFound } from '#kernel/errors.ts';

export const impedimentoNaoEncontrado = () =>
  notFound('impedimento.nao-encontrado', 'Este impedimento não existe ou já terminou.');

export const pedidoNaoEncontrado = () =>
  notFound('impedimento.pedido-nao-encontrado', 'Este pedido não existe ou já foi retirado.');

export const naoVeOCaso = () =>
  forbidden('impedimento.nao-trata-o-caso', 'Só quem trabalha com a manifestação pode declarar impedimento.');

export const naoGereOCaso = () =>
  forbidden('impedimento.so-o-gestor', 'Só o gestor do órgão em que a manifestação está pode fazer isto.');

export const soQuemRelata = () =>
  forbidden('impedimento.so-quem-relata', 'Só quem registrou a manifestação pode retirar este pedido.');

export const soQuemRelataPede = () =>
  forbidden(
    'impedimento.so-quem-relata-pede',
    'Só quem registrou a manifestação pode pedir que alguém não a veja.',
  );

export const casoTerminou = () =>
  conflict('impedimento.caso-terminou', 'Esta manifestação já terminou: ninguém mais trabalha com ela.');

export const jaPedido = () =>
  conflict('impedimento.ja-pedido', 'Você já pediu que esta pessoa não veja a manifestação.');

export const pedidosDemais = (maximo: number) =>
  invalid('impedimento.pedidos-demais', `Você pode indicar no máximo ${maximo} pessoas.`, {
    campos: { naoDevemVer: `Indique no máximo ${maximo} pessoas, com as que já indicou.` },
  });

export const pedidoPorQuemRelata = () =>
  conflict(
    'impedimento.pedido-por-quem-relata',
    'Quem relata pediu que esta pessoa não veja a manifestação: só quem relata pode retirar o pedido.',
  );

export const gestorRecente = () =>
  forbidden(
    'impedimento.gestor-recente',
    `Quem é gestor do órgão há menos de ${DIAS_DE_CASA} dias não afasta este impedimento. Peça a outro gestor.`,
  );

export const recebeuDoImpedido = () =>
  forbidden(
    'impedimento.recebeu-do-impedido',
    'Quem recebeu o acesso da pessoa impedida não afasta o impedimento dela. Peça a outro gestor.',
  );

export const pessoaDeFora = () =>
  invalid('impedimento.pessoa-de-fora', 'Escolha pessoas que trabalham no órgão.', {
    campos: { pessoas: 'Escolha pessoas que trabalham no órgão.' },
  });

export const indicadasDemais = (maximo: number) =>
  invalid(
    'impedimento.indicadas-demais',
    `Das pessoas que não têm o nome escrito no pedido, escolha no máximo ${maximo}.`,
    { campos: { pessoas: `Escolha no máximo ${maximo} pessoas com outro nome.` } },
  );

export const ninguemMaisVe = () =>
  conflict(
    'impedimento.ninguem-mais-ve',
    'Você ficaria sozinho com a manifestação. Estas pessoas não têm o nome escrito no pedido: peça que declarem impedimento.',
  );

export const naoASiMesmo = () =>
  invalid('impedimento.use-a-declaracao', 'Para você mesmo, use “Declarar impedimento”.', {
    campos: { pessoas: 'Para você mesmo, use “Declarar impedimento”.' },
  });
