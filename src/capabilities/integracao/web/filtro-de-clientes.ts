import { readBusca, readUmDe, soEscolhidos } from '#shell/lista/read-do-endereco.ts';
import type { FormaDoFiltro } from '#shell/lista/use-filtro-do-endereco.ts';
import { situacoesDoCliente } from '../contract.ts';

/** The filter of the programs, as the address holds it. */
export interface FiltroDeClientes {
  readonly busca: string;
  readonly situacao: (typeof situacoesDoCliente)[number];
}

export const semFiltro = { busca: '', situacao: 'todos' } as const satisfies FiltroDeClientes;

const MAIOR_BUSCA = 100;

export const escreverFiltro = ({ busca, situacao }: FiltroDeClientes): Record<string, string> =>
  soEscolhidos({ busca, situacao: situacao === 'todos' ? '' : situacao });

export const formaDosClientes: FormaDoFiltro<FiltroDeClientes> = {
  ler: (params) => ({
    busca: readBusca(params.get('busca')).slice(0, MAIOR_BUSCA),
    situacao: readUmDe(situacoesDoCliente, params.get('situacao')) ?? 'todos',
  }),
  escrever: escreverFiltro,
};

export const quantosFiltros = (filtro: FiltroDeClientes): number =>
  Object.keys(escreverFiltro(filtro)).length;
