import { timingSafeEqual } from 'node:crypto';
import { hmacBytes } from '#server/crypto/secret.ts';
import type { Platform } from '#server/platform.ts';
import { linkInvalido, linkVencido } from '../../domain/anexo-errors.ts';
import { SEGUNDOS_DO_LINK } from '../../domain/anexo-limites.ts';

const assinar = ({ config }: Pick<Platform, 'config'>, idAnexo: number, expira: number): Buffer =>
  hmacBytes(config.keyFor('anexo.link'), `${idAnexo}.${expira}`);

/** S9-01: 3600 s from now, in whole seconds, as the link carries it. */
export const validadeDoLink = ({ clock }: Pick<Platform, 'clock'>): Date =>
  new Date((Math.floor(clock.now().getTime() / 1000) + SEGUNDOS_DO_LINK) * 1000);

/** An address that lets whoever has it send this one file, and nothing else. */
export const criarLink = (platform: Pick<Platform, 'config'>, idAnexo: number, expiraEm: Date): string => {
  const expira = expiraEm.getTime() / 1000;
  const assinatura = assinar(platform, idAnexo, expira).toString('base64url');
  return `/api/app-web/v1/anexos/${idAnexo}/conteudo?${new URLSearchParams({ expira: String(expira), assinatura })}`;
};

/** Checks the signature before the date, so that a forged link learns nothing about time. */
export const assertLink = (
  platform: Pick<Platform, 'config' | 'clock'>,
  idAnexo: number,
  { expira, assinatura }: { readonly expira: number; readonly assinatura: string },
): void => {
  const esperada = assinar(platform, idAnexo, expira);
  const dada = Buffer.from(assinatura, 'base64url');
  if (dada.length !== esperada.length || !timingSafeEqual(dada, esperada)) throw linkInvalido();
  if (expira * 1000 <= platform.clock.now().getTime()) throw linkVencido();
};
