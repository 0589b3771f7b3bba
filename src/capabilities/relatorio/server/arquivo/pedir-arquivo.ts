import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { auditar } from '#capabilities/auditoria/server/index.ts';
import { addDays, localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import type { ArquivoDoRelatorio } from '../../contract.ts';
import {
  type Conteudo,
  DIAS_GUARDADO,
  type EstadoDoArquivo,
  type Formato,
  MAIS_NA_FILA,
  nomeDoArquivo,
  podeTerOArquivo,
} from '../../domain/arquivo.ts';
import type { FiltroDeRelatorio } from '../../domain/filtro.ts';
import {
  arquivoAindaNaoPronto,
  arquivoNaoEncontrado,
  arquivosDemais,
  semListaDeCasos,
} from '../../domain/relatorio-errors.ts';
import { type NomeDoRelatorio, podeVerRelatorio } from '../../domain/relatorios.ts';
import { lockPessoa } from '../salvo-repository.ts';
import { olharDaPessoa, selecaoDe } from '../selecao.ts';
import { ESCREVER } from './arquivo-jobs.ts';
import { countACaminho, findArquivo, insertArquivo, selectArquivos } from './arquivo-repository.ts';
import { novoLugar, readArquivo, selarOlhar } from './guardar-arquivo.ts';
import { sobreORelatorio } from './sobre-o-relatorio.ts';

const MOSTRADOS = 6;

interface Pedido {
  readonly relatorio: NomeDoRelatorio;
  readonly conteudo: Conteudo;
  readonly formato: Formato;
  readonly filtro: FiltroDeRelatorio & { readonly valor?: string | undefined };
}

/**
 * The person asks now; a job writes the file with what they may see now, and they fetch it when it
 * is ready.
 */
export const pedirArquivo = async (
  platform: Platform,
  usuario: UsuarioAtual,
  { relatorio, conteudo, formato, filtro }: Pedido,
): Promise<{ idArquivo: number }> => {
  const olhar = await olharDaPessoa(platform.db, usuario, relatorio, filtro);
  const { valor, ...semGrupo } = filtro;
  const agora = platform.clock.now();
  const selecao = selecaoDe(relatorio, semGrupo, olhar, agora);
  if (conteudo === 'lista' && olhar.casos === 'nenhum') throw semListaDeCasos();
  const sobre = await sobreORelatorio(platform.db, selecao, olhar, conteudo === 'lista' ? valor : undefined);
  const lugar = novoLugar(platform);
  return platform.db.transaction().execute(async (tx) => {
    await lockPessoa(tx, usuario.idUsuario);
    if ((await countACaminho(tx, usuario.idUsuario)) >= MAIS_NA_FILA) throw arquivosDemais();
    const idArquivo = await insertArquivo(tx, {
      id_usuario: usuario.idUsuario,
      id_perfil: usuario.idPerfil,
      id_ouvidoria: usuario.idOuvidoria,
      relatorio,
      conteudo,
      formato,
      filtro: JSON.stringify(filtro),
      olhar: JSON.stringify({
        idOuvidoria: usuario.idOuvidoria,
        selado: selarOlhar(platform, lugar, olhar),
      }),
      // The most specific sentences first: they tell two files apart.
      recorte: sobre.toReversed().join(' '),
      pedido_em: agora,
      ...lugar,
    });
    await enqueue(tx, ESCREVER, { idArquivo });
    // A group's key may be somebody's name, so the log says only that a group was chosen.
    await auditar(tx, platform.clock, usuario, {
      area: 'relatorio',
      acao: 'Exportação de relatório',
      alvo: selecao.definicao.nome,
      idAlvo: idArquivo,
      idOuvidoria: usuario.idOuvidoria,
      depois: { conteudo, formato, ...semGrupo, ...(valor !== undefined && { soUmGrupo: true }) },
    });
    return { idArquivo };
  });
};

export const listArquivos = async ({ db }: Platform, usuario: UsuarioAtual): Promise<ArquivoDoRelatorio[]> =>
  (await selectArquivos(db, usuario, MOSTRADOS))
    .filter(({ relatorio }) => podeVerRelatorio(relatorio as NomeDoRelatorio, usuario.idPerfil))
    .map((row) => ({
      idArquivo: row.id,
      relatorio: row.relatorio as NomeDoRelatorio,
      conteudo: row.conteudo as Conteudo,
      formato: row.formato as Formato,
      estado: row.estado as EstadoDoArquivo,
      progresso: row.progresso,
      motivo: row.motivo,
      recorte: row.recorte,
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

/**
 * A file belongs to the person, profile and office that asked for it; for anybody else it does not
 * exist.
 */
export const baixarArquivo = async (
  platform: Platform,
  usuario: UsuarioAtual,
  idArquivo: number,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const row = await findArquivo(platform.db, idArquivo);
  const dono = row && { idUsuario: row.id_usuario, idPerfil: row.id_perfil, idOuvidoria: row.id_ouvidoria };
  if (!dono || !podeTerOArquivo(row.relatorio as NomeDoRelatorio, dono, usuario))
    throw arquivoNaoEncontrado();
  if (row.estado !== 'pronto') throw arquivoAindaNaoPronto();
  return reply
    .type(TIPO[row.formato as Formato])
    .header('content-length', Number(row.bytes))
    .header('content-disposition', `attachment; filename="${nomeDoArquivo(row)}"`)
    .header('cache-control', 'private, no-store')
    .send(Readable.from(readArquivo(platform, row), { objectMode: false }));
};
