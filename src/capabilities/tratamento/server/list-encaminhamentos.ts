import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import { listEncaminhados } from './encaminhamento-repository.ts';
import { escopoDe } from './escopo.ts';
import { toSituacao } from './item-presenter.ts';

const POR_PAGINA = 50;

/** What the office sent to others, newest first, and how it stands there. */
export const listarEncaminhamentos = async (
  { db }: Platform,
  usuario: UsuarioAtual,
  { idOuvidoria, cursor }: { idOuvidoria?: number | undefined; cursor?: number | undefined },
) => {
  const escopo = escopoDe(usuario, idOuvidoria);
  const rows = await listEncaminhados(db, {
    idOuvidoria: escopo.idOuvidoria,
    antesDe: cursor,
    limite: POR_PAGINA + 1,
  });
  const pagina = rows.slice(0, POR_PAGINA);
  return {
    itens: pagina.map((row) => ({
      idEncaminhamento: row.id,
      idManifestacao: row.id_manifestacao,
      protocolo: row.protocolo,
      numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
      tipo: { idTipoManifestacao: row.id_tipo, descTipoManifestacao: row.desc_tipo },
      situacao: toSituacao(row),
      origem: row.origem,
      destino: row.destino ?? row.orgao_externo ?? '',
      paraFora: row.destino === null,
      responsavel: row.responsavel,
      encaminhadaEm: row.ocorrido_em.toISOString(),
      prazoAtendimento: row.prazo,
    })),
    proximoCursor: rows.length > POR_PAGINA ? String(pagina.at(-1)?.id ?? '') : null,
  };
};
