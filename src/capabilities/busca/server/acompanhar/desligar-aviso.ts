import { timingSafeEqual } from 'node:crypto';
import { notFound } from '#kernel/errors.ts';
import type { Config } from '#server/config.ts';
import { hmac } from '#server/crypto/secret.ts';
import { origemPublica } from '#server/origem-publica.ts';
import type { Platform } from '#server/platform.ts';
import { type Aviso, escreverAviso, readAviso } from '../../domain/aviso.ts';
import { deleteAcompanhamento } from './acompanhamento-repository.ts';
import { deleteAlerta } from './alerta-repository.ts';

const assinatura = (config: Pick<Config, 'keyFor'>, texto: string): string =>
  hmac(config.keyFor('busca.desligar'), texto);

const tokenDe = (config: Pick<Config, 'keyFor'>, aviso: Aviso): string => {
  const texto = escreverAviso(aviso);
  return `${texto}.${assinatura(config, texto)}`;
};

const pelaPagina = (config: Config, token: string): string =>
  `${origemPublica(config)}/web/busca/desligar#token=${token}`;

/** The secret comes after '#', so that no server, proxy or log on the way sees it. */
export const enderecoParaDesligar = (config: Config, aviso: Aviso): string =>
  pelaPagina(config, tokenDe(config, aviso));

/** For the mail program's own button (RFC 8058), which can send nothing after '#'. */
export const enderecoDeUmClique = (config: Config, aviso: Aviso): string =>
  `${origemPublica(config)}/api/app-web/v1/busca/avisos/desligar/${tokenDe(config, aviso)}`;

const abrirToken = (config: Config, token: string): Aviso | null => {
  const [texto = '', dada = ''] = token.split('.', 2);
  const [a, b] = [Buffer.from(assinatura(config, texto)), Buffer.from(dada)];
  return a.length === b.length && timingSafeEqual(a, b) ? readAviso(texto) : null;
};

export const avisoInvalido = () =>
  notFound('busca.aviso-invalido', 'Este endereço não vale. Copie-o inteiro do e-mail recebido.');

/** One click from the mail, without signing in. Doing it twice is harmless. False for a token that is not ours. */
export const desligarAviso = async ({ db, config }: Platform, token: string): Promise<boolean> => {
  const aviso = abrirToken(config, token);
  if (!aviso) return false;
  if (aviso.tipo === 'alerta') await deleteAlerta(db, aviso.idAlerta);
  else await deleteAcompanhamento(db, aviso.idUsuario, aviso.idManifestacao);
  return true;
};

/** A mail program that does not know the button opens the address as a page; anything that only looks at it changes nothing. */
export const paginaParaDesligar = ({ config }: Platform, token: string): string =>
  abrirToken(config, token) ? pelaPagina(config, token) : `${origemPublica(config)}/web/busca/desligar`;
