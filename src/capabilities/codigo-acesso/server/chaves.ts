import type { FastifyReply, FastifyRequest } from 'fastify';
import { minutes } from '#server/clock.ts';
import { hashSecret, newSecret } from '#server/crypto/secret.ts';
import type { Db } from '#server/db/database.ts';
import { readSecret, secretName } from '#server/http/secret-cookie.ts';
import { isSecure } from '#server/http/secure.ts';
import type { Platform } from '#server/platform.ts';
import { deleteAcesso, insertAcesso, useLink } from './chaves-repository.ts';

/** What a short-lived key may be used for. */
export type FinalidadeDaChave = 'codigo' | 'consentimento' | 'pesquisa';

/** HttpOnly cookies that hold such keys: the access code itself is never kept in the browser. */
export const cookieDaChave: Readonly<Record<FinalidadeDaChave, string>> = {
  codigo: 'acesso-manifestacao',
  consentimento: 'acesso-consentimento',
  pesquisa: 'acesso-pesquisa',
};

/** Long enough to read and write, and short enough for a shared computer. */
const DURACAO_DA_CHAVE = minutes(30);

/** What a key opens: one case, or one pedido de desclassificação. */
export type OQueAbre = { readonly idManifestacao: number } | { readonly idPedido: number };

interface NaResposta {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const opcoes = ({ config }: Platform, request: FastifyRequest) =>
  ({ path: '/', sameSite: 'lax', httpOnly: true, secure: isSecure(config, request) }) as const;

/** Gives the browser a key, in a cookie that scripts cannot read. */
export const abrirChave = async (
  platform: Platform,
  db: Db,
  { request, reply }: NaResposta,
  { finalidade, ...abre }: OQueAbre & { readonly finalidade: FinalidadeDaChave },
): Promise<void> => {
  const agora = platform.clock.now();
  const segredo = newSecret();
  await insertAcesso(db, {
    hash: hashSecret(segredo),
    ...('idPedido' in abre
      ? { id_pedido_desclassificacao: abre.idPedido }
      : { id_manifestacao: abre.idManifestacao }),
    finalidade,
    criado_em: agora,
    expira_em: new Date(agora.getTime() + DURACAO_DA_CHAVE),
  });
  const comuns = opcoes(platform, request);
  reply.setCookie(secretName(comuns.secure, cookieDaChave[finalidade]), segredo, {
    ...comuns,
    maxAge: DURACAO_DA_CHAVE / 1000,
  });
};

/** Revokes the key in the browser and in the database, in case somebody copied the cookie. */
export const fecharChave = async (
  platform: Platform,
  { request, reply }: NaResposta,
  finalidade: FinalidadeDaChave,
): Promise<void> => {
  const segredo = readSecret(platform.config, request, cookieDaChave[finalidade]);
  if (segredo) await deleteAcesso(platform.db, hashSecret(segredo));
  const comuns = opcoes(platform, request);
  reply.clearCookie(secretName(comuns.secure, cookieDaChave[finalidade]), comuns);
};

type FinalidadeDoLink = Exclude<FinalidadeDaChave, 'codigo'>;

/** A one-use link for a mail: it opens the case for this purpose and nothing else. */
export const novoLink = async (
  { clock }: Pick<Platform, 'clock'>,
  tx: Db,
  {
    idManifestacao,
    finalidade,
    expiraEm,
  }: { idManifestacao: number; finalidade: FinalidadeDoLink; expiraEm: Date },
): Promise<string> => {
  const token = newSecret();
  await insertAcesso(tx, {
    hash: hashSecret(token),
    id_manifestacao: idManifestacao,
    finalidade: `link-${finalidade}`,
    criado_em: clock.now(),
    expira_em: expiraEm,
  });
  return token;
};

/** False for a used, expired, foreign or invented link: all look like an unknown case. */
export const trocarLink = (
  platform: Platform,
  naResposta: NaResposta,
  {
    idManifestacao,
    finalidade,
    token,
  }: { idManifestacao: number; finalidade: FinalidadeDoLink; token: string },
): Promise<boolean> =>
  platform.db.transaction().execute(async (tx) => {
    const used = await useLink(tx, {
      hash: hashSecret(token),
      idManifestacao,
      finalidade: `link-${finalidade}`,
      agora: platform.clock.now(),
    });
    if (used) await abrirChave(platform, tx, naResposta, { idManifestacao, finalidade });
    return used;
  });
