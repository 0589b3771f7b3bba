import {
  readBusca,
  readDia,
  readNumero,
  readNumeros,
  readUmDe,
  soEscolhidos,
} from '#shell/lista/read-do-endereco.ts';
import { filas, type NomeDaFila, type OrdemDaLista, ordensDaLista, type Sentido } from '../domain/filas.ts';
import { type Marca, marcas } from '../domain/filtro.ts';

/** 'eu', nobody, or a person of the office. */
export type FiltroDeResponsavel = 'eu' | 'ninguem' | number;

/** The filter of the work list on its screen; days are yyyy-mm-dd, '' for none. */
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

/** What the chips show; the queue and the order are not part of it. */
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

const readResponsavel = (texto: string | null): FiltroDeResponsavel | null =>
  readUmDe(['eu', 'ninguem'] as const, texto) ?? readNumero(texto);

/** Without a choice, the person's first queue; a queue they do not have is ignored. */
const readFila = (params: URLSearchParams, suas: readonly NomeDaFila[]): NomeDaFila =>
  readUmDe(suas, params.get('fila')) ?? (isTabela(params) ? 'todas' : (suas[0] ?? 'todas'));

export const readFiltro = (params: URLSearchParams, suas: readonly NomeDaFila[]): Filtro => ({
  fila: readFila(params, suas),
  busca: readBusca(params.get('busca')),
  tipos: readNumeros(params.get('tipos')),
  situacoes: readNumeros(params.get('situacoes')),
  idAssunto: readNumero(params.get('idAssunto')),
  idSubassunto: readNumero(params.get('idSubassunto')),
  responsavel: readResponsavel(params.get('responsavel')),
  tags: readNumeros(params.get('tags')),
  canal: readNumero(params.get('canal')),
  registroDe: readDia(params.get('registroDe')),
  registroAte: readDia(params.get('registroAte')),
  prazoDe: readDia(params.get('prazoDe')),
  prazoAte: readDia(params.get('prazoAte')),
  prazoInternoDe: readDia(params.get('prazoInternoDe')),
  prazoInternoAte: readDia(params.get('prazoInternoAte')),
  marcas: (params.get('marcas') ?? '').split(',').flatMap((marca) => readUmDe(marcas, marca) ?? []),
  idOuvidoria: readNumero(params.get('idOuvidoria')),
  ordem: readUmDe(ordensDaLista, params.get('ordem')) ?? null,
  sentido: readUmDe(['asc', 'desc'] as const, params.get('sentido')) ?? null,
});

const texto = (valor: string | number | null): string => (valor === null ? '' : String(valor));

/** For the address and for the API, which use the same names. */
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

/** The order the server will use, chosen or default. */
export const ordemDo = ({ fila, ordem, sentido }: Filtro) => {
  const propria = filas[fila];
  const escolhida = ordem ?? propria.ordem;
  return {
    ordem: escolhida,
    sentido: sentido ?? (escolhida === propria.ordem ? propria.sentido : 'asc'),
  } as const;
};
