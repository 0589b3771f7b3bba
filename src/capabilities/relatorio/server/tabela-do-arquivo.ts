import type { Celula, Exportacao } from '#capabilities/tratamento/server/index.ts';
import { parseIsoDate } from '#kernel/prazo/data.ts';
import type { Database, Db } from '#server/db/database.ts';
import type { ColunaDaLista } from '../domain/definicao.ts';
import { agrupar } from './agrupar.ts';
import { countItens, type ItemRow, readItens } from './fato-repository.ts';
import { celulasDe } from './listar.ts';
import type { selecaoDe } from './selecao.ts';
import { dimensaoDe } from './ver-relatorio.ts';

/** A table on its way into a file, and how far it is. */
export interface TabelaDoArquivo extends Exportacao {
  /** Of each page, how many rows of how many were written by then. */
  readonly total: number;
}

type Selecionado = ReturnType<typeof selecaoDe>;

const POR_VEZ = 1000;
const MAIS_GRUPOS = 100_000;
const LARGURA_DO_GRUPO = 40;
const LARGURA_DA_MEDIDA = 16;
const NOME_DA_FOLHA = 31;

/** What a sheet program takes as the name of a sheet. */
const folhaDe = (nome: string): string => nome.replace(/[\\/?*[\]:]/g, ' ').slice(0, NOME_DA_FOLHA);

export const tabelaDoResumo = async (db: Db, selecao: Selecionado): Promise<TabelaDoArquivo> => {
  const dimensao = dimensaoDe(selecao, selecao.dimensao);
  const { grupos, total } = await agrupar(db, selecao, dimensao, MAIS_GRUPOS);
  const medidas = Object.values(selecao.definicao.medidas);
  return {
    folha: folhaDe(selecao.definicao.nome),
    colunas: {
      [dimensao.rotulo]: LARGURA_DO_GRUPO,
      ...Object.fromEntries(
        medidas.map(({ rotulo, unidade }) => [
          unidade === 'dias' || unidade === 'minutos' ? `${rotulo} (${unidade})` : rotulo,
          LARGURA_DA_MEDIDA,
        ]),
      ),
    },
    linhas: async function* () {
      yield [...grupos.map(({ rotulo, valores }) => [rotulo, ...valores]), ['Total', ...total]];
    },
    total: grupos.length + 1,
  };
};

const emCelula = (valor: ItemRow['celulas'][number], { como }: ColunaDaLista): Celula => {
  if (valor === null) return null;
  if (como === 'dia') return parseIsoDate(String(valor));
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não';
  return valor;
};

/** Without a word of what was written, page by page: however long, the server holds one of them. */
export const tabelaDaLista = async (
  db: Database,
  selecao: Selecionado,
  valor: string | undefined,
): Promise<TabelaDoArquivo> => {
  const dimensao = dimensaoDe(selecao, selecao.dimensao);
  const colunas = selecao.definicao.colunas ?? [];
  return {
    folha: folhaDe(selecao.definicao.nome),
    colunas: Object.fromEntries(colunas.map(({ rotulo, largura }) => [rotulo, largura])),
    total: await countItens(db, selecao, { dimensao, valor }),
    linhas: async function* () {
      for await (const rows of readItens(db, selecao, { dimensao, valor }, POR_VEZ)) {
        yield rows.map((row) =>
          celulasDe(selecao.definicao, row).map((celula, indice) => {
            const coluna = colunas[indice];
            return coluna ? emCelula(celula, coluna) : null;
          }),
        );
      }
    },
  };
};
