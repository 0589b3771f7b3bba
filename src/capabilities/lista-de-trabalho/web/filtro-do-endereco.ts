import {
  lerBusca,
  lerDia,
  lerNumero,
  lerNumeros,
  lerUmDe,
  soEscolhidos,
} from '#shell/lista/ler-do-endereco.ts';
import { filas, type NomeDaFila, type OrdemDaLista, ordensDaLista, type Sentido } from '../domain/filas.ts';
import { type Marca, marcas } from '../domain/filtro.ts';

/** 'eu', nobody, or one of the office. */
export type FiltroDeResponsavel = 'eu' | 'ninguem' | number;

/** The filter of the work list as its screen has it; days are written yyyy-mm-dd, '' for none. */
export interface Filtro {
  readonly fila: NomeDaFila;
  readonly busca: string;
  readonly tipos: readonly number[];
  readonly situacoes: readonly number[];
  readonly idAssunto: number | null;
  readonly idSubassunto: number | null;
  readonly responsavel: FiltroDeResponsavel | null;
  readonly tags: readonly number[];
  readonly canal: number | null;
  readonly registroDe: string;
  readonly registroAte: string;
  readonly prazoDe: string;
  readonly prazoAte: string;
  readonly prazoInternoDe: string;
  readonly prazoInternoAte: string;
  readonly marcas: readonly Marca[];
  readonly idOuvidoria: number | null;
  readonly ordem: OrdemDaLista | null;
  readonly sentido: Sentido | null;
}

/** What the chips name; the queue and the order narrow nothing by themselves. */
export const semFiltro: Omit<Filtro, 'fila' | 'ordem' | 'sentido'> = {
  busca: '',
  tipos: [],
  situacoes: [],
  idAssunto: null,
  idSubassunto: null,
  responsavel: null,
  tags: [],
  canal: null,
  registroDe: '',
  registroAte: '',
  prazoDe: '',
  prazoAte: '',
  prazoInternoDe: '',
  prazoInternoAte: '',
  marcas: [],
  idOuvidoria: null,
};

/** The old list of the menu, which had no queues. */
const isTabela = (params: URLSearchParams): boolean => params.get('visao') === 'tabela';

const lerResponsavel = (texto: string | null): FiltroDeResponsavel | null =>
  lerUmDe(['eu', 'ninguem'] as const, texto) ?? lerNumero(texto);

/** The first queue is the one a person who says nothing wants; one they do not have is as if not asked for. */
const lerFila = (params: URLSearchParams, suas: readonly NomeDaFila[]): NomeDaFila =>
  lerUmDe(suas, params.get('fila')) ?? (isTabela(params) ? 'todas' : (suas[0] ?? 'todas'));

export const lerFiltro = (params: URLSearchParams, suas: readonly NomeDaFila[]): Filtro => ({
  fila: lerFila(params, suas),
  busca: lerBusca(params.get('busca')),
  tipos: lerNumeros(params.get('tipos')),
  situacoes: lerNumeros(params.get('situacoes')),
  idAssunto: lerNumero(params.get('idAssunto')),
  idSubassunto: lerNumero(params.get('idSubassunto')),
  responsavel: lerResponsavel(params.get('responsavel')),
  tags: lerNumeros(params.get('tags')),
  canal: lerNumero(params.get('canal')),
  registroDe: lerDia(params.get('registroDe')),
  registroAte: lerDia(params.get('registroAte')),
  prazoDe: lerDia(params.get('prazoDe')),
  prazoAte: lerDia(params.get('prazoAte')),
  prazoInternoDe: lerDia(params.get('prazoInternoDe')),
  prazoInternoAte: lerDia(params.get('prazoInternoAte')),
  marcas: (params.get('marcas') ?? '').split(',').flatMap((marca) => lerUmDe(marcas, marca) ?? []),
  idOuvidoria: lerNumero(params.get('idOuvidoria')),
  ordem: lerUmDe(ordensDaLista, params.get('ordem')) ?? null,
  sentido: lerUmDe(['asc', 'desc'] as const, params.get('sentido')) ?? null,
});

const texto = (valor: string | number | null): string => (valor === null ? '' : String(valor));

/** For the address and for the API, which name everything alike. */
export const escreverFiltro = (filtro: Filtro): Record<string, string> =>
  soEscolhidos({
    ...filtro,
    tipos: filtro.tipos.join(','),
    situacoes: filtro.situacoes.join(','),
    idAssunto: texto(filtro.idAssunto),
    idSubassunto: texto(filtro.idSubassunto),
    responsavel: texto(filtro.responsavel),
    tags: filtro.tags.join(','),
    canal: texto(filtro.canal),
    marcas: filtro.marcas.join(','),
    idOuvidoria: texto(filtro.idOuvidoria),
    ordem: texto(filtro.ordem),
    sentido: texto(filtro.sentido),
  });

export const quantosFiltros = (filtro: Filtro): number => {
  const { fila, ordem, sentido, ...resto } = escreverFiltro(filtro);
  return Object.keys(resto).length;
};

/** The order the server will use, said or not. */
export const ordemDo = ({ fila, ordem, sentido }: Filtro) => {
  const propria = filas[fila];
  const escolhida = ordem ?? propria.ordem;
  return {
    ordem: escolhida,
    sentido: sentido ?? (escolhida === propria.ordem ? propria.sentido : 'asc'),
  } as const;
};
