import { digitosParaBusca } from '#kernel/busca-propria.ts';
import { escapeLike } from '#kernel/texto.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import { proximasTentativas } from '#server/mail/mail.ts';
import type { Platform } from '#server/platform.ts';
import { toLinha } from './mensagem-presenter.ts';
import { type Dono, listMensagens, type PedidoDeMensagens } from './mensagem-repository.ts';
import { findEmailConfirmado } from './preferencia-repository.ts';

interface PaginaPedida extends Omit<PedidoDeMensagens, 'dono' | 'padrao' | 'digitos' | 'antesDe' | 'limite'> {
  readonly busca?: string | undefined;
  readonly tamanho: number;
  readonly cursor?: number | undefined;
}

const listar = async ({ db }: Platform, dono: Dono | null, pedido: PaginaPedida) => {
  const { cursor, tamanho, busca, ...filtro } = pedido;
  const rows = await listMensagens(db, {
    ...filtro,
    dono,
    padrao: busca ? `%${escapeLike(busca)}%` : null,
    digitos: digitosParaBusca(busca ?? ''),
    antesDe: cursor,
    limite: tamanho + 1,
  });
  const pagina = rows.slice(0, tamanho);
  const proximas = await proximasTentativas(
    db,
    pagina.filter((row) => !row.enviado_em).map((row) => row.id),
  );
  return {
    itens: pagina.map((row) => toLinha(row, proximas.get(row.id))),
    proximoCursor: rows.length > tamanho ? String(pagina.at(-1)?.id) : null,
  };
};

export const listarEnviados = (platform: Platform, pedido: PaginaPedida) => listar(platform, null, pedido);

export const donoDe = async ({ db }: Platform, { idUsuario }: UsuarioAtual): Promise<Dono> => ({
  idUsuario,
  email: await findEmailConfirmado(db, idUsuario),
});

/** S6-04: who does not administer sees what was sent to themselves. */
export const listarMeus = async (platform: Platform, usuario: UsuarioAtual, pedido: PaginaPedida) =>
  listar(platform, await donoDe(platform, usuario), pedido);
