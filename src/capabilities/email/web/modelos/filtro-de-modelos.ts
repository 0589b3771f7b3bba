import { readBusca, readNumero, readUmDe, soEscolhidos } from '#shell/lista/read-do-endereco.ts';
import type { FormaDoFiltro } from '#shell/lista/use-filtro-do-endereco.ts';

const destinatarios = ['cidadao', 'orgao'] as const;
const situacoes = ['sim', 'nao'] as const;

/** The filter of the templates, as the address holds it; '' and null mean no choice. */
export interface FiltroDeModelos {
  readonly busca: string;
  readonly idOuvidoria: number | null;
  readonly soDosOrgaos: boolean;
  readonly destinatario: (typeof destinatarios)[number] | '';
  readonly ativo: (typeof situacoes)[number] | '';
}

export const semFiltroDeModelos: FiltroDeModelos = {
  busca: '',
  idOuvidoria: null,
  soDosOrgaos: false,
  destinatario: '',
  ativo: '',
};

/** For the address and for the API, which use the same names. */
export const escreverFiltroDeModelos = (filtro: FiltroDeModelos): Record<string, string> =>
  soEscolhidos({
    busca: filtro.busca,
    idOuvidoria: filtro.idOuvidoria === null ? '' : String(filtro.idOuvidoria),
    soDosOrgaos: filtro.soDosOrgaos ? 'true' : '',
    destinatario: filtro.destinatario,
    ativo: filtro.ativo,
  });

export const formaDosModelos: FormaDoFiltro<FiltroDeModelos> = {
  ler: (params) => ({
    busca: readBusca(params.get('busca')),
    idOuvidoria: readNumero(params.get('idOuvidoria')),
    soDosOrgaos: params.get('soDosOrgaos') === 'true',
    destinatario: readUmDe(destinatarios, params.get('destinatario')) ?? '',
    ativo: readUmDe(situacoes, params.get('ativo')) ?? '',
  }),
  escrever: escreverFiltroDeModelos,
};

export const quantosFiltrosDeModelos = (filtro: FiltroDeModelos): number =>
  Object.keys(escreverFiltroDeModelos(filtro)).length;
