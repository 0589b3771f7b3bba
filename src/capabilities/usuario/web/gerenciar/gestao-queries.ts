import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { createApi } from '#web/api/client.ts';
import { useUsuario } from '#web/session/session.ts';
import type { usuarioContract } from '../../contract.ts';
import { escreverPessoas, type FiltroDePessoas } from './filtro-de-pessoas.ts';

export const api = createApi<typeof usuarioContract>();
export const SILENT = { errors: 'silent' } as const;
const QUIETO = { errors: 'silent', quiet: true } as const;
const PESSOAS = ['gestao-de-usuarios'];
const CINCO_MINUTOS = 300_000;

/** Where the person who administers may give which profiles. */
export const useOpcoesDaGestao = () => {
  const perfil = useUsuario()?.idUsuarioPerfilOuvidoriaAtual ?? 0;
  return useQuery({
    queryKey: ['gestao-opcoes', perfil],
    queryFn: () => api('GET /app-web/v1/usuarios/gerenciar/opcoes', undefined, QUIETO),
    staleTime: CINCO_MINUTOS,
  });
};

export const usePessoas = (
  filtro: FiltroDePessoas,
  { limite, cursor }: { limite: number; cursor: string | undefined },
) =>
  useQuery({
    queryKey: [...PESSOAS, 'lista', escreverPessoas(filtro), limite, cursor ?? ''],
    queryFn: () =>
      api(
        'POST /app-web/v1/usuarios/gerenciar',
        {
          body: {
            limite,
            ...(cursor && { cursor }),
            ...(filtro.busca && { busca: filtro.busca }),
            ...(filtro.idPerfil !== null && { idPerfil: filtro.idPerfil }),
            ...(filtro.idOuvidoria !== null && { idOuvidoria: filtro.idOuvidoria }),
            ...(filtro.situacao && { situacao: filtro.situacao }),
          },
        },
        QUIETO,
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const usePessoa = (idUsuario: number) =>
  useQuery({
    queryKey: [...PESSOAS, 'uma', idUsuario],
    queryFn: () => api('GET /app-web/v1/usuarios/gerenciar/:idUsuario', { params: { idUsuario } }, QUIETO),
    staleTime: 0,
  });

export const useHistorico = (idUsuario: number) =>
  useInfiniteQuery({
    queryKey: [...PESSOAS, 'historico', idUsuario],
    queryFn: ({ pageParam }) =>
      api(
        'GET /app-web/v1/usuarios/gerenciar/:idUsuario/historico',
        { params: { idUsuario }, query: { cursor: pageParam } },
        QUIETO,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (pagina) => pagina.proximoCursor,
    staleTime: 0,
  });

export const useQuemRecebe = (idOuvidoria: number) =>
  useQuery({
    queryKey: [...PESSOAS, 'quem-recebe', idOuvidoria],
    queryFn: () => api('GET /app-web/v1/usuarios/gerenciar/quem-recebe', { query: { idOuvidoria } }, QUIETO),
  });

/** After an act everything about people is read anew. */
export const useRelerPessoas = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: PESSOAS });
};
