import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { tabelaApoioContract } from '#capabilities/tabela-apoio/contract.ts';
import { createApi, createReader } from '#shell/api/client.ts';
import { definirLista } from '#shell/lista/use-lista.ts';
import type { gerenciarOrgaosContract } from '../../contract.ts';
import { tamanhosDaPagina } from '../../domain/orgao-gerenciado.ts';
import { escreverFiltro, formaDaLista, semFiltro } from './lista-filtro.ts';

export const api = createApi<typeof gerenciarOrgaosContract>();
const read = createReader<typeof gerenciarOrgaosContract>();
const apoio = createReader<typeof tabelaApoioContract>();
const CHAVE = ['gerenciar', 'orgaos'] as const;

export const listaDeOrgaos = definirLista({
  chave: [...CHAVE, 'lista'],
  forma: formaDaLista,
  semFiltro,
  tamanhos: tamanhosDaPagina,
  ler: (filtro, pagina, signal) =>
    read('GET /app-web/v1/gerenciar/orgaos', { query: { ...escreverFiltro(filtro), ...pagina } }, { signal }),
  chaveDe: ({ idOuvidoria }) => String(idOuvidoria),
});

export const useOrgaoGerenciado = (idOuvidoria: number) =>
  useQuery({
    queryKey: [...CHAVE, idOuvidoria, 'cadastro'],
    queryFn: () => read('GET /app-web/v1/gerenciar/orgaos/:idOuvidoria', { params: { idOuvidoria } }),
    staleTime: 0,
  });

export const useAutoridades = (idOuvidoria: number) =>
  useQuery({
    queryKey: [...CHAVE, idOuvidoria, 'autoridades'],
    queryFn: () =>
      read('GET /app-web/v1/gerenciar/orgaos/:idOuvidoria/autoridades', { params: { idOuvidoria } }),
    staleTime: 0,
  });

export const useUnidades = (idOuvidoria: number) =>
  useQuery({
    queryKey: [...CHAVE, idOuvidoria, 'unidades'],
    queryFn: () =>
      read('GET /app-web/v1/gerenciar/orgaos/:idOuvidoria/unidades', { params: { idOuvidoria } }),
    staleTime: 0,
  });

export const useServicos = (idOuvidoria: number) =>
  useQuery({
    queryKey: [...CHAVE, idOuvidoria, 'servicos'],
    queryFn: () =>
      read('GET /app-web/v1/gerenciar/orgaos/:idOuvidoria/servicos', { params: { idOuvidoria } }),
    staleTime: 0,
  });

/** Reads everything in the administration of offices again, and the public directory too. */
export const useRenovarOrgaos = () => {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: CHAVE }),
      client.invalidateQueries({ queryKey: ['orgaos'] }),
    ]);
};

export const useMunicipios = (uf: string) =>
  useQuery({
    queryKey: ['municipios', uf],
    queryFn: () => apoio('GET /municipios', { query: { uf } }, { quiet: true }),
    enabled: uf !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });

/** By the first letters of a name or sigla, or the first digits of a code. */
export const useUnidadesSiorg = (busca: string) =>
  useQuery({
    queryKey: [...CHAVE, 'siorg', busca],
    queryFn: () => read('GET /app-web/v1/gerenciar/unidades-siorg', { query: { busca } }, { quiet: true }),
    enabled: busca.length > 1,
  });
