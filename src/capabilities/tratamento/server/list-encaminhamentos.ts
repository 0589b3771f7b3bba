import { Perfil } from '#kernel/perfil.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import type { FiltroDeEncaminhamentos } from '../domain/filtro-de-encaminhamentos.ts';
import { type EncaminhadoRow, listEncaminhados } from './encaminhamento-repository.ts';
import { escopoDe } from './escopo.ts';
import { toSituacao } from './item-presenter.ts';

export const toEncaminhamento = (row: EncaminhadoRow) => ({
  idEncaminhamento: row.id,
  idManifestacao: row.id_manifestacao,
  protocolo: row.protocolo,
  numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
  tipo: { idTipoManifestacao: row.id_tipo, descTipoManifestacao: row.desc_tipo },
  situacao: toSituacao(row),
  origem: row.origem,
  destino: row.destino ?? '',
  paraFora: row.id_ouvidoria_destino === null,
  responsavel: row.responsavel,
  encaminhadaEm: row.ocorrido_em.toISOString(),
  prazoAtendimento: row.prazo,
});

/** What came back, or ended here when it went outside the platform, is still the office's to open and act on. */
const aoAlcance = ({ idPerfil, idOuvidoria }: UsuarioAtual, row: EncaminhadoRow) =>
  idPerfil === Perfil.administrador || row.id_ouvidoria_atual === idOuvidoria
    ? { versao: row.versao, ouvidoria: { idOuvidoria: row.id_ouvidoria_atual, sigla: row.sigla_atual } }
    : null;

interface PaginaPedida extends FiltroDeEncaminhamentos {
  readonly porPagina: number;
  readonly cursor?: number | undefined;
}

/** What the office sent to others, by the day it was sent, and how it stands there. */
export const listarEncaminhamentos = async (
  { db }: Platform,
  usuario: UsuarioAtual,
  { cursor, porPagina, ...filtro }: PaginaPedida,
) => {
  const { idOuvidoria } = escopoDe(usuario, filtro.idOuvidoria);
  const rows = await listEncaminhados(db, { idOuvidoria, filtro, depoisDe: cursor, limite: porPagina + 1 });
  const pagina = rows.slice(0, porPagina);
  return {
    itens: pagina.map((row) => ({ ...toEncaminhamento(row), aoAlcance: aoAlcance(usuario, row) })),
    proximoCursor: rows.length > porPagina ? String(pagina.at(-1)?.id ?? '') : null,
  };
};
