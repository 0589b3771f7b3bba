import { minutes } from '#server/clock.ts';
import { hmac } from '#server/crypto/secret.ts';
import type { Platform } from '#server/platform.ts';
import type { Carga, Porta } from '../domain/dificuldade.ts';
import { addPassagem, spendEAddPassagem, sumPassagens } from './carga-repository.ts';

const FATIA = minutes(5);

interface Chaves {
  readonly todo: string;
  readonly prefixo: string;
}

/** A slice of time has its own rows, under the key of its day. */
const chavesEm = ({ config }: Platform, porta: Porta, remetente: string, inicio: number): Chaves => {
  const fatia = new Date(inicio).toISOString().slice(0, 16);
  const chave = config.keyFor(`portao:${fatia.slice(0, 10)}`);
  return {
    todo: `carga:${hmac(chave, `${porta}|${fatia}`)}`,
    prefixo: `carga:${hmac(chave, `${porta}|${fatia}|${remetente}`)}`,
  };
};

/** The slice that runs and the one before it, which still counts. */
const fatiasDe = (platform: Platform, porta: Porta, remetente: string) => {
  const inicio = Math.floor(platform.clock.now().getTime() / FATIA) * FATIA;
  return {
    agora: chavesEm(platform, porta, remetente, inicio),
    antes: chavesEm(platform, porta, remetente, inicio - FATIA),
    expiraEm: new Date(inicio + FATIA * 3),
  };
};

const listaDe = ({ todo, prefixo }: Chaves): readonly string[] => [todo, prefixo];

const cargaDe = ({ todo, prefixo }: Chaves, vistos: ReadonlyMap<string, number>): Carga => ({
  doTodo: vistos.get(todo) ?? 0,
  doPrefixo: vistos.get(prefixo) ?? 0,
});

const somar = (uma: Carga, outra: Carga, menos = 0): Carga => ({
  doTodo: uma.doTodo + outra.doTodo - menos,
  doPrefixo: uma.doPrefixo + outra.doPrefixo - menos,
});

export const readCarga = async (platform: Platform, porta: Porta, remetente: string): Promise<Carga> => {
  const { agora, antes } = fatiasDe(platform, porta, remetente);
  const vistos = await sumPassagens(platform.db, [...listaDe(agora), ...listaDe(antes)]);
  return somar(cargaDe(agora, vistos), cargaDe(antes, vistos));
};

export interface Passagem {
  /** How many passed before this one. */
  readonly carga: Carga;
  /** For who may not pass after all. */
  readonly devolver: () => Promise<unknown>;
}

/**
 * Counts first and judges after: the number is this one's own, however many come at once. Read before and counted after, one
 * burst would pass every limit.
 */
export const contarPassagem = async (
  platform: Platform,
  porta: Porta,
  remetente: string,
): Promise<Passagem> => {
  const { agora, antes, expiraEm } = fatiasDe(platform, porta, remetente);
  const contar = (mais: 1 | -1) => addPassagem(platform.db, listaDe(agora), expiraEm, mais);
  const contados = cargaDe(agora, await contar(1));
  const passados = cargaDe(antes, await sumPassagens(platform.db, listaDe(antes)));
  return { carga: somar(contados, passados, 1), devolver: () => contar(-1) };
};

/**
 * The same for who paid with a puzzle, in one statement: the puzzle is used up, and only then this one counted; null if it was
 * used before.
 */
export const contarPassagemPaga = async (
  platform: Platform,
  porta: Porta,
  remetente: string,
  paga: { readonly chave: string; readonly expiraEm: Date },
): Promise<Passagem | null> => {
  const { agora, antes, expiraEm } = fatiasDe(platform, porta, remetente);
  const contados = await spendEAddPassagem(platform.db, paga, {
    contadas: listaDe(agora),
    lidas: listaDe(antes),
    expiraEm,
  });
  if (!contados) return null;
  return {
    carga: somar(cargaDe(agora, contados), cargaDe(antes, contados), 1),
    devolver: () => addPassagem(platform.db, listaDe(agora), expiraEm, -1),
  };
};

/** When the older slice no longer counts. */
export const segundosAteAliviar = ({ clock }: Platform): number =>
  Math.max(1, Math.ceil((FATIA - (clock.now().getTime() % FATIA)) / 1000));
