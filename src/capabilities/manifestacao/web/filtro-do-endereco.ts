import { parseIsoDate } from '#kernel/prazo/data.ts';

export const prazos = ['no-prazo', 'vence-em-7-dias', 'vencido'] as const;
export type FiltroDePrazo = (typeof prazos)[number];

export const ordens = ['recentes', 'antigas', 'prazo', 'atualizadas'] as const;
export type Ordem = (typeof ordens)[number];

export interface Filtro {
  readonly busca: string;
  readonly tipos: readonly number[];
  readonly situacoes: readonly number[];
  readonly idOuvidoria: number | null;
  /** Days written yyyy-mm-dd; '' for none. */
  readonly de: string;
  readonly ate: string;
  readonly prazo: FiltroDePrazo | '';
  readonly ordem: Ordem;
}

export const semFiltro: Filtro = {
  busca: '',
  tipos: [],
  situacoes: [],
  idOuvidoria: null,
  de: '',
  ate: '',
  prazo: '',
  ordem: 'recentes',
};

const numeros = (texto: string | null): number[] =>
  (texto ?? '').split(',').flatMap((parte) => (/^\d{1,9}$/.test(parte) ? [Number(parte)] : []));

const dia = (texto: string | null): string => (texto && parseIsoDate(texto) ? texto : '');

const umDe = <T extends string>(opcoes: readonly T[], texto: string | null): T | undefined =>
  opcoes.find((opcao) => opcao === texto);

/** What the address asks for; what it says wrongly is as if it were not there. */
export const lerFiltro = (params: URLSearchParams): Filtro => ({
  busca: (params.get('busca') ?? '').trim().slice(0, 200),
  tipos: numeros(params.get('tipos')),
  situacoes: numeros(params.get('situacoes')),
  idOuvidoria: numeros(params.get('idOuvidoria'))[0] ?? null,
  de: dia(params.get('de')),
  ate: dia(params.get('ate')),
  prazo: umDe(prazos, params.get('prazo')) ?? '',
  ordem: umDe(ordens, params.get('ordem')) ?? 'recentes',
});

/** For the address and for the API, which name everything alike; what was not chosen is left out. */
export const escreverFiltro = (filtro: Filtro): Record<string, string> => {
  const todos: Record<string, string> = {
    busca: filtro.busca,
    tipos: filtro.tipos.join(','),
    situacoes: filtro.situacoes.join(','),
    idOuvidoria: filtro.idOuvidoria === null ? '' : String(filtro.idOuvidoria),
    de: filtro.de,
    ate: filtro.ate,
    prazo: filtro.prazo,
    ordem: filtro.ordem === 'recentes' ? '' : filtro.ordem,
  };
  return Object.fromEntries(Object.entries(todos).filter(([, valor]) => valor !== ''));
};

/** How many choices narrow the list; the order narrows nothing. */
export const quantosFiltros = (filtro: Filtro): number =>
  Object.keys(escreverFiltro({ ...filtro, ordem: 'recentes' })).length;
