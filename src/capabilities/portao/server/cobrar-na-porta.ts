import type { FastifyRequest } from 'fastify';
import {
  cobrarProva,
  type Desafio,
  novoDesafio,
  type Prova,
} from '#capabilities/codigo-acesso/server/index.ts';
import { veioPeloTor } from '#server/http/secure.ts';
import type { Platform } from '#server/platform.ts';
import { bitsDaPorta, cabe, type Medida, medidaNoOnion, medidas } from '../domain/dificuldade.ts';
import { semLugar } from '../domain/portao-errors.ts';
import { contarPassagem, readCarga, remetenteDe, segundosAteAliviar } from './carga.ts';
import { cobrarEspera } from './formulario-assinado.ts';

export type PortaComProva = 'registrar' | 'anexo';

/** The signed forms of pages without script, which pay with time. */
const formularios = new WeakMap<FastifyRequest, string>();

/** Said by the page before it calls the endpoint: this request brings no puzzle, but the form it was written on. */
export const pagarComEspera = (request: FastifyRequest, formulario: string): void => {
  formularios.set(request, formulario);
};

const medidaDe = ({ config }: Platform, porta: PortaComProva, request: FastifyRequest): Medida =>
  veioPeloTor(config, request) ? medidaNoOnion(medidas[porta]) : medidas[porta];

export const desafioDaPorta = async (
  platform: Platform,
  porta: PortaComProva,
  request: FastifyRequest,
): Promise<Desafio> => {
  const carga = await readCarga(platform, porta, remetenteDe(platform, request));
  return novoDesafio(platform, bitsDaPorta(carga, medidaDe(platform, porta, request)));
};

/** What somebody without an account pays for one sending; refuses with the puzzle to solve, or for lack of room. */
export const cobrarNaPorta = async (
  platform: Platform,
  porta: PortaComProva,
  request: FastifyRequest,
  prova: Prova,
): Promise<void> => {
  const remetente = remetenteDe(platform, request);
  const formulario = formularios.get(request);
  if (formulario !== undefined) {
    await cobrarEspera(platform, request, formulario);
    return contarPassagem(platform, porta, remetente);
  }
  const carga = await readCarga(platform, porta, remetente);
  const medida = medidaDe(platform, porta, request);
  if (!cabe(carga, medida)) throw semLugar(segundosAteAliviar(platform));
  await cobrarProva(platform, prova, bitsDaPorta(carga, medida));
  await contarPassagem(platform, porta, remetente);
};
