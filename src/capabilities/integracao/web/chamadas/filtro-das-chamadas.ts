import { readDia, readNumero, readUmDe, soEscolhidos } from '#shell/lista/read-do-endereco.ts';
import type { FormaDoFiltro } from '#shell/lista/use-filtro-do-endereco.ts';
import { nomesDosResultados, type Resultado } from '../../domain/chamada.ts';

/** The filter of the calls, as the address holds it; days are yyyy-mm-dd, '' for none. */
export interface FiltroDaTela {
  readonly idCliente: number | null;
  readonly idOuvidoria: number | null;
  readonly resultado: Resultado | '';
  readonly de: string;
  readonly ate: string;
}

export const semFiltro: FiltroDaTela = { idCliente: null, idOuvidoria: null, resultado: '', de: '', ate: '' };

/** For the address and for the API, which use the same names. */
export const escreverFiltro = ({ idCliente, idOuvidoria, ...filtro }: FiltroDaTela): Record<string, string> =>
  soEscolhidos({ ...filtro, idCliente: String(idCliente ?? ''), idOuvidoria: String(idOuvidoria ?? '') });

/** For people of a single office the filter by office is left out. */
export const formaDasChamadas = (comOrgaos: boolean): FormaDoFiltro<FiltroDaTela> => ({
  ler: (params) => ({
    idCliente: readNumero(params.get('idCliente')),
    idOuvidoria: comOrgaos ? readNumero(params.get('idOuvidoria')) : null,
    resultado: readUmDe(nomesDosResultados, params.get('resultado')) ?? '',
    de: readDia(params.get('de')),
    ate: readDia(params.get('ate')),
  }),
  escrever: escreverFiltro,
});

export const enderecoDoCsv = (filtro: FiltroDaTela): string =>
  `/api/app-web/v1/integracao/chamadas/exportar?${new URLSearchParams(escreverFiltro(filtro))}`;
