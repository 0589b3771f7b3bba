import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { createApi, createReader } from '#shell/api/client.ts';
import { definirLista } from '#shell/lista/use-lista.ts';
import { useUsuario } from '#shell/session/session.ts';
import type { usuarioContract } from '../../contract.ts';
import { tamanhosDePagina } from '../../domain/gestao.ts';
import { idDaLinha } from './colunas-de-pessoas.tsx';
import { formaDasPessoas, semFiltroDePessoas } from './filtro-de-pessoas.ts';

export const api = createApi<typeof usuarioContract>();
const read = createReader<typeof usuarioContract>();
const PESSOAS = ['gestao-de-usuarios'];
const CINCO_MINUTOS = 300_000;

/** Which profiles the administering person may give, and where. */
export const useOpcoesDaGestao = () => {
  const perfil = useUsuario()?.idUsuarioPerfilOuvidoriaAtual ?? 0;
  return useQuery({
    queryKey: ['gestao-opcoes', perfil],
    queryFn: () => read('GET /app-web/v1/usuarios/gerenciar/opcoes', undefined, { quiet: true }),
    staleTime: CINCO_MINUTOS,
  });
};

export const listaDePessoas = definirLista({
  chave: [...PESSOAS, 'lista'],
  forma: formaDasPessoas,
  semFiltro: semFiltroDePessoas,
  tamanhos: tamanhosDePagina,
  ler: ({ busca, idPerfil, idOuvidoria, situacao }, pagina, signal) =>
    read(
      'POST /app-web/v1/usuarios/gerenciar',
      {
        body: {
          ...pagina,
          busca: busca || undefined,
          idPerfil: idPerfil ?? undefined,
          idOuvidoria: idOuvidoria ?? undefined,
          situacao: situacao || undefined,
        },
      },
      { quiet: true, signal },
    ),
  chaveDe: ({ idUsuario }) => String(idUsuario),
  idDaLinha: (pessoa) => idDaLinha(pessoa),
});

export const usePessoa = (idUsuario: number) =>
  useQuery({
    queryKey: [...PESSOAS, 'uma', idUsuario],
    queryFn: () =>
      read('GET /app-web/v1/usuarios/gerenciar/:idUsuario', { params: { idUsuario } }, { quiet: true }),
    staleTime: 0,
  });

export const useHistorico = (idUsuario: number) =>
  useInfiniteQuery({
    queryKey: [...PESSOAS, 'historico', idUsuario],
    queryFn: ({ pageParam }) =>
      read(
        'GET /app-web/v1/usuarios/gerenciar/:idUsuario/historico',
        { params: { idUsuario }, query: { cursor: pageParam } },
        { quiet: true },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (pagina) => pagina.proximoCursor,
    staleTime: 0,
  });

/** What waits for a gestor, oldest first. */
export const useAConfirmar = () =>
  useQuery({
    queryKey: [...PESSOAS, 'a-confirmar'],
    queryFn: () => read('GET /app-web/v1/usuarios/gerenciar/a-confirmar', undefined, { quiet: true }),
    staleTime: 0,
  });

export const useQuemRecebe = (idOuvidoria: number) =>
  useQuery({
    queryKey: [...PESSOAS, 'quem-recebe', idOuvidoria],
    queryFn: () =>
      read('GET /app-web/v1/usuarios/gerenciar/quem-recebe', { query: { idOuvidoria } }, { quiet: true }),
  });

/** After an act, everything about people is read again. */
export const useRelerPessoas = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: PESSOAS });
};
