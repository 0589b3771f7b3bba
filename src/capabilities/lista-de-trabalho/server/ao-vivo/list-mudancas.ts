import type { z } from 'zod';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import type { listaDeTrabalhoContract } from '../../contract.ts';
import type { FiltroDeTrabalho } from '../../domain/filtro.ts';
import { comEtiquetas } from '../achar-etiquetas.ts';
import { toItemDeTrabalho } from '../item-presenter.ts';
import { pedidoDe } from '../list-trabalho.ts';
import { listTrabalhoLido } from '../list-trabalho-lido.ts';
import { listTrabalho } from '../lista-repository.ts';

type Mudancas = z.input<(typeof listaDeTrabalhoContract)['GET /app-web/v1/tratamento/mudancas']['response']>;

/** The changed cases of a list as they are now, and whether each still belongs in it. */
export const listMudancas = async (
  platform: Platform,
  usuario: UsuarioAtual,
  { ids = [], ...filtro }: FiltroDeTrabalho,
): Promise<Mudancas> => {
  if (ids.length === 0) return { itens: [] };
  const pedido = { ...pedidoDe(platform, usuario, filtro), limite: ids.length };
  const [todos, daLista] = await Promise.all([
    listTrabalhoLido(platform, usuario, { ...pedido, filtro: { fila: 'todas', ids } }),
    comEtiquetas(platform, { ...pedido, filtro: { ...filtro, ids } }).then((completo) =>
      listTrabalho(platform.db, completo),
    ),
  ]);
  const naLista = new Set(daLista.map(({ id }) => id));
  return {
    itens: todos.map((row) => ({
      ...toItemDeTrabalho(row, usuario, platform.clock.now()),
      naLista: naLista.has(row.id),
    })),
  };
};
