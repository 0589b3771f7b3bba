import { parseUf } from '#kernel/enumeracoes.ts';
import { readNumero, readNumeros, readUmDe, soEscolhidos } from '#shell/lista/read-do-endereco.ts';
import type { FormaDoFiltro } from '#shell/lista/use-filtro-do-endereco.ts';
import { MAIS_ORGAOS } from '../contract.ts';
import { FORMA_DO_MES } from '../domain/periodo.ts';

export const mapas = ['orgao', 'residencia'] as const;

export interface FiltroDoPainel {
  /** Months written yyyy-mm; '' means the year that ends now. */
  readonly de: string;
  readonly ate: string;
  readonly idEsfera: number | null;
  readonly uf: string;
  readonly orgaos: readonly number[];
  readonly idTipo: number | null;
  readonly idAssunto: number | null;
  /** What the map shows: where the offices are, or where people live. */
  readonly mapa: (typeof mapas)[number];
}

export const semFiltro: FiltroDoPainel = {
  de: '',
  ate: '',
  idEsfera: null,
  uf: '',
  orgaos: [],
  idTipo: null,
  idAssunto: null,
  mapa: 'orgao',
};

const readMes = (texto: string | null): string => (texto && FORMA_DO_MES.test(texto) ? texto : '');
const readUf = (texto: string | null): string => (texto?.length === 2 && parseUf(texto)) || '';
const texto = (id: number | null): string => (id === null ? '' : String(id));

export const formaDoPainel: FormaDoFiltro<FiltroDoPainel> = {
  ler: (params) => ({
    de: readMes(params.get('de')),
    ate: readMes(params.get('ate')),
    idEsfera: readNumero(params.get('idEsfera')),
    uf: readUf(params.get('uf')),
    orgaos: [...new Set(readNumeros(params.get('idOuvidoria')))].slice(0, MAIS_ORGAOS),
    idTipo: readNumero(params.get('idTipo')),
    idAssunto: readNumero(params.get('idAssunto')),
    mapa: readUmDe(mapas, params.get('mapa')) ?? 'orgao',
  }),
  escrever: ({ de, ate, idEsfera, uf, orgaos, idTipo, idAssunto, mapa }) =>
    soEscolhidos({
      de,
      ate,
      idEsfera: texto(idEsfera),
      uf,
      idOuvidoria: orgaos.join(','),
      idTipo: texto(idTipo),
      idAssunto: texto(idAssunto),
      mapa: mapa === 'orgao' ? '' : mapa,
    }),
};

/** Whether the address narrows what is counted. */
export const temFiltro = ({ mapa: _, ...filtro }: FiltroDoPainel): boolean =>
  Object.keys(formaDoPainel.escrever({ ...filtro, mapa: 'orgao' })).length > 0;
