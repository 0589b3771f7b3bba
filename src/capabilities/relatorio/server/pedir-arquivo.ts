import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { auditar } from '#capabilities/auditoria/server/index.ts';
import { addDays, localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import type { ArquivoDoRelatorio } from '../contract.ts';
import {
  type Conteudo,
  DIAS_GUARDADO,
  type EstadoDoArquivo,
  type Formato,
  MAIS_NA_FILA,
} from '../domain/arquivo.ts';
import { escolhasDe, type FiltroDeRelatorio } from '../domain/filtro.ts';
import {
  arquivoAindaNaoPronto,
  arquivoNaoEncontrado,
  arquivosDemais,
  semListaDeCasos,
} from '../domain/relatorio-errors.ts';
import { definicaoDe, type NomeDoRelatorio } from '../domain/relatorios.ts';
import { ESCREVER } from './arquivo-jobs.ts';
import { countACaminho, findArquivo, insertArquivo, listArquivos } from './arquivo-repository.ts';
import { lerArquivo, novoLugar } from './guardar-arquivo.ts';
import { lockPessoa } from './salvo-repository.ts';
import { olharDaPessoa } from './selecao.ts';

const MOSTRADOS = 6;

interface Pedido {
  readonly relatorio: NomeDoRelatorio;
  readonly conteudo: Conteudo;
  readonly formato: Formato;
  readonly filtro: FiltroDeRelatorio & { readonly valor?: string | undefined };
}

/** Asked for now, written by a job with what the person may see now, fetched when it is ready. */
export const pedirArquivo = async (
  platform: Platform,
  usuario: UsuarioAtual,
  { relatorio, conteudo, formato, filtro }: Pedido,
): Promise<{ idArquivo: number }> => {
  const olhar = await olharDaPessoa(platform.db, usuario, relatorio, filtro);
  escolhasDe(definicaoDe(relatorio), filtro);
  if (conteudo === 'lista' && olhar.casos === 'nenhum') throw semListaDeCasos();
  return platform.db.transaction().execute(async (tx) => {
    await lockPessoa(tx, usuario.idUsuario);
    if ((await countACaminho(tx, usuario.idUsuario)) >= MAIS_NA_FILA) throw arquivosDemais();
    const idArquivo = await insertArquivo(tx, {
      id_usuario: usuario.idUsuario,
      relatorio,
      conteudo,
      formato,
      filtro: JSON.stringify(filtro),
      olhar: JSON.stringify({ ...olhar, idOuvidoria: usuario.idOuvidoria }),
      pedido_em: platform.clock.now(),
      ...novoLugar(platform),
    });
    await enqueue(tx, ESCREVER, { idArquivo });
    // A group may be called by somebody's name: the log says only that one was chosen.
    const { valor, ...filtros } = filtro;
    await auditar(tx, platform.clock, usuario, {
      area: 'relatorio',
      acao: 'Exportação de relatório',
      alvo: definicaoDe(relatorio).nome,
      idAlvo: idArquivo,
      idOuvidoria: usuario.idOuvidoria,
      depois: { conteudo, formato, ...filtros, ...(valor !== undefined && { soUmGrupo: true }) },
    });
    return { idArquivo };
  });
};

export const listarArquivos = async (
  { db }: Platform,
  { idUsuario }: UsuarioAtual,
): Promise<ArquivoDoRelatorio[]> =>
  (await listArquivos(db, idUsuario, MOSTRADOS)).map((row) => ({
    idArquivo: row.id,
    relatorio: row.relatorio as NomeDoRelatorio,
    conteudo: row.conteudo as Conteudo,
    formato: row.formato as Formato,
    estado: row.estado as EstadoDoArquivo,
    progresso: row.progresso,
    motivo: row.motivo,
    linhas: row.linhas,
    bytes: Number(row.bytes),
    pedidoEm: row.pedido_em.toISOString(),
    guardadoAte: toIsoDate(addDays(localDate(row.pedido_em.getTime()), DIAS_GUARDADO)),
  }));

const TIPO: Readonly<Record<Formato, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

/** A file is of who asked for it: another's does not exist. */
export const baixarArquivo = async (
  platform: Platform,
  { idUsuario }: UsuarioAtual,
  idArquivo: number,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const row = await findArquivo(platform.db, idArquivo);
  if (row?.id_usuario !== idUsuario) throw arquivoNaoEncontrado();
  if (row.estado !== 'pronto') throw arquivoAindaNaoPronto();
  const dia = toIsoDate(localDate(row.pedido_em.getTime()));
  return reply
    .type(TIPO[row.formato as Formato])
    .header('content-length', Number(row.bytes))
    .header(
      'content-disposition',
      `attachment; filename="${row.relatorio}-${row.conteudo}-${dia}.${row.formato}"`,
    )
    .header('cache-control', 'private, no-store')
    .send(Readable.from(lerArquivo(platform, row), { objectMode: false }));
};
