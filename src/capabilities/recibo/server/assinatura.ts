import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Config } from '#server/config.ts';
import { rodapeDoArquivo, textoAssinado } from '../domain/arquivo-assinado.ts';
import { type CopiaDaDecisao, deserializeCopia, serializeCopia } from '../domain/copia-da-decisao.ts';
import { deserialize, type Recibo, serialize } from '../domain/recibo.ts';

/** RFC 8410: the bytes before the 32 bytes of an Ed25519 private key in PKCS #8. */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

const privateKey = (config: Pick<Config, 'keyFor'>): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([PKCS8_PREFIX, config.keyFor('recibo.assinatura')]),
    format: 'der',
    type: 'pkcs8',
  });

type Chaves = Pick<Config, 'keyFor'>;

/** `content.signature`, both base64url: it fits in a QR code and is checked without a database. */
const assinarTexto = (config: Chaves, texto: string): string => {
  const conteudo = Buffer.from(texto);
  const assinatura = sign(null, conteudo, privateKey(config));
  return `${conteudo.toString('base64url')}.${assinatura.toString('base64url')}`;
};

const isAssinado = (config: Chaves, conteudo: Buffer, assinatura: string): boolean =>
  verify(null, conteudo, createPublicKey(privateKey(config)), Buffer.from(assinatura, 'base64url'));

/** Null when this installation did not sign it or any character was changed. */
const abrirTexto = (config: Chaves, codigo: string): string | null => {
  const [conteudo = '', assinatura = '', ...resto] = codigo.trim().split('.');
  if (resto.length > 0) return null;
  const bytes = Buffer.from(conteudo, 'base64url');
  return isAssinado(config, bytes, assinatura) ? bytes.toString('utf8') : null;
};

const abrir = <D>(config: Chaves, codigo: string, ler: (texto: string) => D | null): D | null => {
  const texto = abrirTexto(config, codigo);
  return texto === null ? null : ler(texto);
};

export const assinar = (config: Chaves, recibo: Recibo): string => assinarTexto(config, serialize(recibo));

export const verificar = (config: Chaves, codigo: string): Recibo | null =>
  abrir(config, codigo, deserialize);

export const assinarCopia = (config: Chaves, copia: CopiaDaDecisao): string =>
  assinarTexto(config, serializeCopia(copia));

export const verificarCopia = (config: Chaves, codigo: string): CopiaDaDecisao | null =>
  abrir(config, codigo, deserializeCopia);

/** The file with its own signature in a comment behind it, which readers of PDF skip. */
export const assinarArquivo = (config: Chaves, codigo: string, pdf: Buffer): Buffer => {
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  const assinatura = sign(null, Buffer.from(textoAssinado(codigo, sha256)), privateKey(config));
  return Buffer.concat([pdf, Buffer.from(rodapeDoArquivo(codigo, assinatura.toString('base64url')))]);
};

export const isArquivoInteiro = (
  config: Chaves,
  codigo: string,
  { sha256, assinatura }: { readonly sha256: string; readonly assinatura: string },
): boolean => isAssinado(config, Buffer.from(textoAssinado(codigo, sha256)), assinatura);
