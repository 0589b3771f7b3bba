import type { z } from 'zod';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import {
  anotarNoCaso,
  findCasoDoPendente,
  guardarPalavras,
  lockCasoDoPendente,
  ninguem,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import type { PaginaPedida } from '#kernel/lista/pagina.ts';
import { digitosDoProtocolo, formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { isImpedido, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { pageOf, readIdCursor } from '#server/cursor.ts';
import type { Platform } from '#server/platform.ts';
import type { suspenderGuarda as pedido, SuspensaoVista } from '../contract.ts';
import { type TipoDeSuspensao, tiposDeSuspensao } from '../domain/listagem.ts';
import { casoSemGuarda, jaSuspensa, suspensaoNaoEncontrada } from '../domain/retencao-errors.ts';
import { deleteCasos } from './listagem-repository.ts';
import {
  findDoOrgao,
  findSuspensao,
  findVigente,
  insertSuspensao,
  levantarSuspensao,
  listSuspensoes,
} from './suspensao-repository.ts';

type Gestor = QuemAge & { readonly usuario: UsuarioAtual };

/** A hold: the case leaves its listagem, also an approved one, until the last moment before it is destroyed. */
export const suspenderGuarda = (
  platform: Platform,
  quem: Gestor,
  { protocolo, tipo, motivo }: z.output<typeof pedido>,
): Promise<{ idSuspensao: number }> =>
  platform.db.transaction().execute(async (tx) => {
    const { idUsuario, nome, idOuvidoria } = quem.usuario;
    const agora = platform.clock.now();
    const achado = await findDoOrgao(tx, digitosDoProtocolo(protocolo) ?? '', idOuvidoria ?? 0);
    if (!achado || isImpedido(quem.usuario, achado.id)) throw casoSemGuarda();
    const caso = await lockCasoDoPendente(platform, tx, ninguem(platform), achado.id);
    if (await findVigente(tx, achado.id)) throw jaSuspensa();
    const { texto, texto_cifrado } = caso.guardarTexto(motivo);
    const idSuspensao = await insertSuspensao(tx, {
      id_manifestacao: achado.id,
      tipo,
      motivo: texto,
      motivo_cifrado: texto_cifrado,
      id_responsavel: idUsuario,
      responsavel: `${nome} (${caso.row.sigla_ouvidoria})`,
      suspensa_em: agora,
    });
    await deleteCasos(tx, [achado.id]);
    return anotarNoCaso(platform, { tx, caso, agora }, quem, {
      acao: Acao.guarda,
      informacoes: `A eliminação desta manifestação ficou suspensa: ${tiposDeSuspensao[tipo].toLowerCase()}.`,
      detalhes: { idSuspensao, ...guardarPalavras(caso.cofre, 'justificativa', motivo) },
      resultado: { idSuspensao },
    });
  });

export const levantarGuarda = (
  platform: Platform,
  quem: Gestor,
  idSuspensao: number,
  motivo: string,
): Promise<void> =>
  platform.db.transaction().execute(async (tx) => {
    const { usuario } = quem;
    const agora = platform.clock.now();
    const vista = await findSuspensao(tx, idSuspensao);
    if (!vista || vista.id_ouvidoria !== usuario.idOuvidoria || isImpedido(usuario, vista.id_manifestacao))
      throw suspensaoNaoEncontrada();
    const caso = await lockCasoDoPendente(platform, tx, ninguem(platform), vista.id_manifestacao);
    if (!(await findSuspensao(tx, idSuspensao))) throw suspensaoNaoEncontrada();
    await levantarSuspensao(tx, idSuspensao, `${usuario.nome} (${caso.row.sigla_ouvidoria})`, agora);
    await anotarNoCaso(platform, { tx, caso, agora }, quem, {
      acao: Acao.guarda,
      informacoes: 'A suspensão da eliminação desta manifestação foi levantada.',
      detalhes: { idSuspensao, ...guardarPalavras(caso.cofre, 'justificativa', motivo) },
      resultado: undefined,
    });
  });

export const verSuspensoes = async (
  platform: Platform,
  usuario: UsuarioAtual,
  { porPagina, cursor }: PaginaPedida,
) => {
  const orgao = usuario.idOuvidoria ?? 0;
  const rows = await listSuspensoes(platform.db, orgao, usuario, readIdCursor(cursor), porPagina + 1);
  const { pagina, proximoCursor } = pageOf(rows, porPagina, ({ id }) => [id]);
  const itens: SuspensaoVista[] = [];
  for (const row of pagina) {
    const caso = await findCasoDoPendente(platform, ninguem(platform), row.id_manifestacao);
    itens.push({
      idSuspensao: row.id,
      idManifestacao: row.id_manifestacao,
      numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
      tipo: row.tipo as TipoDeSuspensao,
      motivo: caso.readTexto({ texto: row.motivo, texto_cifrado: row.motivo_cifrado }),
      responsavel: row.responsavel,
      suspensaEm: row.suspensa_em.toISOString(),
    });
  }
  return { itens, proximoCursor };
};
