import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { DomainError } from '#kernel/errors.ts';
import { remetenteDe } from '#server/brake/remetente.ts';
import { hours } from '#server/clock.ts';
import { assinarPartes, lerPartes } from '#server/crypto/texto-assinado.ts';
import { veioPeloTor } from '#server/http/secure.ts';
import type { Platform } from '#server/platform.ts';
import { type Carga, cabe, medidas } from '../domain/dificuldade.ts';
import { segundosDeEspera } from '../domain/espera.ts';
import { cedoDemais, formularioVencido, semLugar } from '../domain/portao-errors.ts';
import { contarPassagem, readCarga, segundosAteAliviar } from './carga.ts';
import { spendFormulario, unspendFormulario } from './carga-repository.ts';

/** Whoever writes over a working day still sends; the next morning the page asks once more. */
const VALIDADE = hours(12);

const chaveDe = ({ config }: Platform): Buffer => config.keyFor('portao.formulario');

/** `moment.nonce.signature`: nothing is kept until it is used. */
export const novoFormulario = (platform: Platform): string =>
  assinarPartes(chaveDe(platform), [
    String(platform.clock.now().getTime()),
    randomBytes(12).toString('base64url'),
  ]);

interface Formulario {
  readonly abertoEm: Date;
  /** Names the form: under it, it is spent. */
  readonly nonce: string;
}

/** When the form was opened; null unless we made it and it is still good. */
export const readFormulario = (platform: Platform, aberto: string): Formulario | null => {
  const [momento = '', nonce = ''] = lerPartes(chaveDe(platform), aberto, 2) ?? [];
  if (!nonce || platform.clock.now().getTime() - Number(momento) > VALIDADE) return null;
  return { abertoEm: new Date(Number(momento)), nonce };
};

/** What a page without script pays for one filing: the time since its form was opened, and one form per filing. */
export const cobrarEspera = async (
  platform: Platform,
  request: FastifyRequest,
  aberto: string,
): Promise<void> => {
  const porta = veioPeloTor(platform.config, request) ? 'sem-script-onion' : 'sem-script';
  const remetente = remetenteDe(platform, request);
  const lido = readFormulario(platform, aberto);
  if (!lido) throw formularioVencido();
  const { abertoEm, nonce } = lido;
  const recusaPor = (carga: Carga): DomainError | null => {
    const esperou = (platform.clock.now().getTime() - abertoEm.getTime()) / 1000;
    const falta = Math.ceil(segundosDeEspera(carga, medidas[porta]) - esperou);
    if (falta > 0) return cedoDemais(falta);
    return cabe(carga, medidas[porta]) ? null : semLugar(segundosAteAliviar(platform));
  };
  const jaSeSabe = recusaPor(await readCarga(platform, porta, remetente));
  if (jaSeSabe) throw jaSeSabe;
  // The form first, so that one form sent a thousand times at once is counted once.
  if (!(await spendFormulario(platform.db, nonce, new Date(abertoEm.getTime() + VALIDADE))))
    throw formularioVencido();
  const { carga, devolver } = await contarPassagem(platform, porta, remetente);
  const recusa = recusaPor(carga);
  if (!recusa) return;
  await devolver();
  await unspendFormulario(platform.db, nonce);
  throw recusa;
};
