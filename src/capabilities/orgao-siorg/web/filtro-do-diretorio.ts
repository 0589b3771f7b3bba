import { readBusca, readNumero, readUmDe, soEscolhidos } from '#shell/lista/read-do-endereco.ts';
import type { FormaDoFiltro } from '#shell/lista/use-filtro-do-endereco.ts';

const abas = ['diretorio', 'importar'] as const;
export type Aba = (typeof abas)[number];

/** The directory as the address shows it: the search, and the open unit or import. */
export interface FiltroDoDiretorio {
  readonly aba: Aba;
  readonly busca: string;
  readonly situacao: 'ativas' | 'inativas' | '';
  readonly unidade: number | null;
  readonly importacao: number | null;
}

export const semBusca = { busca: '', situacao: '' } as const;

const numero = (valor: number | null): string => (valor === null ? '' : String(valor));

export const formaDoDiretorio: FormaDoFiltro<FiltroDoDiretorio> = {
  ler: (params) => ({
    aba: readUmDe(abas, params.get('aba')) ?? 'diretorio',
    busca: readBusca(params.get('busca')),
    situacao: readUmDe(['ativas', 'inativas'] as const, params.get('situacao')) ?? '',
    unidade: readNumero(params.get('unidade')),
    importacao: readNumero(params.get('importacao')),
  }),
  escrever: ({ aba, busca, situacao, unidade, importacao }) =>
    soEscolhidos({
      aba: aba === 'diretorio' ? '' : aba,
      busca,
      situacao,
      unidade: numero(unidade),
      importacao: numero(importacao),
    }),
};
