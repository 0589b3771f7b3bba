import {
  lerBusca,
  lerDia,
  lerNumero,
  lerNumeros,
  lerUmDe,
  soEscolhidos,
} from '#shell/lista/ler-do-endereco.ts';
import type { FormaDoFiltro } from '#shell/lista/use-filtro-do-endereco.ts';
import { ondeEsta, ordensDosEncaminhados } from '../../domain/filtro-de-encaminhamentos.ts';

/** The filter of what was forwarded as its screen has it; days are written yyyy-mm-dd, '' for none. */
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

/** For the address and for the API, which name everything alike. */
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

const lerEncaminhados = (params: URLSearchParams): FiltroDosEncaminhados => ({
  busca: lerBusca(params.get('busca')),
  de: lerDia(params.get('de')),
  ate: lerDia(params.get('ate')),
  tipos: lerNumeros(params.get('tipos')),
  situacoes: lerNumeros(params.get('situacoes')),
  onde: lerUmDe(ondeEsta, params.get('onde')) ?? null,
  prazoDe: lerDia(params.get('prazoDe')),
  prazoAte: lerDia(params.get('prazoAte')),
  idOuvidoria: lerNumero(params.get('idOuvidoria')),
  ordem: lerUmDe(ordensDosEncaminhados, params.get('ordem')) ?? 'quando',
  sentido: lerUmDe(['asc', 'desc'] as const, params.get('sentido')) ?? 'desc',
});

export const formaDosEncaminhados: FormaDoFiltro<FiltroDosEncaminhados> = {
  ler: lerEncaminhados,
  escrever: escreverEncaminhados,
};

export const quantosFiltrosDosEncaminhados = (filtro: FiltroDosEncaminhados): number =>
  Object.keys(escreverEncaminhados({ ...filtro, ordem: 'quando', sentido: 'desc' })).length;

export const enderecoDosEncaminhados = (filtro: FiltroDosEncaminhados, formato: 'csv' | 'xlsx'): string =>
  `/api/app-web/v1/tratamento/exportar-encaminhamentos?${new URLSearchParams({ ...escreverEncaminhados(filtro), formato })}`;
