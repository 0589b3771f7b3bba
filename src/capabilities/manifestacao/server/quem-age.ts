import type { FastifyRequest } from 'fastify';
import { cookieDaChave, type FinalidadeDaChave } from '#capabilities/codigo-acesso/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { type Dono, donoDe } from '#server/crypto/dono.ts';
import { hashSecret } from '#server/crypto/secret.ts';
import { readSecret } from '#server/http/secret-cookie.ts';
import { origemPublica } from '#server/origem-publica.ts';
import type { Platform } from '#server/platform.ts';
import { browserOrigin } from '#server/sign-on/browser-origin.ts';
import type { EmNome } from '../domain/em-nome.ts';

/** Who stands behind a request about a case: an account, the holder of a key, both or neither. */
export interface QuemAge {
  /** Set only by `atendimento`, which checked it: staff who do what the person asked for at the desk. */
  readonly emNome?: EmNome;
  readonly usuario: UsuarioAtual | null;
  /** By which cases know their owner; null without an account. */
  readonly dono: Dono | null;
  readonly chaves: readonly { readonly finalidade: FinalidadeDaChave; readonly hash: Buffer }[];
  /** The address that links in mails start with. */
  readonly origem: string;
}

/** The moment that decides whether the person is in time: a letter counts from its arrival. */
export const momentoDoPedido = ({ emNome }: QuemAge, agora: Date): Date => emNome?.recebidaEm ?? agora;

/**
 * As any colleague: who filed a case and works in its office reads it on the team's page like the others, and leaves the same trace.
 * A page that stayed shut, or a view that left no row, would tell whoever hands the case around which of the team reported it.
 */
export const comoColega = <Q extends QuemAge>(quem: Q): Q => ({ ...quem, dono: null, chaves: [] });

/** For jobs, which nobody asked for. */
export const ninguem = ({ config }: Pick<Platform, 'config'>): QuemAge => ({
  usuario: null,
  dono: null,
  chaves: [],
  origem: origemPublica(config),
});

/** How staff sign the rows that their acts write. */
export const assinatura = (
  { usuario }: QuemAge,
  { row }: { readonly row: { readonly sigla_ouvidoria: string } },
): { id_responsavel: number; responsavel: string } => {
  if (!usuario) throw new Error('An act of the staff without a person');
  return { id_responsavel: usuario.idUsuario, responsavel: `${usuario.nome} (${row.sigla_ouvidoria})` };
};

interface Pedido {
  readonly usuario: UsuarioAtual | null;
  readonly request: FastifyRequest;
}

/** `outras`: keys besides the access code's that this call accepts. */
export const quemAge = (
  platform: Pick<Platform, 'config'>,
  { usuario, request }: Pedido,
  ...outras: readonly FinalidadeDaChave[]
): QuemAge => ({
  usuario,
  dono: usuario && donoDe(platform, usuario.idUsuario),
  chaves: (['codigo', ...outras] as const).flatMap((finalidade) => {
    const segredo = readSecret(platform.config, request, cookieDaChave[finalidade]);
    return segredo ? [{ finalidade, hash: hashSecret(segredo) }] : [];
  }),
  origem: browserOrigin(request, platform.config),
});
