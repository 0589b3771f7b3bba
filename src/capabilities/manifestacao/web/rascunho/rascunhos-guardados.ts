import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { rascunhoContract } from '#capabilities/rascunho/contract.ts';
import { createApi, createReader } from '#shell/api/client.ts';
import { ApiError, OfflineError } from '#shell/api/errors.ts';
import { useUsuario } from '#shell/session/session.ts';
import type { Escrita } from './escrita.ts';
import { apagarLocal, isNaMemoria, listLocais, type RascunhoLocal, readLocal } from './rascunho-local.ts';

const api = createApi<typeof rascunhoContract>();
const read = createReader<typeof rascunhoContract>();

export interface RascunhoGuardado {
  readonly idRascunho: string;
  readonly titulo: string;
  readonly idTipoManifestacao: number | null;
  readonly continuarEm: string;
  readonly atualizadoEm: string;
  /** Only in this browser: the person is not signed in, or it was not sent to the server yet. */
  readonly isSoAqui: boolean;
  readonly isAnonimo: boolean;
}

/** Without the server, or without a session, what this browser has is still shown. */
const semServidor =
  <T>(vazio: T) =>
  (error: unknown): T => {
    if (error instanceof OfflineError || (error instanceof ApiError && [401, 404].includes(error.status)))
      return vazio;
    throw error;
  };

/** A browser that refuses IndexedDB has no drafts of its own. */
const semArmazenamento =
  <T>(vazio: T) =>
  (): T =>
    vazio;

const daqui = (local: RascunhoLocal): RascunhoGuardado => ({
  idRascunho: local.idRascunho,
  titulo: local.titulo,
  idTipoManifestacao: local.idTipoManifestacao,
  continuarEm: local.continuarEm,
  atualizadoEm: local.atualizadoEm,
  isSoAqui: true,
  isAnonimo: local.dono === null,
});

/** A draft the server once had and no longer lists was sent or deleted elsewhere. */
const isVivo = (local: RascunhoLocal): boolean => local.isPendente || local.versao === 0;

const listar = async (dono: string | null): Promise<readonly RascunhoGuardado[]> => {
  const locais = await listLocais(dono).catch(semArmazenamento<readonly RascunhoLocal[]>([]));
  const remotos = dono
    ? await read('GET /app-web/v1/rascunhos', undefined, { quiet: true }).catch(semServidor(null))
    : [];
  const la = new Set(remotos?.map(({ idRascunho }) => idRascunho));
  const so = locais.filter((local) => !la.has(local.idRascunho) && (remotos === null || isVivo(local)));
  return [
    ...(remotos ?? []).map((remoto) => ({ ...remoto, isSoAqui: false, isAnonimo: false })),
    ...so.map(daqui),
  ].sort((a, b) => b.atualizadoEm.localeCompare(a.atualizadoEm));
};

const CHAVE = 'rascunhos';

export const useRascunhosGuardados = () => {
  const dono = useUsuario()?.login ?? null;
  return useQuery({ queryKey: [CHAVE, dono], queryFn: () => listar(dono), staleTime: 0, gcTime: 0 });
};

export const useApagarRascunho = () => {
  const cliente = useQueryClient();
  return async ({ idRascunho, isSoAqui }: RascunhoGuardado): Promise<void> => {
    if (!isSoAqui) await api('DELETE /app-web/v1/rascunhos/:idRascunho', { params: { idRascunho } });
    await apagarLocal(idRascunho).catch(semArmazenamento(undefined));
    await cliente.invalidateQueries({ queryKey: [CHAVE] });
  };
};

export interface RascunhoAberto {
  readonly conteudo: Readonly<Record<string, unknown>>;
  readonly versao: number;
  /** For a draft found here: the writings it grew from. */
  readonly linhagem?: readonly Escrita[];
  /** Found on the device, and not only in this page's memory. */
  readonly isGuardadoAqui?: boolean;
}

/** A draft not yet sent is newer than the server's copy; a conflict shows when it is sent. */
export const abrirRascunho = async (
  idRascunho: string,
  dono: string | null,
): Promise<RascunhoAberto | null> => {
  const local = await readLocal(idRascunho, dono).catch(semArmazenamento(null));
  if (local && (local.isPendente || local.dono === null || !dono))
    return { ...local, isGuardadoAqui: !isNaMemoria(idRascunho) };
  if (!dono) return null;
  const params = { idRascunho };
  const remoto = await read('GET /app-web/v1/rascunhos/:idRascunho', { params }, { quiet: true }).catch(
    semServidor(null),
  );
  return remoto ?? local;
};
