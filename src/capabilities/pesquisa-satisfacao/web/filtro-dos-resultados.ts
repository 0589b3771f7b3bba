import { readNumero, readUmDe, soEscolhidos } from '#shell/lista/read-do-endereco.ts';
import { type PeriodoDosResultados, periodosDosResultados } from '../domain/reserva-dos-resultados.ts';

export const nomesDosPeriodos: Readonly<Record<PeriodoDosResultados, string>> = {
  'este-ano': 'Este ano',
  'ano-passado': 'Ano passado',
};

const USUAL: PeriodoDosResultados = 'este-ano';

export interface Filtro {
  readonly periodo: PeriodoDosResultados;
  readonly idTipoManifestacao: number | null;
  readonly idAssunto: number | null;
  /** Only the administrador chooses one. */
  readonly idOuvidoria: number | null;
}

export const semFiltro: Filtro = {
  periodo: USUAL,
  idTipoManifestacao: null,
  idAssunto: null,
  idOuvidoria: null,
};

export const readFiltro = (params: URLSearchParams): Filtro => {
  return {
    periodo: readUmDe(periodosDosResultados, params.get('periodo')) ?? USUAL,
    idTipoManifestacao: readNumero(params.get('idTipoManifestacao')),
    idAssunto: readNumero(params.get('idAssunto')),
    idOuvidoria: readNumero(params.get('idOuvidoria')),
  };
};

const texto = (id: number | null): string => (id === null ? '' : String(id));

export const escreverFiltro = (filtro: Filtro): Record<string, string> =>
  soEscolhidos({
    periodo: filtro.periodo === USUAL ? '' : filtro.periodo,
    idTipoManifestacao: texto(filtro.idTipoManifestacao),
    idAssunto: texto(filtro.idAssunto),
    idOuvidoria: texto(filtro.idOuvidoria),
  });

export const temFiltro = (filtro: Filtro): boolean => Object.keys(escreverFiltro(filtro)).length > 0;
