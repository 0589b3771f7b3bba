import { addDays, type PlainDate, plainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { lerDia, lerNumero, lerUmDe, soEscolhidos } from '#web/lista/ler-do-endereco.ts';
import type { Dias } from '#web/lista/periodo.tsx';

export const nomesDosPeriodos = {
  '30-dias': 'Últimos 30 dias',
  '90-dias': 'Últimos 90 dias',
  '12-meses': 'Últimos 12 meses',
  'este-ano': 'Este ano',
  'ano-passado': 'Ano passado',
  datas: 'Escolher as datas',
} as const;

export type NomeDoPeriodo = keyof typeof nomesDosPeriodos;
export const periodos = Object.keys(nomesDosPeriodos) as readonly NomeDoPeriodo[];

const USUAL: NomeDoPeriodo = '12-meses';

export interface Filtro extends Dias {
  readonly periodo: NomeDoPeriodo;
  readonly idTipoManifestacao: number | null;
  readonly idAssunto: number | null;
  /** Only the administrador chooses one. */
  readonly idOuvidoria: number | null;
}

export const semFiltro: Filtro = {
  periodo: USUAL,
  de: '',
  ate: '',
  idTipoManifestacao: null,
  idAssunto: null,
  idOuvidoria: null,
};

export const lerFiltro = (params: URLSearchParams): Filtro => {
  const periodo = lerUmDe(periodos, params.get('periodo')) ?? USUAL;
  return {
    periodo,
    de: periodo === 'datas' ? lerDia(params.get('de')) : '',
    ate: periodo === 'datas' ? lerDia(params.get('ate')) : '',
    idTipoManifestacao: lerNumero(params.get('idTipoManifestacao')),
    idAssunto: lerNumero(params.get('idAssunto')),
    idOuvidoria: lerNumero(params.get('idOuvidoria')),
  };
};

const texto = (id: number | null): string => (id === null ? '' : String(id));

export const escreverFiltro = (filtro: Filtro): Record<string, string> =>
  soEscolhidos({
    periodo: filtro.periodo === USUAL ? '' : filtro.periodo,
    de: filtro.periodo === 'datas' ? filtro.de : '',
    ate: filtro.periodo === 'datas' ? filtro.ate : '',
    idTipoManifestacao: texto(filtro.idTipoManifestacao),
    idAssunto: texto(filtro.idAssunto),
    idOuvidoria: texto(filtro.idOuvidoria),
  });

export const temFiltro = (filtro: Filtro): boolean => Object.keys(escreverFiltro(filtro)).length > 0;

/** The days a period means today, both included: an address that says 'últimos 30 dias' goes on meaning it. */
export const diasDoFiltro = ({ periodo, de, ate }: Filtro, hoje: PlainDate): Dias => {
  const desde = (dia: PlainDate): Dias => ({ de: toIsoDate(dia), ate: toIsoDate(hoje) });
  const anoPassado = hoje.year - 1;
  switch (periodo) {
    case '30-dias':
      return desde(addDays(hoje, -29));
    case '90-dias':
      return desde(addDays(hoje, -89));
    case '12-meses':
      return desde(addDays(hoje, -364));
    case 'este-ano':
      return desde(plainDate(hoje.year, 1, 1));
    case 'ano-passado':
      return { de: `${anoPassado}-01-01`, ate: `${anoPassado}-12-31` };
    case 'datas':
      return { de, ate };
  }
};
