import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { hours } from '#server/clock.ts';
import { hashSecret, hmacBytes } from '#server/crypto/secret.ts';
import { veioPeloTor } from '#server/http/secure.ts';
import type { Platform } from '#server/platform.ts';
import { cabe, medidas } from '../domain/dificuldade.ts';
import { segundosDeEspera } from '../domain/espera.ts';
import { cedoDemais, formularioVencido, semLugar } from '../domain/portao-errors.ts';
import { contarPassagem, readCarga, remetenteDe, segundosAteAliviar } from './carga.ts';
import { spendFormulario } from './carga-repository.ts';

/** Whoever writes over a working day still sends; the next morning the page asks once more. */
const VALIDADE = hours(12);

const assinar = ({ config }: Platform, corpo: string): Buffer =>
  hmacBytes(config.keyFor('portao.formulario'), corpo);

/** `moment.nonce.signature`: nothing is kept until it is used. */
export const novoFormulario = (platform: Platform): string => {
  const corpo = `${platform.clock.now().getTime()}.${randomBytes(12).toString('base64url')}`;
  return `${corpo}.${assinar(platform, corpo).toString('base64url')}`;
};

/** When the form was opened; null unless we made it and it is still good. */
export const readFormulario = (platform: Platform, aberto: string): Date | null => {
  const [momento = '', nonce = '', assinatura = ''] = aberto.split('.');
  const dada = Buffer.from(assinatura, 'base64url');
  const certa = assinar(platform, `${momento}.${nonce}`);
  if (dada.length !== certa.length || !timingSafeEqual(dada, certa)) return null;
  const idade = platform.clock.now().getTime() - Number(momento);
  return idade > VALIDADE ? null : new Date(Number(momento));
};

/** What a page without script pays for one filing: the time since its form was opened, and one form per filing. */
export const cobrarEspera = async (
  platform: Platform,
  request: FastifyRequest,
  aberto: string,
): Promise<void> => {
  const porta = veioPeloTor(platform.config, request) ? 'sem-script-onion' : 'sem-script';
  const remetente = remetenteDe(platform, request);
  const abertoEm = readFormulario(platform, aberto);
  if (!abertoEm) throw formularioVencido();
  const carga = await readCarga(platform, porta, remetente);
  const esperou = (platform.clock.now().getTime() - abertoEm.getTime()) / 1000;
  const falta = Math.ceil(segundosDeEspera(carga, medidas[porta]) - esperou);
  if (falta > 0) throw cedoDemais(falta);
  if (!cabe(carga, medidas[porta])) throw semLugar(segundosAteAliviar(platform));
  const expiraEm = new Date(abertoEm.getTime() + VALIDADE);
  if (!(await spendFormulario(platform.db, hashSecret(aberto).toString('base64url'), expiraEm)))
    throw formularioVencido();
  await contarPassagem(platform, porta, remetente);
};
