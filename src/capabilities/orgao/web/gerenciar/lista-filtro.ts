import { parseUf } from '#kernel/enumeracoes.ts';
import { readBusca, readNumero, readUmDe, soEscolhidos } from '#shell/lista/read-do-endereco.ts';
import type { FormaDoFiltro } from '#shell/lista/use-filtro-do-endereco.ts';
import { situacoesDoOrgao } from '../../domain/orgao-gerenciado.ts';

const respostas = ['true', 'false'] as const;

/** The state of the list, as the address keeps it. */
export interface FiltroDaLista {
  readonly busca: string;
  readonly esfera: number | null;
  readonly uf: string;
  readonly situacao: (typeof situacoesDoOrgao)[number] | '';
  readonly temSic: (typeof respostas)[number] | '';
}

export const semFiltro: FiltroDaLista = { busca: '', esfera: null, uf: '', situacao: '', temSic: '' };

/** For the address and the API, which use the same names. */
export const escreverFiltro = (filtro: FiltroDaLista): Record<string, string> =>
  soEscolhidos({ ...filtro, esfera: filtro.esfera === null ? '' : String(filtro.esfera) });

const MAIOR_BUSCA = 100;
const MAIOR_ESFERA = 5;

const readEsfera = (texto: string | null): number | null => {
  const esfera = readNumero(texto);
  return esfera !== null && esfera >= 1 && esfera <= MAIOR_ESFERA ? esfera : null;
};

export const formaDaLista: FormaDoFiltro<FiltroDaLista> = {
  ler: (params) => ({
    busca: readBusca(params.get('busca')).slice(0, MAIOR_BUSCA),
    esfera: readEsfera(params.get('esfera')),
    uf: parseUf(params.get('uf') ?? '') ?? '',
    situacao: readUmDe(situacoesDoOrgao, params.get('situacao')) ?? '',
    temSic: readUmDe(respostas, params.get('temSic')) ?? '',
  }),
  escrever: escreverFiltro,
};

export const quantosFiltros = (filtro: FiltroDaLista): number => Object.keys(escreverFiltro(filtro)).length;
