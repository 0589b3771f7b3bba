import { emLatin1 } from '#kernel/arquivo/latin1.ts';
import type { Canal } from '#server/exportacao/canal.ts';
import { createZip, emGzip } from '#server/exportacao/comprimir.ts';
import { createGravador, type Gravador } from '#server/exportacao/gravador.ts';
import type { FileStore } from '#server/storage/file-store.ts';
import {
  type FormaDoPacote,
  type Formato,
  formatosNossos,
  INTEIRO,
  nomeDaOuvidoria,
  nomeDentroDoPacote,
  nomeDoPacote,
  nomeNosso,
  type Pacote,
  pacotes,
  type Tabela,
} from '../domain/arquivos.ts';
import { colunasDoAntigo, lugaresDoAntigo } from '../domain/colunas-de-manifestacoes.ts';
import {
  conjuntos,
  isConjunto,
  type NomeDeConjunto,
  type NomeDeTabela,
  nomesDeConjuntos,
  tabelas,
  temTextos,
} from '../domain/conjuntos.ts';
import { csvAberto, csvCompativel, jsonl, soOsLugares, xmlCompativel } from '../domain/escritor.ts';
import { createParquet } from './parquet.ts';
import { createSaida, type Guardado, type Saida } from './saida.ts';

export interface Geracao {
  readonly ano: number;
  /** yyyy-mm-dd, in Brasília. */
  readonly dia: string;
}

export interface ArquivoFeito extends Guardado {
  readonly nome: string;
  readonly conjunto: string;
  readonly formato: Formato;
  readonly linhas: number;
}

/** A table, and every file that it is written to. */
export interface Leitura {
  readonly tabela: Pick<Tabela, 'conjunto' | 'recorte'>;
  readonly gravadores: readonly Gravador[];
  /** Called with the number of rows once all of them are written. */
  fechar(linhas: number): Promise<ArquivoFeito[]>;
}

const elementos: Readonly<Partial<Record<NomeDeTabela, readonly [string, string]>>> = {
  pedidos: ['Pedidos', 'Pedido'],
  'pedidos-publicos': ['Pedidos', 'Pedido'],
  recursos: ['Recursos', 'Recurso'],
  'recursos-publicos': ['Recursos', 'Recurso'],
  solicitantes: ['Solicitantes', 'Solicitante'],
  'pedidos-link-arquivo': ['PedidosLinkArquivo', 'PedidoLinkArquivo'],
  'recursos-link-arquivo': ['RecursosLinkArquivo', 'RecursoLinkArquivo'],
};

const naForma = (conjunto: NomeDeTabela, forma: FormaDoPacote) => {
  const { colunas } = tabelas[conjunto];
  const [raiz, elemento] = elementos[conjunto] ?? ['Linhas', 'Linha'];
  return forma === 'csv' ? csvCompativel(colunas) : xmlCompativel(colunas, raiz, elemento);
};

const feito = (saida: Saida, arquivo: Omit<ArquivoFeito, keyof Guardado>): ArquivoFeito => ({
  ...arquivo,
  ...saida.guardado(),
});

/** A set as UTF-8 CSV, JSON Lines and Parquet. */
const nossos = (store: FileStore, conjunto: NomeDeConjunto, ano: number) => {
  const { colunas } = conjuntos[conjunto];
  const saidas = formatosNossos.map((formato) => [formato, createSaida(store)] as const);
  const gravadores = saidas.map(([formato, saida]) => {
    if (formato === 'parquet') return createParquet(colunas, saida);
    return createGravador(formato === 'csv' ? csvAberto(colunas) : jsonl(colunas), 'utf8', emGzip(saida));
  });
  return {
    gravadores,
    feitos: (linhas: number) =>
      saidas.map(([formato, saida]) =>
        feito(saida, { nome: nomeNosso(conjunto, formato, ano), conjunto, formato, linhas }),
      ),
  };
};

const formas: readonly FormaDoPacote[] = ['csv', 'xml'];

/** The tables of a zip in order; a set's own files come with its first complete table. */
const doPacote = function* (store: FileStore, pacote: Pacote, geracao: Geracao): Generator<Leitura> {
  const { ano, dia } = geracao;
  // Noon: no time zone moves it to another day.
  const momento = new Date(`${dia}T12:00:00`);
  const zips = formas.map((forma) => {
    const saida = createSaida(store);
    return { forma, saida, zip: createZip(saida, momento) };
  });
  let linhasDoPacote = 0;
  for (const [i, tabela] of pacote.tabelas.entries()) {
    const doConjunto =
      tabela.recorte || !isConjunto(tabela.conjunto) ? null : nossos(store, tabela.conjunto, ano);
    yield {
      tabela,
      gravadores: [
        ...zips.map(({ forma, zip }) =>
          createGravador(
            naForma(tabela.conjunto, forma),
            'utf16le',
            zip.entrada(nomeDentroDoPacote(tabela, forma, geracao)),
          ),
        ),
        ...(doConjunto?.gravadores ?? []),
      ],
      fechar: async (linhas) => {
        if (i === 0) linhasDoPacote = linhas;
        const seus = doConjunto?.feitos(linhas) ?? [];
        if (i < pacote.tabelas.length - 1) return seus;
        for (const { zip } of zips) await zip.end();
        return [
          ...seus,
          ...zips.map(({ forma, saida }) =>
            feito(saida, {
              nome: nomeDoPacote(pacote, forma, ano),
              conjunto: pacote.nome,
              formato: `zip-${forma}` as const,
              linhas: linhasDoPacote,
            }),
          ),
        ];
      },
    };
  }
};

const soNosso = (store: FileStore, conjunto: NomeDeConjunto, ano: number): Leitura => {
  const { gravadores, feitos } = nossos(store, conjunto, ano);
  return { tabela: { conjunto }, gravadores, fechar: async (linhas) => feitos(linhas) };
};

/** The older layout: 23 columns. */
const antigo = (canal: Canal): Gravador =>
  createGravador(soOsLugares(csvCompativel(colunasDoAntigo, emLatin1), lugaresDoAntigo), 'latin1', canal);

/** Every year in one file: the older layout as a CSV, the newer one, with 26 columns, in a zip. */
export const daOuvidoriaInteira = (
  store: FileStore,
  dia: string,
): { readonly gravadores: readonly Gravador[]; fechar(linhas: number): Promise<ArquivoFeito[]> } => {
  const conjunto = 'manifestacoes';
  const [csv, compactada] = [createSaida(store), createSaida(store)];
  const zip = createZip(compactada, new Date(`${dia}T12:00:00`));
  const nova = csvCompativel(conjuntos[conjunto].colunas, emLatin1);
  return {
    gravadores: [antigo(csv), createGravador(nova, 'latin1', zip.entrada(INTEIRO.csv))],
    fechar: async (linhas) => {
      await zip.end();
      return [
        feito(csv, { nome: INTEIRO.csv, conjunto, formato: 'csv-latin1', linhas }),
        feito(compactada, { nome: INTEIRO.zip, conjunto, formato: 'zip-latin1', linhas }),
      ];
    },
  };
};

const daOuvidoria = (store: FileStore, ano: number): Leitura => {
  const conjunto = 'manifestacoes';
  const saida = createSaida(store);
  const { gravadores, feitos } = nossos(store, conjunto, ano);
  const compativel = antigo(saida);
  return {
    tabela: { conjunto },
    gravadores: [compativel, ...gravadores],
    fechar: async (linhas) => [
      feito(saida, { nome: nomeDaOuvidoria(ano), conjunto, formato: 'csv-latin1', linhas }),
      ...feitos(linhas),
    ],
  };
};

const temTextosNoPacote = ({ tabelas }: Pacote): boolean =>
  tabelas.some(({ conjunto }) => temTextos(conjunto));

export const isArquivoDeTextos = (conjunto: string): boolean =>
  pacotes.some((pacote) => pacote.nome === conjunto && temTextosNoPacote(pacote)) ||
  nomesDeConjuntos.some((nome) => nome === conjunto && temTextos(nome));

/** Every file of a year, or only those with texts; one table is open at a time. */
export const leiturasDoAno = function* (
  store: FileStore,
  geracao: Geracao,
  soTextos: boolean,
): Generator<Leitura> {
  for (const pacote of pacotes) {
    if (!soTextos || temTextosNoPacote(pacote)) yield* doPacote(store, pacote, geracao);
  }
  if (soTextos) return;
  yield soNosso(store, 'solicitantes', geracao.ano);
  yield soNosso(store, 'cumprimento', geracao.ano);
  yield soNosso(store, 'informacoes-classificadas', geracao.ano);
  yield daOuvidoria(store, geracao.ano);
};
