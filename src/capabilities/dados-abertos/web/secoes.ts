import type { Arquivo } from '../contract.ts';
import { type Area, type Formato, formatos, TODOS_OS_ANOS } from '../domain/arquivos.ts';
import type { NomeDeConjunto } from '../domain/conjuntos.ts';

export interface Secao {
  readonly id: string;
  readonly titulo: string;
  readonly descricao: string;
  /** The sets or zips whose files it lists. */
  readonly conjuntos: readonly string[];
}

const doAcesso: readonly Secao[] = [
  {
    id: 'pedidos',
    titulo: 'Pedidos de acesso à informação',
    descricao: 'Todos os pedidos, um por linha: órgão, datas, prazo, assunto e decisão. Sem textos.',
    conjuntos: ['Pedidos', 'pedidos'],
  },
  {
    id: 'recursos',
    titulo: 'Recursos e reclamações',
    descricao: 'Todos os recursos, um por linha: instância, motivo, datas e decisão. Sem textos.',
    conjuntos: ['Recursos_Reclamacoes', 'recursos'],
  },
  {
    id: 'cumprimento',
    titulo: 'Cumprimento do que foi prometido',
    descricao: 'O que respostas e decisões prometeram, uma promessa por linha: datas, entrega e contestação.',
    conjuntos: ['cumprimento'],
  },
  {
    id: 'textos',
    titulo: 'Pedidos e decisões com textos',
    descricao: 'O que se pediu, o que se respondeu e o que se decidiu, quando pode ser lido por todos.',
    conjuntos: ['Arquivos', 'pedidos-publicos', 'recursos-publicos'],
  },
  {
    id: 'solicitantes',
    titulo: 'Quem pede informação',
    descricao: 'Solicitantes em categorias, sem nada que os identifique.',
    conjuntos: ['solicitantes'],
  },
  {
    id: 'classificadas',
    titulo: 'Informações classificadas',
    descricao: 'O que os órgãos mantêm em sigilo e o que desclassificaram, pela lista anual de cada um.',
    conjuntos: ['informacoes-classificadas'],
  },
];

const daOuvidoria: readonly Secao[] = [
  {
    id: 'manifestacoes',
    titulo: 'Manifestações de ouvidoria',
    descricao:
      'Reclamações, denúncias, elogios, sugestões e solicitações, uma por linha. Sem textos. Denúncias aparecem por mês, depois que ele se encerra.',
    conjuntos: ['manifestacoes'],
  },
];

export const secoes: Readonly<Record<Area, readonly Secao[]>> = { acesso: doAcesso, ouvidoria: daOuvidoria };

export const conjuntosDaArea: Readonly<Record<Area, readonly NomeDeConjunto[]>> = {
  acesso: [
    'pedidos',
    'recursos',
    'cumprimento',
    'solicitantes',
    'pedidos-publicos',
    'recursos-publicos',
    'informacoes-classificadas',
  ],
  ouvidoria: ['manifestacoes'],
};

/** In words, for people who do not know the file extensions. */
export const nomeDoFormato: Readonly<Record<Formato, string>> = {
  'zip-csv': 'CSV para planilhas, compactado (UTF-16)',
  'zip-xml': 'XML, compactado',
  'csv-latin1': 'CSV para planilhas',
  'zip-latin1': 'CSV para planilhas, compactado, com três colunas a mais',
  csv: 'CSV para programas, compactado (UTF-8)',
  jsonl: 'JSON, um por linha, compactado',
  parquet: 'Parquet, para análise de dados',
};

export const arquivosDaSecao = (
  arquivos: readonly Arquivo[],
  { conjuntos }: Secao,
  ano: number,
): readonly Arquivo[] =>
  arquivos
    .filter(
      (arquivo) =>
        (arquivo.ano === ano || arquivo.ano === TODOS_OS_ANOS) && conjuntos.includes(arquivo.conjunto),
    )
    .toSorted(
      (a, b) =>
        conjuntos.indexOf(a.conjunto) - conjuntos.indexOf(b.conjunto) ||
        formatos.indexOf(a.formato) - formatos.indexOf(b.formato),
    );

/** The years, newest first. */
export const anosDe = (arquivos: readonly Arquivo[], area: Area): readonly number[] => {
  const nomes = secoes[area].flatMap(({ conjuntos }) => conjuntos);
  const anos = arquivos.flatMap(({ conjunto, ano }) =>
    nomes.includes(conjunto) && ano !== TODOS_OS_ANOS ? [ano] : [],
  );
  return [...new Set(anos)].toSorted((a, b) => b - a);
};

const numero = new Intl.NumberFormat('pt-BR');

export const emNumero = (valor: number): string => numero.format(valor);
