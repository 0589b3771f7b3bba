import { readBusca, readNumero, readUmDe, soEscolhidos } from '#shell/lista/read-do-endereco.ts';
import type { FormaDoFiltro } from '#shell/lista/use-filtro-do-endereco.ts';
import { type FilaDeRecursos, nomesDasFilas } from './lista-filas.ts';

/** The state of the list, as the address keeps it. */
export interface FiltroDeRecursos {
  readonly fila: FilaDeRecursos;
  readonly idInstancia: number | null;
  readonly busca: string;
  readonly soOsQueJulgo: boolean;
}

export const semFiltroDeRecursos: Omit<FiltroDeRecursos, 'fila'> = {
  idInstancia: null,
  busca: '',
  soOsQueJulgo: false,
};

const MAIOR_BUSCA = 100;

/** For the address and the API, which use the same names. */
export const escreverFiltroDeRecursos = (filtro: FiltroDeRecursos): Record<string, string> =>
  soEscolhidos({
    fila: filtro.fila === 'abertos' ? '' : filtro.fila,
    idInstancia: filtro.idInstancia === null ? '' : String(filtro.idInstancia),
    busca: filtro.busca,
    soOsQueJulgo: filtro.soOsQueJulgo ? 'true' : '',
  });

export const formaDosRecursos: FormaDoFiltro<FiltroDeRecursos> = {
  ler: (params) => ({
    fila: readUmDe(nomesDasFilas, params.get('fila')) ?? 'abertos',
    idInstancia: readNumero(params.get('idInstancia')),
    busca: readBusca(params.get('busca')).slice(0, MAIOR_BUSCA),
    soOsQueJulgo: params.get('soOsQueJulgo') === 'true',
  }),
  escrever: escreverFiltroDeRecursos,
};

export const quantosFiltrosDeRecursos = (filtro: FiltroDeRecursos): number =>
  Object.keys(escreverFiltroDeRecursos({ ...filtro, fila: 'abertos' })).length;
