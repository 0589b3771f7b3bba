import { timingSafeEqual } from 'node:crypto';
import { notFound } from '#kernel/errors.ts';
import type { Config } from '#server/config.ts';
import { hmac } from '#server/crypto/secret.ts';
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

export const origemDe = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`;

/** The secret comes after '#', so that no server, proxy or log on the way sees it. */
export const enderecoParaDesligar = (config: Config, aviso: Aviso): string =>
  `${origemDe(config)}/web/busca/desligar#token=${tokenDe(config, aviso)}`;

const abrirToken = (config: Config, token: string): Aviso | null => {
  const [texto = '', dada = ''] = token.split('.', 2);
  const [a, b] = [Buffer.from(assinatura(config, texto)), Buffer.from(dada)];
  return a.length === b.length && timingSafeEqual(a, b) ? readAviso(texto) : null;
};

/** One click from the mail, without signing in. Doing it twice is harmless. */
export const desligarAviso = async ({ db, config }: Platform, token: string): Promise<void> => {
  const aviso = abrirToken(config, token);
  if (!aviso)
    throw notFound('busca.aviso-invalido', 'Este endereço não vale. Copie-o inteiro do e-mail recebido.');
  if (aviso.tipo === 'alerta') await deleteAlerta(db, aviso.idAlerta);
  else await deleteAcompanhamento(db, aviso.idUsuario, aviso.idManifestacao);
};
