import { digitosParaBusca } from '#kernel/lista/digitos-para-busca.ts';
import type { PaginaPedida } from '#kernel/lista/pagina.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { escapeLike } from '#kernel/texto.ts';
import { pageOf, readIdCursor } from '#server/cursor.ts';
import { proximasTentativas } from '#server/mail/mail.ts';
import type { Platform } from '#server/platform.ts';
import { abrirMensagens } from './abrir-mensagens.ts';
import { toLinha } from './mensagem-presenter.ts';
import { type Dono, listMensagens, type PedidoDeMensagens } from './mensagem-repository.ts';
import { findEmailConfirmado } from './preferencia-repository.ts';

interface Pedido
  extends PaginaPedida,
    Omit<PedidoDeMensagens, 'dono' | 'leitor' | 'digitado' | 'digitos' | 'antesDe' | 'limite'> {
  readonly busca?: string | undefined;
}

const listar = async (platform: Platform, leitor: UsuarioAtual, dono: Dono | null, pedido: Pedido) => {
  const { db } = platform;
  const { cursor, porPagina, busca, ...filtro } = pedido;
  const rows = await listMensagens(db, {
    ...filtro,
    dono,
    leitor,
    digitado: busca ? { padrao: `%${escapeLike(busca)}%`, texto: busca } : null,
    digitos: digitosParaBusca(busca ?? ''),
    antesDe: readIdCursor(cursor),
    limite: porPagina + 1,
  });
  const { pagina: guardadas, proximoCursor } = pageOf(rows, porPagina, ({ id }) => [id]);
  // What a person was sent is theirs to see, as before.
  const pagina = dono ? guardadas : await abrirMensagens(platform, db, leitor, guardadas);
  const proximas = await proximasTentativas(
    db,
    pagina.filter((row) => !row.enviado_em).map((row) => row.id),
  );
  return {
    itens: pagina.map((row) => toLinha(row, proximas.get(row.id))),
    proximoCursor,
  };
};

export const listEnviados = (platform: Platform, usuario: UsuarioAtual, pedido: Pedido) =>
  listar(platform, usuario, null, pedido);

export const donoDe = async ({ db }: Platform, { idUsuario }: UsuarioAtual): Promise<Dono> => ({
  idUsuario,
  email: await findEmailConfirmado(db, idUsuario),
});

/** S6-04: people who do not administer see what was sent to them. */
export const listMeus = async (platform: Platform, usuario: UsuarioAtual, pedido: Pedido) =>
  listar(platform, usuario, await donoDe(platform, usuario), pedido);
