import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Config } from '#server/config.ts';
import { deserialize, type Recibo, serialize } from '../domain/recibo.ts';

/** RFC 8410: the bytes before the 32 bytes of an Ed25519 private key in PKCS #8. */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

const privateKey = (config: Pick<Config, 'keyFor'>): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([PKCS8_PREFIX, config.keyFor('recibo.assinatura')]),
    format: 'der',
    type: 'pkcs8',
  });

/** `content.signature`, both base64url: it fits in a QR code and is checked without a database. */
export const assinar = (config: Pick<Config, 'keyFor'>, recibo: Recibo): string => {
  const conteudo = Buffer.from(serialize(recibo));
  const assinatura = sign(null, conteudo, privateKey(config));
  return `${conteudo.toString('base64url')}.${assinatura.toString('base64url')}`;
};

/** The receipt, or null when this installation did not sign it or any character was changed. */
export const verificar = (config: Pick<Config, 'keyFor'>, codigo: string): Recibo | null => {
  const [conteudo = '', assinatura = '', ...resto] = codigo.trim().split('.');
  if (resto.length > 0) return null;
  const bytes = Buffer.from(conteudo, 'base64url');
  const isAssinado = verify(
    null,
    bytes,
    createPublicKey(privateKey(config)),
    Buffer.from(assinatura, 'base64url'),
  );
  return isAssinado ? deserialize(bytes.toString('utf8')) : null;
};
