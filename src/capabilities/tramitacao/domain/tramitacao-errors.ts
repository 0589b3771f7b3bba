import { conflict, invalid, notFound } from '#kernel/errors.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { DIAS_MAIS_PRAZO, DIAS_TRAMITACAO } from '#kernel/prazo/prazos-da-lei.ts';
import { formatData } from '#kernel/texto.ts';

/** Also the answer for somebody who was not asked. */
export const passoNaoEncontrado = () =>
  notFound('tramitacao.nao-encontrada', 'Não há um pedido aberto para você com este número.');

export const destinoNaoExiste = () =>
  invalid('tramitacao.destino-nao-existe', 'Escolha unidades e pessoas que trabalham neste órgão.', {
    campos: { unidades: 'Escolha unidades e pessoas que trabalham neste órgão.' },
  });

export const semDestino = () =>
  invalid('tramitacao.sem-destino', 'Escolha ao menos uma unidade ou pessoa.', {
    campos: { unidades: 'Escolha ao menos uma unidade ou pessoa.' },
  });

const fraseDaUnidadeVazia = (siglas: readonly string[]): string =>
  siglas.length === 1
    ? `Ninguém trabalha hoje na unidade ${siglas[0]}: o pedido não chegaria a ninguém. Escolha outra, ou uma pessoa.`
    : `Ninguém trabalha hoje nas unidades ${siglas.join(', ')}: o pedido não chegaria a ninguém. Escolha outras, ou pessoas.`;

export const unidadeSemPessoas = (siglas: readonly string[]) =>
  invalid('tramitacao.unidade-sem-pessoas', fraseDaUnidadeVazia(siglas), {
    campos: { unidades: fraseDaUnidadeVazia(siglas) },
  });

export const jaEstaComDestino = () =>
  conflict('tramitacao.ja-aberta', 'A manifestação já está com uma das áreas ou pessoas escolhidas.');

export const prazoInternoPassado = () =>
  invalid('tramitacao.prazo-passado', 'O prazo interno não pode ser um dia que já passou.', {
    campos: { prazo: 'O prazo interno não pode ser um dia que já passou.' },
  });

const fraseDoPrazoLongo = (ultimo: PlainDate): string =>
  `O prazo interno vai no máximo até ${formatData(ultimo)}: ${DIAS_TRAMITACAO} dias e mais ${DIAS_MAIS_PRAZO}.`;

export const prazoInternoLongoDemais = (ultimo: PlainDate) =>
  invalid('tramitacao.prazo-longo', fraseDoPrazoLongo(ultimo), {
    campos: { prazo: fraseDoPrazoLongo(ultimo) },
  });

export const jaPediuMaisPrazo = () =>
  conflict('tramitacao.ja-prorrogada', 'O prazo deste pedido já foi aumentado uma vez.');

const fraseDepoisDoCaso = (prazoDoCaso: PlainDate, ultimo: PlainDate): string =>
  `O prazo interno termina antes do prazo da resposta, que é ${formatData(prazoDoCaso)}: escolha um dia até ${formatData(ultimo)}.`;

export const prazoDepoisDoCaso = (prazoDoCaso: PlainDate, ultimo: PlainDate) =>
  invalid('tramitacao.depois-do-prazo', fraseDepoisDoCaso(prazoDoCaso, ultimo), {
    campos: { prazo: fraseDepoisDoCaso(prazoDoCaso, ultimo) },
  });

export const prazoJaPedido = () =>
  conflict('tramitacao.prazo-ja-pedido', 'Mais prazo só pode ser pedido uma vez, e já foi.');

export const semMaisPrazo = (prazoDoCaso: PlainDate | null) =>
  conflict(
    'tramitacao.sem-mais-prazo',
    prazoDoCaso
      ? `Não há mais dias: a contribuição da área precisa chegar antes de ${formatData(prazoDoCaso)}, prazo da resposta.`
      : 'Não há mais dias: o prazo da área, mesmo aumentado, já teria terminado.',
  );

export const prazoDaAreaTerminou = (prazo: PlainDate) =>
  conflict(
    'tramitacao.prazo-terminou',
    `O prazo deste pedido terminou em ${formatData(prazo)}, e mais prazo só se pede antes do fim: contribua com o que tiver, ou devolva.`,
  );

/** Lei 12.527/2011, art. 15: five days are all that whoever judges has. */
export const recursoNaoEspera = () =>
  conflict(
    'tramitacao.recurso-nao-espera',
    'Um recurso se decide em poucos dias e não espera mais pela área: contribua com o que tiver, ou devolva.',
  );

export const semPedidoDePrazo = () =>
  conflict(
    'tramitacao.sem-pedido-de-prazo',
    'Esta área não tem um pedido de mais prazo à espera de decisão.',
  );

const fraseNaoCabe = (primeiro: PlainDate, ultimo: PlainDate): string =>
  `Escolha um dia de ${formatData(primeiro)} até ${formatData(ultimo)}.`;

export const prazoConcedidoNaoCabe = (primeiro: PlainDate, ultimo: PlainDate) =>
  invalid('tramitacao.prazo-nao-cabe', fraseNaoCabe(primeiro, ultimo), {
    campos: { prazo: fraseNaoCabe(primeiro, ultimo) },
  });

export const colegaNaoExiste = (campo: string) =>
  invalid('tramitacao.pessoa-nao-existe', 'Escolha uma pessoa que trabalha neste órgão.', {
    campos: { [campo]: 'Escolha uma pessoa que trabalha neste órgão.' },
  });

export const unidadeNaoEncontrada = () =>
  notFound('unidade.nao-encontrada', 'Esta unidade não existe no seu órgão.');
