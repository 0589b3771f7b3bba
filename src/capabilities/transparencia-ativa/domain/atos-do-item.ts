import { avaliarItem } from './avaliar-item.ato.ts';
import { corrigir } from './corrigir.ato.ts';
import { enviar } from './enviar.ato.ts';
import { responder } from './responder.ato.ts';
import { retomar } from './retomar.ato.ts';

/** In the order in which they are offered. */
export const atosDoItem = [responder, corrigir, enviar, retomar, avaliarItem] as const;
export type NomeDoAtoDoItem = (typeof atosDoItem)[number]['nome'];

export const nomesNoItem = atosDoItem.map(({ nome }) => nome);

/** The act of a stored row: its history cannot be rewritten, and rows of before say 'avaliar'. */
export const nomeGuardado = (nome: string): NomeDoAtoDoItem =>
  nome === 'avaliar' ? 'avaliarItem' : (nome as NomeDoAtoDoItem);

/** How the history of an item names each act. */
export const nomesDosAtos = Object.fromEntries(
  atosDoItem.map(({ nome, historico }) => [nome, historico.rotulo]),
) as Readonly<Record<NomeDoAtoDoItem, string>>;
