import type { z } from 'zod';
import { parseEstado } from '#capabilities/tabela-apoio/domain/lugar.ts';
import { foraSoOsImpedidos, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import { orgaoNaoEncontrado } from '../../domain/orgao-errors.ts';
import type {
  filtroDosGerenciados,
  OrgaoNaLista,
  paginaDeGerenciados,
} from '../../domain/orgao-gerenciado.ts';
import { isDaPlataforma } from '../../domain/orgao-policy.ts';
import { depoisDe, paginaDe } from '../cursor.ts';
import {
  countGerenciados,
  type FiltroDosGerenciados,
  type GerenciadoRow,
  selectGerenciados,
} from './gerenciados-repository.ts';

const apresentar = (row: GerenciadoRow): OrgaoNaLista => ({
  idOuvidoria: row.id,
  sigla: row.sigla,
  nome: row.nome,
  esfera: row.nome_esfera,
  uf: row.uf,
  municipio: row.nome_municipio,
  prefixoProtocolo: row.prefixo_protocolo,
  temSic: row.tem_sic,
  situacao: row.inativada_em === null ? 'ativo' : 'inativo',
  formularios: row.formularios,
  abertas: row.abertas,
  versao: row.versao,
});

/** People who work in one office get a list of one. */
const oQueAdministra = (usuario: UsuarioAtual): number | undefined => {
  if (isDaPlataforma(usuario)) return undefined;
  if (usuario.idOuvidoria === null) throw orgaoNaoEncontrado();
  return usuario.idOuvidoria;
};

export const listGerenciados = async (
  { db }: Platform,
  usuario: UsuarioAtual,
  pedido: z.output<typeof filtroDosGerenciados>,
): Promise<z.output<typeof paginaDeGerenciados>> => {
  const filtro: FiltroDosGerenciados = {
    idOuvidoria: oQueAdministra(usuario),
    ...foraSoOsImpedidos(usuario),
    busca: pedido.busca,
    esfera: pedido.esfera,
    uf: pedido.uf ? parseEstado(pedido.uf) : undefined,
    ativo: pedido.situacao && pedido.situacao === 'ativo',
    temSic: pedido.temSic,
  };
  const { porPagina } = pedido;
  const depois = depoisDe(pedido.cursor);
  const [rows, total] = await Promise.all([
    selectGerenciados(db, filtro, depois, porPagina + 1),
    countGerenciados(db, filtro),
  ]);
  const { pagina, proximoCursor } = paginaDe(rows, porPagina);
  return {
    itens: pagina.map(apresentar),
    total,
    proximoCursor,
    podeCadastrar: isDaPlataforma(usuario),
  };
};
