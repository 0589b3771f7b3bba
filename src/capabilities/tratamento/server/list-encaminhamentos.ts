import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import type { FiltroDeEncaminhamentos } from '../domain/filtro-de-encaminhamentos.ts';
import { type EncaminhadoRow, listEncaminhados } from './encaminhamento-repository.ts';
import { escopoDe } from './escopo.ts';
import { toSituacao } from './item-presenter.ts';

const POR_PAGINA = 50;

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

/** What the office sent to others, by the day it was sent, and how it stands there. */
export const listarEncaminhamentos = async (
  { db }: Platform,
  usuario: UsuarioAtual,
  { cursor, ...filtro }: FiltroDeEncaminhamentos & { cursor?: number | undefined },
) => {
  const { idOuvidoria } = escopoDe(usuario, filtro.idOuvidoria);
  const rows = await listEncaminhados(db, { idOuvidoria, filtro, depoisDe: cursor, limite: POR_PAGINA + 1 });
  const pagina = rows.slice(0, POR_PAGINA);
  return {
    itens: pagina.map(toEncaminhamento),
    proximoCursor: rows.length > POR_PAGINA ? String(pagina.at(-1)?.id ?? '') : null,
  };
};
