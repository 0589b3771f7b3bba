import { readBusca, readUmDe, soEscolhidos } from '#shell/lista/read-do-endereco.ts';
import type { FormaDoFiltro } from '#shell/lista/use-filtro-do-endereco.ts';

export const situacoes = ['ativos', 'inativos', 'unidos'] as const;
export type Situacao = (typeof situacoes)[number] | '';

export const nomesDasSituacoes: Readonly<Record<(typeof situacoes)[number], string>> = {
  ativos: 'Só os ativos',
  inativos: 'Só os inativos',
  unidos: 'Os que foram unidos a outro',
};

export interface FiltroDeAssuntos {
  readonly busca: string;
  readonly area: string;
  readonly situacao: Situacao;
}

export const semFiltro: FiltroDeAssuntos = { busca: '', area: '', situacao: '' };

export const formaDosAssuntos: FormaDoFiltro<FiltroDeAssuntos> = {
  ler: (params) => ({
    busca: readBusca(params.get('busca')),
    area: (params.get('area') ?? '').slice(0, 80),
    situacao: readUmDe(situacoes, params.get('situacao')) ?? '',
  }),
  escrever: ({ busca, area, situacao }) => soEscolhidos({ busca, area, situacao }),
};
