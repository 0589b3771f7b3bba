import { conflict, forbidden, invalid, notFound } from '#kernel/errors.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';

/** Also the answer to people who may not know of it. */
export const promessaNaoEncontrada = () =>
  notFound('cumprimento.nao-encontrada', 'Entrega prometida não encontrada.');

export const naoEDeQuemPediu = () =>
  forbidden('cumprimento.nao-pediu', 'Só quem fez o pedido pode fazer isto.');
export const naoEDoOrgao = () =>
  forbidden('cumprimento.nao-e-do-orgao', 'Só o órgão que prometeu pode entregar.');
export const naoControla = () => forbidden('cumprimento.nao-controla', 'Quem controla este órgão é outro.');
export const respondaOPedido = () =>
  conflict(
    'cumprimento.sem-resposta',
    'O pedido ainda espera a resposta do órgão: responda a ele, e a resposta cumpre o que foi decidido.',
  );
export const aindaNoPrazo = () =>
  conflict('cumprimento.no-prazo', 'O dia da entrega ainda não passou: a data só muda depois dele.');

const campoErrado = (code: string, campo: string, frase: string) =>
  invalid(`cumprimento.${code}`, frase, { campos: { [campo]: frase } });

export const nadaEntregue = () =>
  campoErrado('nada-entregue', 'texto', 'Escreva a informação, anexe um arquivo ou marque a consulta.');
export const consultaNoPassado = () =>
  campoErrado('consulta-no-passado', 'consulta.dia', 'Marque a consulta para um dia que ainda não passou.');
export const consultaTardia = (ultima: PlainDate) =>
  campoErrado('consulta-tardia', 'consulta.dia', `Marque a consulta para até ${formatData(ultima)}.`);
