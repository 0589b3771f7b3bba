import { type Abrangencia, abrangencias } from '#kernel/prazo/calendario.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { serverNow } from '#shell/api/server-clock.ts';
import { readBusca, readNumero, readUmDe, soEscolhidos } from '#shell/lista/read-do-endereco.ts';
import type { FormaDoFiltro } from '#shell/lista/use-filtro-do-endereco.ts';
import { situacoesDoFeriado } from '../contract.ts';
import { type Expediente, estados, expedientes, PRIMEIRO_ANO, ULTIMO_ANO } from '../domain/feriado.ts';

const vistas = ['lista', 'calendario', 'importar'] as const;
export type Vista = (typeof vistas)[number];

/** The filter of the holidays, as the address holds it. */
export interface FiltroDeFeriados {
  readonly ver: Vista;
  readonly busca: string;
  readonly ano: number;
  readonly abrangencia: Abrangencia | '';
  readonly expediente: Expediente | '';
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
  expediente: '',
  uf: '',
  idMunicipio: null,
  situacao: 'ativos',
} as const satisfies Partial<FiltroDeFeriados>;

/** The part sent to the server; the address also holds the view. */
export const escreverFiltro = (filtro: FiltroDeFeriados): Record<string, string> =>
  soEscolhidos({
    busca: filtro.busca,
    ano: String(filtro.ano),
    abrangencia: filtro.abrangencia,
    expediente: filtro.expediente,
    uf: filtro.uf,
    idMunicipio: filtro.idMunicipio === null ? '' : String(filtro.idMunicipio),
    situacao: filtro.situacao === 'ativos' ? '' : filtro.situacao,
  });

const readAno = (texto: string | null): number => {
  const ano = readNumero(texto) ?? 0;
  return ano >= PRIMEIRO_ANO && ano <= ULTIMO_ANO ? ano : anoAtual();
};

export const formaDosFeriados: FormaDoFiltro<FiltroDeFeriados> = {
  ler: (params) => ({
    ver: readUmDe(vistas, params.get('ver')) ?? 'lista',
    busca: readBusca(params.get('busca')).slice(0, MAIOR_BUSCA),
    ano: readAno(params.get('ano')),
    abrangencia: readUmDe(abrangencias, params.get('abrangencia')) ?? '',
    expediente: readUmDe(expedientes, params.get('expediente')) ?? '',
    uf: readUmDe(estados, params.get('uf')) ?? '',
    idMunicipio: readNumero(params.get('idMunicipio')),
    situacao: readUmDe(situacoesDoFeriado, params.get('situacao')) ?? 'ativos',
  }),
  escrever: (filtro) => ({
    ...escreverFiltro(filtro),
    ...soEscolhidos({ ver: filtro.ver === 'lista' ? '' : filtro.ver }),
  }),
};

export const quantosFiltros = (filtro: FiltroDeFeriados): number =>
  Object.keys(escreverFiltro(filtro)).filter((nome) => nome !== 'ano').length;
