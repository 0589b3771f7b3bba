import {
  lerBusca,
  lerDia,
  lerNumero,
  lerNumeros,
  lerUmDe,
  soEscolhidos,
} from '#web/lista/ler-do-endereco.ts';
import type { FormaDoFiltro } from '#web/lista/use-filtro-do-endereco.ts';

/** The filter of what was forwarded as its screen has it; days are written yyyy-mm-dd, '' for none. */
export interface FiltroDosEncaminhados {
  readonly busca: string;
  readonly de: string;
  readonly ate: string;
  readonly tipos: readonly number[];
  readonly situacoes: readonly number[];
  readonly idOuvidoria: number | null;
  /** By the day it was sent. */
  readonly sentido: 'asc' | 'desc';
}

export const semFiltroDosEncaminhados: Omit<FiltroDosEncaminhados, 'sentido'> = {
  busca: '',
  de: '',
  ate: '',
  tipos: [],
  situacoes: [],
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
    idOuvidoria: filtro.idOuvidoria === null ? '' : String(filtro.idOuvidoria),
    sentido: filtro.sentido === 'desc' ? '' : filtro.sentido,
  });

const lerEncaminhados = (params: URLSearchParams): FiltroDosEncaminhados => ({
  busca: lerBusca(params.get('busca')),
  de: lerDia(params.get('de')),
  ate: lerDia(params.get('ate')),
  tipos: lerNumeros(params.get('tipos')),
  situacoes: lerNumeros(params.get('situacoes')),
  idOuvidoria: lerNumero(params.get('idOuvidoria')),
  sentido: lerUmDe(['asc', 'desc'] as const, params.get('sentido')) ?? 'desc',
});

export const formaDosEncaminhados: FormaDoFiltro<FiltroDosEncaminhados> = {
  ler: lerEncaminhados,
  escrever: escreverEncaminhados,
};

export const quantosFiltrosDosEncaminhados = (filtro: FiltroDosEncaminhados): number =>
  Object.keys(escreverEncaminhados({ ...filtro, sentido: 'desc' })).length;

export const enderecoDosEncaminhados = (filtro: FiltroDosEncaminhados): string =>
  `/api/app-web/v1/tratamento/exportar-encaminhamentos?${new URLSearchParams(escreverEncaminhados(filtro))}`;
