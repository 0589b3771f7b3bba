import { z } from 'zod';
import { pageOf, readCursor } from '#server/cursor.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { Contagens, TipoDeMudanca } from '../domain/mudanca.ts';
import type { Problema } from '../domain/problema.ts';
import { importacaoNaoEncontrada } from '../domain/siorg-errors.ts';
import { findVersaoDoDiretorio } from './edicao-repository.ts';
import {
  findImportacao,
  type ImportacaoRow,
  selectImportacoes,
  selectMudancas,
} from './importacao-repository.ts';
import { ouvidoriasDas } from './list-unidades.ts';
import { presentMudanca } from './mudanca-presenter.ts';

const POR_PAGINA = 20;
const MUDANCAS_POR_PAGINA = 50;
/** More than anybody corrects at once; the next comparison shows what is left. */
const MAX_PROBLEMAS = 300;

const cursor = z.tuple([z.int()]);

const present = (row: ImportacaoRow) => ({
  idImportacao: row.id,
  origem: row.origem as 'arquivo' | 'servico',
  nome: row.nome,
  escopo: row.escopo as 'completa' | 'parte',
  situacao: row.situacao as 'proposta' | 'aplicada' | 'descartada',
  unidades: row.unidades,
  contagens: row.contagens as unknown as Contagens,
  totalDeProblemas: (row.problemas as unknown as readonly Problema[]).length,
  responsavel: row.responsavel,
  criadaEm: row.criada_em.toISOString(),
  encerradaEm: row.encerrada_em?.toISOString() ?? null,
});

export const listImportacoes = async ({ db, config }: Platform, texto: string | undefined) => {
  const depois = readCursor(cursor, texto)?.[0];
  const rows = await selectImportacoes(db, depois, POR_PAGINA + 1);
  const { pagina, proximoCursor } = pageOf(rows, POR_PAGINA, ({ id }) => [id]);
  return { itens: pagina.map(present), proximoCursor, temServico: config.siorgUrl !== undefined };
};

export const abrirImportacao = async (db: Db, idImportacao: number) => {
  const [row, versao] = await Promise.all([findImportacao(db, idImportacao), findVersaoDoDiretorio(db)]);
  if (!row) throw importacaoNaoEncontrada();
  return {
    ...present(row),
    problemas: (row.problemas as unknown as Problema[]).slice(0, MAX_PROBLEMAS),
    vencida: row.situacao === 'proposta' && row.versao_diretorio !== versao,
  };
};

export const listMudancas = async (
  db: Db,
  idImportacao: number,
  pedido: { readonly tipo: TipoDeMudanca; readonly cursor?: string | undefined },
) => {
  const depois = readCursor(cursor, pedido.cursor)?.[0];
  const rows = await selectMudancas(db, { idImportacao, tipo: pedido.tipo }, depois, MUDANCAS_POR_PAGINA + 1);
  const { pagina, proximoCursor } = pageOf(rows, MUDANCAS_POR_PAGINA, ({ idMudanca }) => [idMudanca]);
  const ouvidorias = await ouvidoriasDas(
    db,
    pagina.map(({ codigo }) => codigo),
  );
  return {
    itens: pagina.map((row) => ({ ...presentMudanca(row), ouvidorias: ouvidorias.get(row.codigo) ?? [] })),
    proximoCursor,
  };
};
