import type { FastifyRequest } from 'fastify';
import {
  type Desafio,
  faltaProva,
  lerProva,
  novoDesafio,
  type Prova,
} from '#capabilities/codigo-acesso/server/index.ts';
import { remetenteDe } from '#server/brake/remetente.ts';
import { veioPeloTor } from '#server/http/secure.ts';
import type { Platform } from '#server/platform.ts';
import {
  BITS_DA_PORTA,
  bitsDaPorta,
  cabe,
  type Medida,
  medidaNoOnion,
  medidas,
} from '../domain/dificuldade.ts';
import { semLugar } from '../domain/portao-errors.ts';
import { contarPassagem, contarPassagemPaga, readCarga, segundosAteAliviar } from './carga.ts';
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

/** Refused with the puzzle of the moment, or for lack of room, before anything is counted: asking costs others nothing. */
const recusarSemProva = async (
  platform: Platform,
  porta: PortaComProva,
  request: FastifyRequest,
): Promise<never> => {
  const carga = await readCarga(platform, porta, remetenteDe(platform, request));
  const medida = medidaDe(platform, porta, request);
  if (!cabe(carga, medida)) throw semLugar(segundosAteAliviar(platform));
  throw faltaProva(platform, bitsDaPorta(carga, medida));
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
    await contarPassagem(platform, porta, remetente);
    return;
  }
  // Used up before anything is counted: the load that everybody pays for grows by work that was done, not by requests.
  const lida = lerProva(platform, prova, BITS_DA_PORTA);
  const passagem = lida && (await contarPassagemPaga(platform, porta, remetente, lida));
  if (!lida || !passagem) return recusarSemProva(platform, porta, request);
  const { carga, devolver } = passagem;
  const medida = medidaDe(platform, porta, request);
  const bits = bitsDaPorta(carga, medida);
  if (cabe(carga, medida) && lida.bits >= bits) return;
  await devolver();
  throw cabe(carga, medida) ? faltaProva(platform, bits) : semLugar(segundosAteAliviar(platform));
};
