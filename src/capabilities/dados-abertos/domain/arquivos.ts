import type { NomeDeConjunto, NomeDeTabela } from './conjuntos.ts';

/** `zip-csv` and `zip-xml` are the compatible formats of LAI data, `csv-latin1` and `zip-latin1` of ouvidoria. */
export const formatos = [
  'zip-csv',
  'zip-xml',
  'csv-latin1',
  'zip-latin1',
  'csv',
  'jsonl',
  'parquet',
] as const;
export type Formato = (typeof formatos)[number];

export const areas = ['acesso', 'ouvidoria'] as const;
export type Area = (typeof areas)[number];

/** A part of a set's rows: a zip's people are those of its other tables. */
export type Recorte = 'com-pedido' | 'com-recurso' | 'com-publico';

export interface Tabela {
  readonly conjunto: NomeDeTabela;
  readonly recorte?: Recorte;
  /** In the zips that hold it: the part of the name between the day and the year. */
  readonly nome: string;
}

export interface Pacote {
  /** The part of the name before the format and the year. */
  readonly nome: 'Pedidos' | 'Recursos_Reclamacoes' | 'Arquivos';
  readonly titulo: string;
  readonly tabelas: readonly [Tabela, ...Tabela[]];
}

/** Names of the zips and of the tables inside, as existing programs look for them; two of them unpack all zips into one folder. */
export const pacotes: readonly Pacote[] = [
  {
    nome: 'Pedidos',
    titulo: 'Pedidos e solicitantes',
    tabelas: [
      { conjunto: 'pedidos', nome: 'Pedidos' },
      { conjunto: 'solicitantes', recorte: 'com-pedido', nome: 'SolicitantesPedidos' },
    ],
  },
  {
    nome: 'Recursos_Reclamacoes',
    titulo: 'Recursos, reclamações e solicitantes',
    tabelas: [
      { conjunto: 'recursos', nome: 'Recursos_Reclamacoes' },
      { conjunto: 'solicitantes', recorte: 'com-recurso', nome: 'SolicitantesRecursos' },
    ],
  },
  {
    nome: 'Arquivos',
    titulo: 'Pedidos públicos e recursos, com textos, e solicitantes',
    tabelas: [
      { conjunto: 'pedidos-publicos', nome: 'Pedidos' },
      { conjunto: 'recursos-publicos', nome: 'Recursos' },
      { conjunto: 'solicitantes', recorte: 'com-publico', nome: 'Solicitantes' },
      { conjunto: 'pedidos-link-arquivo', nome: 'PedidosLinkArquivo' },
      { conjunto: 'recursos-link-arquivo', nome: 'RecursosLinkArquivo' },
    ],
  },
];

export type FormaDoPacote = 'csv' | 'xml';

export const nomeDoPacote = (pacote: Pacote, forma: FormaDoPacote, ano: number): string =>
  `${pacote.nome}_${forma}_${ano}.zip`;

/** `dia` is the day of the run, yyyy-mm-dd. */
export const nomeDentroDoPacote = (
  { nome }: Tabela,
  forma: FormaDoPacote,
  { ano, dia }: { readonly ano: number; readonly dia: string },
): string => `${dia.replaceAll('-', '')}_${nome}_${forma}_${ano}.${forma}`;

export const nomeDaOuvidoria = (ano: number): string => `Manifestacoes_Ouvidoria_${ano}.csv`;

/** Under this year stand the files that hold every year. */
export const TODOS_OS_ANOS = 0;
export const INTEIRO = {
  csv: 'manifestacoes-ouvidoria.csv',
  zip: 'manifestacoes-ouvidoria.zip',
} as const;

/** Under this one stand the files of what changed from day to day. */
export const DAS_MUDANCAS = -1;
/** Of so many days. Who comes later takes the files of the years. */
export const DIAS_DE_MUDANCAS = 30;

/** `dia` is yyyy-mm-dd: what changed last on that day. */
export const nomeDoDiario = (dia: string): string => `mudancas_${dia}.jsonl.gz`;
/** What changed after that day. */
export const nomeDoDesde = (dia: string): string => `mudancas_desde_${dia}.jsonl.gz`;

const extensoes = { csv: 'csv.gz', jsonl: 'jsonl.gz', parquet: 'parquet' } as const;
export type FormatoNosso = keyof typeof extensoes;
export const formatosNossos = Object.keys(extensoes) as readonly FormatoNosso[];

export const nomeNosso = (conjunto: NomeDeConjunto, formato: FormatoNosso, ano: number): string =>
  `${conjunto}_${ano}.${extensoes[formato]}`;

export const tipoDoConteudo: Readonly<Record<Formato, string>> = {
  'zip-csv': 'application/zip',
  'zip-xml': 'application/zip',
  'csv-latin1': 'text/csv; charset=iso-8859-1; header=present',
  'zip-latin1': 'application/zip',
  csv: 'application/gzip',
  jsonl: 'application/gzip',
  parquet: 'application/vnd.apache.parquet',
};
