import { avaliarCaso } from './avaliar-caso.ato.ts';
import { cancelar } from './cancelar.ato.ts';
import { devolver } from './devolver.ato.ts';
import { encerrar } from './encerrar.ato.ts';
import { responder } from './responder.ato.ts';

/** In the order in which the screen offers them. */
export const atosDaAvaliacao = [avaliarCaso, devolver, responder, encerrar, cancelar] as const;
export type NomeDoAtoDaAvaliacao = (typeof atosDaAvaliacao)[number]['nome'];

export const nomesNaAvaliacao = atosDaAvaliacao.map(({ nome }) => nome);

/** Labels of the evaluation's history: the acts, and the draw, with which it begins. */
export const nomesDosAtos = Object.fromEntries([
  ['sortear', 'Amostra sorteada'],
  ...atosDaAvaliacao.map(({ nome, historico }) => [nome, historico.rotulo]),
]) as Readonly<Record<NomeDoAtoDaAvaliacao | 'sortear', string>>;
