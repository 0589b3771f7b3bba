import { z } from 'zod';
import { trechoDe } from '#capabilities/manifestacao/domain/ler/trecho.ts';
import { leiturasNaLista, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import type { PaginaPedida } from '#kernel/lista/pagina.ts';
import { Perfil } from '#kernel/perfil.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { foraDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { ordemDoBanco, pageOf, readCursor } from '#server/cursor.ts';
import type { Platform } from '#server/platform.ts';
import { filasDeEntregas, filasDoControle } from '../contract.ts';
import {
  countFilas,
  type DeQuem,
  listDividas,
  listLinhas,
  type NomeDaFila,
  type PromessaLida,
} from './cumprimento-repository.ts';
import { linhaDe } from './promessa-presenter.ts';

const posicao = z.tuple([ordemDoBanco, z.int()]);

/** An administrador works in every office; somebody without an office has no list. */
const deQuem = ({ usuario }: QuemAge, tipo: 'orgao' | 'controle'): DeQuem => {
  const fora = foraDoAlcance(usuario);
  return usuario?.idPerfil === Perfil.administrador
    ? { tipo: 'todos', ...fora }
    : { tipo, ...fora, idOuvidoria: usuario?.idOuvidoria ?? 0 };
};

interface Pedido<F extends NomeDaFila> extends PaginaPedida {
  readonly fila: F;
  readonly idOuvidoria?: number | undefined;
}

/** The first words of each promise, as this person may read them in a list. */
const trechosDe = async (platform: Platform, { usuario }: QuemAge, rows: readonly PromessaLida[]) => {
  const semQuem = () => null;
  if (!usuario) return semQuem;
  const ids = rows.map(({ id_manifestacao }) => id_manifestacao);
  const leitura = await leiturasNaLista(platform, platform.db, usuario, ids);
  return (row: PromessaLida): string | null =>
    trechoDe({ ...row, inicio: row.texto && leitura(row.id_manifestacao).daEquipe(row.texto) }, usuario);
};

const listar = async <F extends NomeDaFila>(
  platform: Platform,
  quem: QuemAge,
  quais: DeQuem,
  { fila, idOuvidoria, porPagina, cursor }: Pedido<F>,
  filas: readonly F[],
) => {
  const { db, clock } = platform;
  const agora = clock.now();
  const hoje = toIsoDate(localDate(agora.getTime()));
  const depois = readCursor(posicao, cursor);
  const [rows, contagens] = await Promise.all([
    listLinhas(db, quais, { fila, hoje, idOuvidoria, depois, limite: porPagina + 1 }),
    countFilas(db, quais, filas, { hoje, idOuvidoria }),
  ]);
  const { pagina, proximoCursor } = pageOf(rows, porPagina, ({ ordem, id }) => [ordem, id]);
  const trecho = await trechosDe(platform, quem, pagina);
  return { itens: pagina.map((row) => linhaDe(row, trecho(row), agora)), proximoCursor, contagens };
};

/** What the reader's office has to deliver, overdue first. */
export const listPromessas = (
  platform: Platform,
  quem: QuemAge,
  pedido: Pedido<(typeof filasDeEntregas)[number]>,
) => listar(platform, quem, deQuem(quem, 'orgao'), pedido, filasDeEntregas);

/** What the offices that the reader's office supervises owe, itself among them: it is seen, though it sets itself no date. */
export const listCumprimento = async (
  platform: Platform,
  quem: QuemAge,
  pedido: Pedido<(typeof filasDoControle)[number]>,
) => {
  const quais = deQuem(quem, 'controle');
  const hoje = toIsoDate(localDate(platform.clock.now().getTime()));
  const [lista, orgaos] = await Promise.all([
    listar(platform, quem, quais, pedido, filasDoControle),
    listDividas(platform.db, quais, hoje),
  ]);
  return { ...lista, orgaos };
};
