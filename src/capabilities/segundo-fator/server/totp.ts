import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { DIGITOS, passosAceitos, SEGUNDOS_DO_PASSO } from '../domain/codigo.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** As long as the hash (RFC 4226, section 4). */
const BYTES_DO_SEGREDO = 20;

/** RFC 4648 without padding; the number of bytes is a multiple of five. */
export const emBase32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('');
};

export const novoSegredo = (): Buffer => randomBytes(BYTES_DO_SEGREDO);

/** RFC 4226, section 5.3, with the time step as its counter (RFC 6238). */
export const codigoDoPasso = (segredo: Buffer, passo: number, digitos = DIGITOS): string => {
  const contador = Buffer.alloc(8);
  contador.writeBigUInt64BE(BigInt(passo));
  const hmac = createHmac('sha1', segredo).update(contador).digest();
  const inicio = (hmac.at(-1) ?? 0) & 0x0f;
  const numero = hmac.readUInt32BE(inicio) & 0x7fffffff;
  return String(numero % 10 ** digitos).padStart(digitos, '0');
};

const isIgual = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** The time step of this code, if it is taken now; null if it is wrong, late or was used before. */
export const passoDoCodigo = (
  segredo: Buffer,
  digitado: string,
  agora: Date,
  ultimo: number | null,
): number | null =>
  passosAceitos(agora, ultimo).find((passo) => isIgual(codigoDoPasso(segredo, passo), digitado)) ?? null;

/** What the QR code says; apps show issuer and account beside the code. */
export const enderecoDoApp = (emissor: string, conta: string, segredo: Buffer): string => {
  const query = new URLSearchParams({
    secret: emBase32(segredo),
    issuer: emissor,
    algorithm: 'SHA1',
    digits: String(DIGITOS),
    period: String(SEGUNDOS_DO_PASSO),
  });
  // Apps read '+' as a plus sign.
  return `otpauth://totp/${encodeURIComponent(`${emissor}:${conta}`)}?${query.toString().replaceAll('+', '%20')}`;
};
