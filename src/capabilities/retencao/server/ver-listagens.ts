import { z } from 'zod';
import { findIndependenciaDaSessao } from '#capabilities/segunda-pessoa/server/index.ts';
import type { PaginaPedida } from '#kernel/lista/pagina.ts';
import { Perfil } from '#kernel/perfil.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { Independencia } from '#kernel/quem/outra-pessoa.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { pageOf, readCursor, readIdCursor } from '#server/cursor.ts';
import type { Platform } from '#server/platform.ts';
import type { EditalPublico, ListagemVista } from '../contract.ts';
import { podeDecidir, podePropor, type SituacaoDaListagem, totalDe } from '../domain/listagem.ts';
import { numerosPublicos } from '../domain/numeros-publicos.ts';
import { listagemNaoEncontrada } from '../domain/retencao-errors.ts';
import { listagemDe, semOsSeus } from './decidir-listagem.ts';
import {
  findListagem,
  type ListagemRow,
  listCasos,
  listListagens,
  listPublicas,
  listTipos,
} from './listagem-repository.ts';

const posicaoDoEdital = z.tuple([z.int().min(0).max(1), z.int().min(1)]);

const orgaoDe = ({ sigla, nome }: ListagemRow): string => `${sigla} – ${nome}`;

const termoDe = ({ eliminada_em, copias_ate, chave_destruida_em }: ListagemRow): ListagemVista['termo'] =>
  eliminada_em && copias_ate
    ? {
        eliminadaEm: eliminada_em.toISOString(),
        copiasAte: copias_ate,
        chaveDestruidaEm: chave_destruida_em?.toISOString() ?? null,
      }
    : null;

const vistaDe = (
  row: ListagemRow,
  usuario: UsuarioAtual & Independencia,
  tipos: ReadonlyMap<number, string>,
): ListagemVista => ({
  idEliminacao: row.id,
  orgao: orgaoDe(row),
  ano: row.ano,
  situacao: row.situacao as SituacaoDaListagem,
  numeros: row.numeros.map(({ idTipo, ano, total }) => ({
    idTipo,
    ano,
    total,
    tipo: tipos.get(idTipo) ?? '',
  })),
  total: totalDe(row.numeros),
  justificativa: row.justificativa,
  proponente: row.proponente,
  propostaEm: row.proposta_em?.toISOString() ?? null,
  fundamento: row.fundamento,
  aprovador: row.aprovador,
  aprovadaEm: row.aprovada_em?.toISOString() ?? null,
  editalAte: row.edital_ate,
  termo: termoDe(row),
  podePropor: podePropor(usuario, listagemDe(row)),
  podeDecidir: podeDecidir(usuario, listagemDe(row)),
  doOrgao: usuario.idPerfil === Perfil.gestor && usuario.idOuvidoria === row.id_ouvidoria,
});

/** A gestor: of the own office. An administrador: of all, in numbers; no list shows them which denúncias there are. */
export const verListagens = async (
  platform: Platform,
  usuario: UsuarioAtual,
  { porPagina, cursor }: PaginaPedida,
) => {
  const deQuem = usuario.idPerfil === Perfil.administrador ? null : (usuario.idOuvidoria ?? 0);
  const quem = semOsSeus(usuario);
  const rows = await listListagens(platform.db, deQuem, quem, readIdCursor(cursor), porPagina + 1);
  const { pagina, proximoCursor } = pageOf(rows, porPagina, ({ id }) => [id]);
  const tipos = await listTipos(platform.db);
  const independencia = await findIndependenciaDaSessao(platform.db, usuario, platform.clock.now());
  return { itens: pagina.map((row) => vistaDe(row, { ...usuario, ...independencia }, tipos)), proximoCursor };
};

export const verCasos = async (
  platform: Platform,
  usuario: UsuarioAtual,
  idEliminacao: number,
  { porPagina, cursor }: PaginaPedida,
) => {
  const listagem = await findListagem(platform.db, idEliminacao, semOsSeus(usuario));
  if (!listagem || listagem.id_ouvidoria !== usuario.idOuvidoria) throw listagemNaoEncontrada();
  const depoisDe = readIdCursor(cursor);
  const rows = await listCasos(platform.db, { idEliminacao, depoisDe, limite: porPagina + 1 }, usuario);
  const { pagina, proximoCursor } = pageOf(rows, porPagina, ({ id }) => [id]);
  return {
    proximoCursor,
    itens: pagina.map((row) => ({
      idManifestacao: row.id,
      numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
      tipo: row.tipo,
      fim: row.fim,
      guardadaAte: row.ate,
    })),
  };
};

const publicaDe = (row: ListagemRow): EditalPublico[] =>
  row.proponente && row.aprovador && row.aprovada_em && row.edital_ate
    ? [
        {
          idEliminacao: row.id,
          orgao: orgaoDe(row),
          email: row.email,
          ano: row.ano,
          ...numerosPublicos(row.numeros),
          proponente: row.proponente,
          aprovador: row.aprovador,
          aprovadaEm: row.aprovada_em.toISOString(),
          editalAte: row.edital_ate,
          termo: termoDe(row),
        },
      ]
    : [];

/** Edital de ciência and termo de eliminação (Resolução Conarq 40/2014): for everybody, and about nobody. */
export const verPublicas = async (platform: Platform, { porPagina, cursor }: PaginaPedida) => {
  const rows = await listPublicas(platform.db, readCursor(posicaoDoEdital, cursor), porPagina + 1);
  const { pagina, proximoCursor } = pageOf(rows, porPagina, ({ situacao, id }) => [
    situacao === 'eliminada' ? 1 : 0,
    id,
  ]);
  return { itens: pagina.flatMap(publicaDe), proximoCursor };
};
