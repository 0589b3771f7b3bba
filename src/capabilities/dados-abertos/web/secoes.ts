import { once } from '#kernel/once.ts';
import type { Arquivo } from '../contract.ts';
import { type Area, DAS_MUDANCAS, type Formato, formatos, TODOS_OS_ANOS } from '../domain/arquivos.ts';
import type { NomeDeConjunto } from '../domain/conjuntos.ts';
import type { NomeDeEsquema } from '../domain/esquema.ts';

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
  {
    id: 'mudancas',
    titulo: 'O que mudou nos últimos dias',
    descricao:
      'Para atualizar o que você já baixou: as linhas novas ou alteradas em um dia, ou desde um dia, e o que deixou de ser publicado. Aqui estão as mudanças desde cada um dos últimos 7 dias; de até 30, troque o dia no endereço.',
    conjuntos: ['mudancas'],
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

/** What the dictionary explains: besides the sets, the changes, which the API does not page. */
export const explicadosNaArea: Readonly<Record<Area, readonly NomeDeEsquema[]>> = {
  acesso: [...conjuntosDaArea.acesso, 'mudancas'],
  ouvidoria: conjuntosDaArea.ouvidoria,
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

/** Of the files of changes the page shows those that begin in the last week; the others differ in the day of their name. */
const MUDANCAS_MOSTRADAS = 7;

const mudancasMostradas = (arquivos: readonly Arquivo[]): readonly Arquivo[] =>
  arquivos
    .filter(({ ano, nome }) => ano === DAS_MUDANCAS && nome.includes('_desde_'))
    .toSorted((a, b) => b.nome.localeCompare(a.nome))
    .slice(0, MUDANCAS_MOSTRADAS);

export const arquivosDaSecao = (
  arquivos: readonly Arquivo[],
  { conjuntos }: Secao,
  ano: number,
): readonly Arquivo[] => {
  if (conjuntos.includes('mudancas')) return mudancasMostradas(arquivos);
  return arquivos
    .filter(
      (arquivo) =>
        (arquivo.ano === ano || arquivo.ano === TODOS_OS_ANOS) && conjuntos.includes(arquivo.conjunto),
    )
    .toSorted(
      (a, b) =>
        conjuntos.indexOf(a.conjunto) - conjuntos.indexOf(b.conjunto) ||
        formatos.indexOf(a.formato) - formatos.indexOf(b.formato),
    );
};

/** The years, newest first. */
export const anosDe = (arquivos: readonly Arquivo[], area: Area): readonly number[] => {
  const nomes = secoes[area].flatMap(({ conjuntos }) => conjuntos);
  const anos = arquivos.flatMap(({ conjunto, ano }) =>
    nomes.includes(conjunto) && ano !== TODOS_OS_ANOS && ano !== DAS_MUDANCAS ? [ano] : [],
  );
  return [...new Set(anos)].toSorted((a, b) => b - a);
};

const numero = once(() => new Intl.NumberFormat('pt-BR'));

export const emNumero = (valor: number): string => numero().format(valor);
