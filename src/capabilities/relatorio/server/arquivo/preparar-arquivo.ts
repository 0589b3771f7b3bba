import type { Db } from '#server/db/database.ts';
import type { Formato } from '../../domain/arquivo.ts';
import { type FiltroDeRelatorio, filtroDeRelatorio, recorte } from '../../domain/filtro.ts';
import type { Olhar } from '../../domain/olhar.ts';
import type { NomeDoRelatorio } from '../../domain/relatorios.ts';
import { agrupar } from '../agrupar.ts';
import { consultaDaLista, countItens } from '../fato-repository.ts';
import { selecaoDe } from '../selecao.ts';
import { dimensaoDe } from '../ver-relatorio.ts';
import type { ArquivoRow } from './arquivo-repository.ts';
import type { Preparado } from './escrever-arquivo.ts';
import { sobreORelatorio } from './sobre-o-relatorio.ts';
import type { TabelaDoArquivo } from './tabela-do-arquivo.ts';

type Selecionado = ReturnType<typeof selecaoDe>;

const MAIS_GRUPOS = 100_000;
const LARGURA_DO_GRUPO = 40;
const LARGURA_DA_MEDIDA = 16;
const NOME_DA_FOLHA = 31;

/** Sheet names allow no such characters and have a maximum length. */
const folhaDe = (nome: string): string => nome.replace(/[\\/?*[\]:]/g, ' ').slice(0, NOME_DA_FOLHA);

const tabelaDoResumo = async (db: Db, selecao: Selecionado): Promise<TabelaDoArquivo> => {
  const dimensao = dimensaoDe(selecao, selecao.dimensao);
  const { grupos, total } = await agrupar(db, selecao, dimensao, MAIS_GRUPOS);
  const medidas = Object.values(selecao.definicao.medidas);
  return {
    folha: folhaDe(selecao.definicao.nome),
    colunas: [
      { rotulo: dimensao.rotulo, como: 'texto', largura: LARGURA_DO_GRUPO },
      ...medidas.map(({ rotulo, unidade }) => ({
        rotulo: unidade === 'dias' || unidade === 'minutos' ? `${rotulo} (${unidade})` : rotulo,
        como: 'numero' as const,
        largura: LARGURA_DA_MEDIDA,
      })),
    ],
    linhas: [...grupos.map(({ rotulo, valores }) => [rotulo, ...valores]), ['Total', ...total]],
    protocolos: [],
    total: grupos.length + 1,
  };
};

/** The list of cases, without any text that people wrote. */
const tabelaDaLista = async (
  db: Db,
  selecao: Selecionado,
  valor: string | undefined,
): Promise<TabelaDoArquivo> => {
  const itens = { dimensao: dimensaoDe(selecao, selecao.dimensao), valor };
  const colunas = selecao.definicao.colunas ?? [];
  return {
    folha: folhaDe(selecao.definicao.nome),
    colunas: colunas.map(({ rotulo, largura, como }) => ({
      rotulo,
      largura,
      como: como === 'dia' || como === 'numero' ? como : 'texto',
    })),
    linhas: consultaDaLista(db, selecao, itens),
    protocolos: colunas.flatMap(({ como }, lugar) => (como === 'protocolo' ? [lugar] : [])),
    total: await countItens(db, selecao, itens),
  };
};

type Pedido = Pick<ArquivoRow, 'relatorio' | 'conteudo' | 'formato' | 'filtro'> & { readonly olhar: Olhar };

/** All that is needed to write what was asked for, with what the person could see when they asked. */
export const prepararArquivo = async (
  { db, plataforma, agora }: { readonly db: Db; readonly plataforma: string; readonly agora: Date },
  pedido: Pedido,
): Promise<Preparado> => {
  const { valor, ...filtro } = filtroDeRelatorio.extend(recorte).parse(pedido.filtro);
  const { olhar } = pedido;
  const nome = pedido.relatorio as NomeDoRelatorio;
  const selecao = selecaoDe(nome, filtro as FiltroDeRelatorio, olhar, agora);
  return {
    formato: pedido.formato as Formato,
    tabela: await (pedido.conteudo === 'resumo'
      ? tabelaDoResumo(db, selecao)
      : tabelaDaLista(db, selecao, valor)),
    impressao: {
      titulo: selecao.definicao.nome,
      sobre: await sobreORelatorio(db, selecao, olhar, valor),
      comoSeConta: selecao.definicao.comoSeConta,
      plataforma,
      agora,
    },
  };
};
