import type { Coluna } from './coluna.ts';
import { colunasDeClassificadas } from './colunas-de-classificadas.ts';
import { colunasDeManifestacoes } from './colunas-de-manifestacoes.ts';
import {
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
  },
  recursos: {
    titulo: 'Recursos e reclamações',
    descricao: 'Todos os recursos e reclamações do ano, um por linha, sem textos.',
    colunas: colunasDeRecursos,
  },
  solicitantes: {
    titulo: 'Solicitantes',
    descricao: 'Quem pediu ou recorreu no ano, em categorias e sem identificação.',
    colunas: colunasDeSolicitantes,
    regra: REGRA('o município, a profissão, a escolaridade, o estado e o gênero'),
  },
  'pedidos-publicos': {
    titulo: 'Pedidos públicos, com textos',
    descricao:
      'Pedidos respondidos que podem ser lidos por todos, com o pedido e a resposta sem dados pessoais.',
    colunas: colunasDePedidosPublicos,
  },
  'recursos-publicos': {
    titulo: 'Decisões de recursos, com textos',
    descricao: 'Recursos decididos de pedidos públicos, com o recurso e a decisão sem dados pessoais.',
    colunas: colunasDeRecursosPublicos,
  },
  cumprimento: {
    titulo: 'Cumprimento do que foi prometido',
    descricao:
      'O que as respostas e decisões do ano prometeram entregar, uma promessa por linha: datas, entrega e contestação. Sem textos.',
    colunas: colunasDeCumprimento,
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

/** Sets with texts that may be withdrawn: a file is offered only while none of its texts was. */
export const temTextos = (conjunto: NomeDeConjunto): boolean => conjunto.endsWith('-publicos');
