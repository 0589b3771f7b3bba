import { type Abrangencia, abrangencias } from '#kernel/prazo/calendario.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { serverNow } from '#shell/api/server-clock.ts';
import { lerBusca, lerNumero, lerUmDe, soEscolhidos } from '#shell/lista/ler-do-endereco.ts';
import type { FormaDoFiltro } from '#shell/lista/use-filtro-do-endereco.ts';
import { situacoesDoFeriado } from '../contract.ts';
import { estados, PRIMEIRO_ANO, ULTIMO_ANO } from '../domain/feriado.ts';

export const vistas = ['lista', 'calendario', 'importar'] as const;
export type Vista = (typeof vistas)[number];

/** The holidays as the address shows them. */
export interface FiltroDeFeriados {
  readonly ver: Vista;
  readonly busca: string;
  readonly ano: number;
  readonly abrangencia: Abrangencia | '';
  readonly uf: string;
  readonly idMunicipio: number | null;
  readonly situacao: (typeof situacoesDoFeriado)[number];
}

const MAIOR_BUSCA = 100;

/** By the server's clock, in Brasília. */
export const anoAtual = (): number => localDate(serverNow().getTime()).year;

export const semFiltro = {
  busca: '',
  abrangencia: '',
  uf: '',
  idMunicipio: null,
  situacao: 'ativos',
} as const satisfies Partial<FiltroDeFeriados>;

/** What the server is asked; the address says besides how it is shown. */
export const escreverFiltro = (filtro: FiltroDeFeriados): Record<string, string> =>
  soEscolhidos({
    busca: filtro.busca,
    ano: String(filtro.ano),
    abrangencia: filtro.abrangencia,
    uf: filtro.uf,
    idMunicipio: filtro.idMunicipio === null ? '' : String(filtro.idMunicipio),
    situacao: filtro.situacao === 'ativos' ? '' : filtro.situacao,
  });

const lerAno = (texto: string | null): number => {
  const ano = lerNumero(texto) ?? 0;
  return ano >= PRIMEIRO_ANO && ano <= ULTIMO_ANO ? ano : anoAtual();
};

export const formaDosFeriados: FormaDoFiltro<FiltroDeFeriados> = {
  ler: (params) => ({
    ver: lerUmDe(vistas, params.get('ver')) ?? 'lista',
    busca: lerBusca(params.get('busca')).slice(0, MAIOR_BUSCA),
    ano: lerAno(params.get('ano')),
    abrangencia: lerUmDe(abrangencias, params.get('abrangencia')) ?? '',
    uf: lerUmDe(estados, params.get('uf')) ?? '',
    idMunicipio: lerNumero(params.get('idMunicipio')),
    situacao: lerUmDe(situacoesDoFeriado, params.get('situacao')) ?? 'ativos',
  }),
  escrever: (filtro) => ({
    ...escreverFiltro(filtro),
    ...soEscolhidos({ ver: filtro.ver === 'lista' ? '' : filtro.ver }),
  }),
};

export const quantosFiltros = (filtro: FiltroDeFeriados): number =>
  Object.keys(escreverFiltro(filtro)).filter((nome) => nome !== 'ano').length;
