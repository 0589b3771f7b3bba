import { z } from 'zod';
import { diasRestantes } from '#capabilities/manifestacao/domain/ler/prazo-do-caso.ts';
import type { IdSituacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { emAbertoNaLista, escopoDe, toSituacao } from '#capabilities/manifestacao/server/index.ts';
import type { PaginaPedida } from '#kernel/lista/pagina.ts';
import { Perfil } from '#kernel/perfil.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { pageOf, readCursor } from '#server/cursor.ts';
import type { Platform } from '#server/platform.ts';
import type { FiltroDeEncaminhamentos } from '../../domain/filtro-de-encaminhamentos.ts';
import {
  countEncaminhados,
  type Depois,
  type EncaminhadoRow,
  listEncaminhados,
} from './encaminhamento-repository.ts';

export const toEncaminhamento = (row: EncaminhadoRow, agora: Date) => ({
  idEncaminhamento: row.id,
  idManifestacao: row.id_manifestacao,
  protocolo: row.protocolo,
  numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
  tipo: { idTipoManifestacao: row.id_tipo, descTipoManifestacao: row.desc_tipo },
  situacao: toSituacao(row, emAbertoNaLista(row.aberto, agora.getTime())),
  origem: row.origem,
  destino: row.destino ?? '',
  paraFora: row.id_ouvidoria_destino === null,
  responsavel: row.responsavel,
  encaminhadaEm: row.ocorrido_em.toISOString(),
  assunto: row.assunto,
  prazoAtendimento: row.prazo,
  diasRestantes: diasRestantes(
    {
      situacao: row.id_situacao as IdSituacao,
      parado: row.prazo_parado_em !== null,
      prazo: diaGuardado(row.prazo),
    },
    localDate(agora.getTime()),
  ),
});

/** What came back, or ended here by leaving the platform, the office may still open and act on. */
const aoAlcance = ({ idPerfil, idOuvidoria }: UsuarioAtual, row: EncaminhadoRow) =>
  idPerfil === Perfil.administrador || row.id_ouvidoria_atual === idOuvidoria
    ? { versao: row.versao, ouvidoria: { idOuvidoria: row.id_ouvidoria_atual, sigla: row.sigla_atual } }
    : null;

/** Where the next page begins, in either order. */
export const ultimaDa = (rows: readonly EncaminhadoRow[]): Depois | undefined => {
  const ultima = rows.at(-1);
  return ultima && { prazo: ultima.prazo, id: ultima.id };
};

const posicao = z.tuple([z.iso.date(), z.int().min(1)]);

/** The cases that the office forwarded, and their state there. */
export const listEncaminhamentos = async (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  { cursor, porPagina, ...filtro }: FiltroDeEncaminhamentos & PaginaPedida,
) => {
  const escopo = escopoDe(usuario, filtro.idOuvidoria);
  const [prazo, id] = readCursor(posicao, cursor) ?? [];
  const depois = prazo === undefined || id === undefined ? undefined : { prazo, id };
  const rows = await listEncaminhados(db, { escopo, filtro, depois, limite: porPagina + 1 });
  const { pagina, proximoCursor } = pageOf(rows, porPagina, (row) => [row.prazo, row.id]);
  return {
    itens: pagina.map((row) => ({
      ...toEncaminhamento(row, clock.now()),
      aoAlcance: aoAlcance(usuario, row),
    })),
    // Counted once, with the first page.
    ...(depois === undefined && { porSituacao: await countEncaminhados(db, escopo) }),
    proximoCursor,
  };
};
