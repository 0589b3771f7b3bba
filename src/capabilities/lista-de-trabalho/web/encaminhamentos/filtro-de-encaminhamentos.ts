import {
  readBusca,
  readDia,
  readNumero,
  readNumeros,
  readUmDe,
  soEscolhidos,
} from '#shell/lista/read-do-endereco.ts';
import type { FormaDoFiltro } from '#shell/lista/use-filtro-do-endereco.ts';
import { ondeEsta, ordensDosEncaminhados } from '../../domain/filtro-de-encaminhamentos.ts';

/** The filter of forwarded cases on its screen; days are yyyy-mm-dd, '' for none. */
export interface FiltroDosEncaminhados {
  readonly busca: string;
  readonly de: string;
  readonly ate: string;
  readonly tipos: readonly number[];
  readonly situacoes: readonly number[];
  readonly onde: (typeof ondeEsta)[number] | null;
  readonly prazoDe: string;
  readonly prazoAte: string;
  readonly idOuvidoria: number | null;
  readonly ordem: (typeof ordensDosEncaminhados)[number];
  readonly sentido: 'asc' | 'desc';
}

export const semFiltroDosEncaminhados: Omit<FiltroDosEncaminhados, 'ordem' | 'sentido'> = {
  busca: '',
  de: '',
  ate: '',
  tipos: [],
  situacoes: [],
  onde: null,
  prazoDe: '',
  prazoAte: '',
  idOuvidoria: null,
};

/** For the address and for the API, which use the same names. */
export const escreverEncaminhados = (filtro: FiltroDosEncaminhados): Record<string, string> =>
  soEscolhidos({
    busca: filtro.busca,
    de: filtro.de,
    ate: filtro.ate,
    tipos: filtro.tipos.join(','),
    situacoes: filtro.situacoes.join(','),
    onde: filtro.onde ?? '',
    prazoDe: filtro.prazoDe,
    prazoAte: filtro.prazoAte,
    idOuvidoria: filtro.idOuvidoria === null ? '' : String(filtro.idOuvidoria),
    ordem: filtro.ordem === 'quando' ? '' : filtro.ordem,
    sentido: filtro.sentido === 'desc' ? '' : filtro.sentido,
  });

const readEncaminhados = (params: URLSearchParams): FiltroDosEncaminhados => ({
  busca: readBusca(params.get('busca')),
  de: readDia(params.get('de')),
  ate: readDia(params.get('ate')),
  tipos: readNumeros(params.get('tipos')),
  situacoes: readNumeros(params.get('situacoes')),
  onde: readUmDe(ondeEsta, params.get('onde')) ?? null,
  prazoDe: readDia(params.get('prazoDe')),
  prazoAte: readDia(params.get('prazoAte')),
  idOuvidoria: readNumero(params.get('idOuvidoria')),
  ordem: readUmDe(ordensDosEncaminhados, params.get('ordem')) ?? 'quando',
  sentido: readUmDe(['asc', 'desc'] as const, params.get('sentido')) ?? 'desc',
});

export const formaDosEncaminhados: FormaDoFiltro<FiltroDosEncaminhados> = {
  ler: readEncaminhados,
  escrever: escreverEncaminhados,
};

export const quantosFiltrosDosEncaminhados = (filtro: FiltroDosEncaminhados): number =>
  Object.keys(escreverEncaminhados({ ...filtro, ordem: 'quando', sentido: 'desc' })).length;

export const enderecoDosEncaminhados = (filtro: FiltroDosEncaminhados, formato: 'csv' | 'xlsx'): string =>
  `/api/app-web/v1/tratamento/exportar-encaminhamentos?${new URLSearchParams({ ...escreverEncaminhados(filtro), formato })}`;
