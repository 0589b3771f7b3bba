import { z } from 'zod';
import { auditar } from '#capabilities/auditoria/server/index.ts';
import { notFound } from '#kernel/errors.ts';
import type { PaginaPedida } from '#kernel/lista/pagina.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { escapeLike } from '#kernel/texto.ts';
import { pageOf, readCursor } from '#server/cursor.ts';
import type { Platform } from '#server/platform.ts';
import {
  countSemResposta,
  isSoAContagem,
  lockSemResposta,
  selectSemResposta,
  updateTratada,
} from './sem-resposta-repository.ts';

const posicao = z.tuple([z.int(), z.int()]);

interface Pedido extends PaginaPedida {
  readonly situacao: 'abertas' | 'tratadas';
  readonly busca?: string | undefined;
}

export const listSemResposta = async ({ db }: Platform, { situacao, busca, cursor, porPagina }: Pedido) => {
  const filtro = { tratadas: situacao === 'tratadas', padrao: busca ? `%${escapeLike(busca)}%` : null };
  const lido = readCursor(posicao, cursor);
  const depois = lido && { vezes: lido[0], id: lido[1] };
  const [rows, total] = await Promise.all([
    selectSemResposta(db, { ...filtro, depois, limite: porPagina + 1 }),
    countSemResposta(db, filtro),
  ]);
  const { pagina, proximoCursor } = pageOf(rows, porPagina, ({ vezes, id }) => [vezes, id]);
  return {
    itens: pagina.map((row) => ({
      idPergunta: row.id,
      texto: row.texto,
      soContagem: isSoAContagem(row.chave),
      vezes: row.vezes,
      primeiraEm: row.primeira_em.toISOString(),
      ultimaEm: row.ultima_em.toISOString(),
      tratadaEm: row.tratada_em?.toISOString() ?? null,
      tratadaPor: row.responsavel,
    })),
    total,
    proximoCursor,
  };
};

/** Marking it twice keeps the first mark and writes one row to the log. */
export const tratarSemResposta = async (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  idPergunta: number,
  tratada: boolean,
): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    const pergunta = await lockSemResposta(tx, idPergunta);
    if (!pergunta)
      throw notFound('assistente.pergunta-nao-encontrada', 'Esta pergunta não está mais na lista.');
    if ((pergunta.tratada_em !== null) === tratada) return;
    await updateTratada(
      tx,
      idPergunta,
      tratada ? { em: clock.now(), idResponsavel: usuario.idUsuario, responsavel: usuario.nome } : null,
    );
    await auditar(tx, clock, usuario, {
      area: 'assistente',
      acao: tratada ? 'Pergunta sem resposta marcada como tratada' : 'Pergunta sem resposta reaberta',
      alvo: pergunta.texto,
      idAlvo: idPergunta,
      antes: { tratada: !tratada },
      depois: { tratada },
    });
  });
};
