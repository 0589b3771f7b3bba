import { z } from 'zod';
import { Perfil } from '#kernel/perfil.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { foraSoOsImpedidos, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { momentoDoBanco, pageOf, readCursor } from '#server/cursor.ts';
import type { Platform } from '#server/platform.ts';
import type { AtoAuditado } from '../contract.ts';
import { type FiltroDaAuditoria, nomeDaArea } from '../domain/filtro-da-auditoria.ts';
import { mostraElo } from '../domain/mostra-elo.ts';
import { mudancasDoAto } from '../domain/mudancas-do-ato.ts';
import { type AtoRow, findUltimoElo, listAtos } from './consulta-repository.ts';
import { findUltimaVerificacao } from './verificacao-repository.ts';

export const toAtoAuditado = (row: AtoRow, usuario: UsuarioAtual): AtoAuditado => ({
  origem: row.origem,
  id: row.id,
  area: nomeDaArea(row.area),
  acao: row.acao,
  alvo:
    row.esfera_do_protocolo === null ? row.alvo : formatProtocoloDigitos(row.alvo, row.esfera_do_protocolo),
  orgao: row.sigla,
  responsavel: row.responsavel,
  ocorridoEm: row.ocorrido_em.toISOString(),
  mudancas: mudancasDoAto(row.informacoes),
  encadeado: row.numero_do_elo !== null,
  elo: mostraElo(usuario) ? row.numero_do_elo : null,
});

/** Everything for an administrador; for others only their office, whatever they ask for. */
export const escopoDaAuditoria = (
  { idPerfil, idOuvidoria }: UsuarioAtual,
  filtro: FiltroDaAuditoria,
): number | null => (idPerfil === Perfil.administrador ? (filtro.idOuvidoria ?? null) : (idOuvidoria ?? 0));

const posicao = z.tuple([momentoDoBanco, z.enum(['administracao', 'caso']), z.int()]);

interface PaginaPedida extends FiltroDaAuditoria {
  readonly porPagina: number;
  readonly cursor?: string | undefined;
}

export const consultarAuditoria = async (
  { db }: Platform,
  usuario: UsuarioAtual,
  { cursor, porPagina, ...filtro }: PaginaPedida,
): Promise<{ itens: AtoAuditado[]; proximoCursor: string | null }> => {
  const lida = readCursor(posicao, cursor);
  const rows = await listAtos(db, {
    idOuvidoria: escopoDaAuditoria(usuario, filtro),
    // Who audits sees that an act was done to a denúncia, and nothing of what it says.
    ...foraSoOsImpedidos(usuario),
    filtro,
    depois: lida && { momento: lida[0], origem: lida[1], id: lida[2] },
    limite: porPagina + 1,
  });
  const { pagina, proximoCursor } = pageOf(rows, porPagina, (row) => [row.momento, row.origem, row.id]);
  return { itens: pagina.map((row) => toAtoAuditado(row, usuario)), proximoCursor };
};

/** The day alone: the moment of the last link, asked again and again, is the moment somebody reports (Lei 13.608/2018, art. 4-B). */
export const mostrarEstado = async ({ db }: Platform) => {
  const [ultimoElo, ultima] = await Promise.all([findUltimoElo(db), findUltimaVerificacao(db)]);
  return {
    encadeadaAte: ultimoElo && toIsoDate(localDate(ultimoElo.getTime())),
    verificacao: ultima
      ? { em: ultima.verificado_em.toISOString(), elos: ultima.elos, problemas: ultima.problemas }
      : null,
  };
};
