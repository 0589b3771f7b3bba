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

export const colegaNaoExiste = (campo: string) =>
  invalid('tramitacao.pessoa-nao-existe', 'Escolha uma pessoa que trabalha neste órgão.', {
    campos: { [campo]: 'Escolha uma pessoa que trabalha neste órgão.' },
  });

export const unidadeNaoEncontrada = () =>
  notFound('unidade.nao-encontrada', 'Esta unidade não existe no seu órgão.');
