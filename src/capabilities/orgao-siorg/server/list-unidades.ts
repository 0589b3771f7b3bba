import { z } from 'zod';
import { pageOf, readCursor } from '#server/cursor.ts';
import type { Db } from '#server/db/database.ts';
import { unidadeNaoEncontrada } from '../domain/siorg-errors.ts';
import { nomeDaUnidade } from '../domain/unidade.ts';
import { listHistorico } from './edicao-repository.ts';
import { presentMudanca } from './mudanca-presenter.ts';
import {
  type FiltroDeUnidades,
  findUnidade,
  listCaminho,
  listCaminhos,
  listOuvidorias,
  type Posicao,
  searchUnidades,
  selectFilhas,
} from './unidade-repository.ts';

const POR_PAGINA = 50;
const FILHAS_POR_PAGINA = 200;

const cursor = z.tuple([z.string().max(600), z.int()]);

const posicaoDe = (texto: string | undefined): Posicao | undefined => {
  const lido = readCursor(cursor, texto);
  return lido && { chave: lido[0], codigo: lido[1] };
};

export const listFilhas = async (
  db: Db,
  pedido: { idPai?: number | undefined; cursor?: string | undefined },
) => {
  const rows = await selectFilhas(db, pedido.idPai ?? null, posicaoDe(pedido.cursor), FILHAS_POR_PAGINA + 1);
  const { pagina, proximoCursor } = pageOf(rows, FILHAS_POR_PAGINA, ({ chave, codigo }) => [chave, codigo]);
  return {
    itens: pagina.map(({ chave: _, temFilhas, ...unidade }) => ({
      ...unidade,
      temFilhas: Boolean(temFilhas),
    })),
    proximoCursor,
  };
};

/** The names of the offices tied to each unit. */
export const ouvidoriasDas = async (db: Db, codigos: readonly number[]): Promise<Map<number, string[]>> => {
  const rows = await listOuvidorias(db, codigos);
  const porUnidade = Map.groupBy(rows, ({ codigo }) => codigo ?? 0);
  return new Map([...porUnidade].map(([codigo, lista]) => [codigo, lista.map(nomeDaUnidade)]));
};

export const buscarUnidades = async (
  db: Db,
  { cursor: texto, ...filtro }: FiltroDeUnidades & { readonly cursor: string | undefined },
) => {
  const rows = await searchUnidades(db, filtro, posicaoDe(texto), POR_PAGINA + 1);
  const { pagina, proximoCursor } = pageOf(rows, POR_PAGINA, ({ chave, codigo }) => [chave, codigo]);
  const codigos = pagina.map(({ codigo }) => codigo);
  const [caminhos, ouvidorias] = await Promise.all([listCaminhos(db, codigos), ouvidoriasDas(db, codigos)]);
  return {
    itens: pagina.map(({ chave: _, ...unidade }) => ({
      ...unidade,
      caminho: caminhos.get(unidade.codigo) ?? [],
      ouvidorias: ouvidorias.get(unidade.codigo) ?? [],
    })),
    proximoCursor,
  };
};

export const abrirUnidade = async (db: Db, codigo: number) => {
  const unidade = await findUnidade(db, codigo);
  if (!unidade) throw unidadeNaoEncontrada();
  const [caminho, ouvidorias, historico] = await Promise.all([
    listCaminho(db, codigo),
    listOuvidorias(db, [codigo]),
    listHistorico(db, codigo),
  ]);
  return {
    ...unidade,
    caminho,
    ouvidorias: ouvidorias.map((row) => ({
      idOuvidoria: row.id,
      nome: nomeDaUnidade(row),
      ativa: row.inativada_em === null,
    })),
    historico: historico.map(({ ocorridaEm, responsavel, importacao, ...row }) => ({
      ...presentMudanca(row),
      responsavel,
      importacao,
      ocorridaEm: ocorridaEm?.toISOString() ?? '',
    })),
  };
};
