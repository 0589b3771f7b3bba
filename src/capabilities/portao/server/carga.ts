import type { FastifyRequest } from 'fastify';
import { prefixoDe } from '#server/brake/prefixo.ts';
import { minutes } from '#server/clock.ts';
import { hmac } from '#server/crypto/secret.ts';
import { isOnion, veioPeloTor } from '#server/http/secure.ts';
import type { Platform } from '#server/platform.ts';
import type { Carga, Porta } from '../domain/dificuldade.ts';
import { addPassagem, sumPassagens } from './carga-repository.ts';

const FATIA = minutes(5);

/**
 * Who counts as one sender; through Tor nobody has an address. Who only says so is known by the connection, because what they say
 * of their own address (PROXY_CONFIAVEL) is no better.
 */
export const remetenteDe = ({ config }: Platform, request: FastifyRequest): string => {
  if (veioPeloTor(config, request)) return 'onion';
  return isOnion(config, request) ? prefixoDe(request.socket.remoteAddress ?? '') : prefixoDe(request.ip);
};

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

const fatiasDe = ({ clock }: Platform): [agora: number, antes: number] => {
  const agora = Math.floor(clock.now().getTime() / FATIA) * FATIA;
  return [agora, agora - FATIA];
};

export const readCarga = async (platform: Platform, porta: Porta, remetente: string): Promise<Carga> => {
  const chaves = fatiasDe(platform).map((inicio) => chavesEm(platform, porta, remetente, inicio));
  const vistos = await sumPassagens(
    platform.db,
    chaves.flatMap(({ todo, prefixo }) => [todo, prefixo]),
  );
  const soma = (qual: keyof Chaves): number =>
    chaves.reduce((total, cada) => total + (vistos.get(cada[qual]) ?? 0), 0);
  return { doTodo: soma('todo'), doPrefixo: soma('prefixo') };
};

export const contarPassagem = async (platform: Platform, porta: Porta, remetente: string): Promise<void> => {
  const [agora] = fatiasDe(platform);
  const { todo, prefixo } = chavesEm(platform, porta, remetente, agora);
  await addPassagem(platform.db, [todo, prefixo], new Date(agora + FATIA * 3));
};

/** When the older slice no longer counts. */
export const segundosAteAliviar = ({ clock }: Platform): number =>
  Math.max(1, Math.ceil((FATIA - (clock.now().getTime() % FATIA)) / 1000));
