import { readBusca, readDia, readNumero, readUmDe, soEscolhidos } from '#shell/lista/read-do-endereco.ts';
import type { FormaDoFiltro } from '#shell/lista/use-filtro-do-endereco.ts';
import { type AreaDoFiltro, areasDoFiltro } from '../domain/filtro-da-auditoria.ts';

/** The filter of the log on its screen; days are yyyy-mm-dd, '' for none. */
export interface FiltroDaTela {
  readonly busca: string;
  readonly area: AreaDoFiltro | '';
  readonly pessoa: string;
  readonly de: string;
  readonly ate: string;
  readonly idOuvidoria: number | null;
}

export const semFiltro: FiltroDaTela = {
  busca: '',
  area: '',
  pessoa: '',
  de: '',
  ate: '',
  idOuvidoria: null,
};

/** For the address and for the API, which use the same names. */
export const escreverFiltro = ({ idOuvidoria, ...filtro }: FiltroDaTela): Record<string, string> =>
  soEscolhidos({ ...filtro, idOuvidoria: String(idOuvidoria ?? '') });

export const formaDoFiltro: FormaDoFiltro<FiltroDaTela> = {
  ler: (params) => ({
    busca: readBusca(params.get('busca')),
    area: readUmDe(areasDoFiltro, params.get('area')) ?? '',
    pessoa: readBusca(params.get('pessoa')),
    de: readDia(params.get('de')),
    ate: readDia(params.get('ate')),
    idOuvidoria: readNumero(params.get('idOuvidoria')),
  }),
  escrever: escreverFiltro,
};

export const quantosFiltros = (filtro: FiltroDaTela): number => Object.keys(escreverFiltro(filtro)).length;

export const enderecoDaExportacao = (filtro: FiltroDaTela): string =>
  `/api/app-web/v1/auditoria/exportar?${new URLSearchParams(escreverFiltro(filtro))}`;
