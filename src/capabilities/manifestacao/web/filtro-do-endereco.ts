import {
  readBusca,
  readDia,
  readNumero,
  readNumeros,
  readUmDe,
  soEscolhidos,
} from '#shell/lista/read-do-endereco.ts';

const prazos = ['no-prazo', 'vence-em-7-dias', 'vencido'] as const;
export type FiltroDePrazo = (typeof prazos)[number];

const ordens = ['recentes', 'antigas', 'prazo', 'atualizadas'] as const;
export type Ordem = (typeof ordens)[number];

export interface Filtro {
  readonly busca: string;
  readonly tipos: readonly number[];
  readonly situacoes: readonly number[];
  readonly idOuvidoria: number | null;
  /** Days written yyyy-mm-dd; '' for none. */
  readonly de: string;
  readonly ate: string;
  readonly prazo: FiltroDePrazo | '';
  readonly ordem: Ordem;
}

export const semFiltro: Filtro = {
  busca: '',
  tipos: [],
  situacoes: [],
  idOuvidoria: null,
  de: '',
  ate: '',
  prazo: '',
  ordem: 'recentes',
};

/** What the address asks for; invalid values are ignored. */
export const readFiltro = (params: URLSearchParams): Filtro => ({
  busca: readBusca(params.get('busca')),
  tipos: readNumeros(params.get('tipos')),
  situacoes: readNumeros(params.get('situacoes')),
  idOuvidoria: readNumero(params.get('idOuvidoria')),
  de: readDia(params.get('de')),
  ate: readDia(params.get('ate')),
  prazo: readUmDe(prazos, params.get('prazo')) ?? '',
  ordem: readUmDe(ordens, params.get('ordem')) ?? 'recentes',
});

/** For the address and the API, which use the same names; what was not chosen is left out. */
export const escreverFiltro = (filtro: Filtro): Record<string, string> =>
  soEscolhidos({
    busca: filtro.busca,
    tipos: filtro.tipos.join(','),
    situacoes: filtro.situacoes.join(','),
    idOuvidoria: filtro.idOuvidoria === null ? '' : String(filtro.idOuvidoria),
    de: filtro.de,
    ate: filtro.ate,
    prazo: filtro.prazo,
    ordem: filtro.ordem === 'recentes' ? '' : filtro.ordem,
  });

/** How many choices narrow the list; the order narrows nothing. */
export const quantosFiltros = (filtro: Filtro): number =>
  Object.keys(escreverFiltro({ ...filtro, ordem: 'recentes' })).length;
