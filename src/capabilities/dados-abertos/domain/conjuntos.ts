import type { Coluna } from './coluna.ts';
import { colunasDeClassificadas } from './colunas-de-classificadas.ts';
import { colunasDeManifestacoes } from './colunas-de-manifestacoes.ts';
import {
  colunasDeArquivosDePedidos,
  colunasDeArquivosDeRecursos,
  colunasDeCumprimento,
  colunasDePedidos,
  colunasDePedidosPublicos,
  colunasDeRecursos,
  colunasDeRecursosPublicos,
  colunasDeSolicitantes,
} from './colunas-do-acesso.ts';
import { REGRA_DAS_SIGILOSAS } from './sigilosas.ts';

export interface Conjunto {
  readonly titulo: string;
  readonly descricao: string;
  readonly colunas: readonly Coluna[];
  /** The column that tells every row apart; absent if a row has no number of its own. */
  readonly chave?: string;
  /** A set of the same year that has every row's key as well. */
  readonly parteDe?: NomeDeConjunto;
  /** How personal characteristics are withheld; absent if the set has none. */
  readonly regra?: string;
}

/** In a group of fewer people somebody could be recognized (Lei 13.709/2018, art. 12). */
export const MINIMO_DE_PESSOAS = 5;

/** What is left out first when too few people share all of it, then next, and so on. */
const REGRA = (ordem: string): string =>
  `O que se diz de cada pessoa vale para ao menos ${MINIMO_DE_PESSOAS} pessoas do mesmo ano: quando a combinação é de menos gente, deixam de ser informados, nesta ordem e até que baste, ${ordem}.`;

export const nomesDeConjuntos = [
  'pedidos',
  'recursos',
  'solicitantes',
  'pedidos-publicos',
  'recursos-publicos',
  'cumprimento',
  'informacoes-classificadas',
  'manifestacoes',
] as const;
export type NomeDeConjunto = (typeof nomesDeConjuntos)[number];

export const conjuntos: Readonly<Record<NomeDeConjunto, Conjunto>> = {
  pedidos: {
    titulo: 'Pedidos de acesso à informação',
    descricao: 'Todos os pedidos do ano, um por linha, sem textos.',
    colunas: colunasDePedidos,
    chave: 'IdPedido',
  },
  recursos: {
    titulo: 'Recursos e reclamações',
    descricao: 'Todos os recursos e reclamações do ano, um por linha, sem textos.',
    colunas: colunasDeRecursos,
    chave: 'IdRecurso',
  },
  solicitantes: {
    titulo: 'Solicitantes',
    descricao: 'Quem pediu ou recorreu no ano, em categorias e sem identificação.',
    colunas: colunasDeSolicitantes,
    chave: 'IdSolicitante',
    regra: REGRA('o município, a profissão, a escolaridade, o estado e o gênero'),
  },
  'pedidos-publicos': {
    titulo: 'Pedidos públicos, com textos',
    descricao:
      'Pedidos respondidos que podem ser lidos por todos, com o pedido e a resposta sem dados pessoais.',
    colunas: colunasDePedidosPublicos,
    chave: 'IdPedido',
    parteDe: 'pedidos',
  },
  'recursos-publicos': {
    titulo: 'Decisões de recursos, com textos',
    descricao: 'Recursos decididos de pedidos públicos, com o recurso e a decisão sem dados pessoais.',
    colunas: colunasDeRecursosPublicos,
    chave: 'IdRecurso',
    parteDe: 'recursos',
  },
  cumprimento: {
    titulo: 'Cumprimento do que foi prometido',
    descricao:
      'O que as respostas e decisões do ano prometeram entregar, uma promessa por linha: datas, entrega e contestação. Sem textos.',
    colunas: colunasDeCumprimento,
    chave: 'IdPromessa',
  },
  'informacoes-classificadas': {
    titulo: 'Informações classificadas e desclassificadas',
    descricao:
      'O que os órgãos mantêm em sigilo e o que deixou de ser sigiloso, como publicado na última edição da lista do ano (Lei 12.527/2011, art. 30).',
    colunas: colunasDeClassificadas,
  },
  manifestacoes: {
    titulo: 'Manifestações de ouvidoria',
    descricao:
      'As manifestações do ano, uma por linha, sem textos e sem protocolo; denúncias e comunicações, por mês.',
    colunas: colunasDeManifestacoes,
    regra: `${REGRA('o município, a raça ou cor, a faixa etária, o estado e o gênero')} ${REGRA_DAS_SIGILOSAS}`,
  },
};

const SEM_ARQUIVOS =
  'Sem linhas: nenhum arquivo é publicado, porque a conferência de publicação lê textos, e um arquivo pode mostrar dados pessoais que ela não acha.';

/** Tables that only a zip has, because existing programs look for them there. */
const soDosPacotes = {
  'pedidos-link-arquivo': {
    titulo: 'Arquivos de pedidos',
    descricao: SEM_ARQUIVOS,
    colunas: colunasDeArquivosDePedidos,
    chave: 'IdAnexoPedido',
  },
  'recursos-link-arquivo': {
    titulo: 'Arquivos de recursos',
    descricao: SEM_ARQUIVOS,
    colunas: colunasDeArquivosDeRecursos,
    chave: 'IdAnexoRecurso',
  },
} as const satisfies Readonly<Record<string, Conjunto>>;

export type NomeDeTabela = NomeDeConjunto | keyof typeof soDosPacotes;
export const tabelas: Readonly<Record<NomeDeTabela, Conjunto>> = { ...conjuntos, ...soDosPacotes };
export const isConjunto = (nome: string): nome is NomeDeConjunto =>
  nomesDeConjuntos.some((cada) => cada === nome);

/** Sets with texts that may be withdrawn: a file is offered only while none of its texts was. */
export const temTextos = (conjunto: NomeDeTabela): boolean => conjunto.endsWith('-publicos');
