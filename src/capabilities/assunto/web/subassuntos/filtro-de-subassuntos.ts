import { readBusca, readNumero, readUmDe, soEscolhidos } from '#shell/lista/read-do-endereco.ts';
import type { FormaDoFiltro } from '#shell/lista/use-filtro-do-endereco.ts';
import { type Situacao, situacoes } from '../assuntos/filtro-de-assuntos.ts';

const donos = ['todos-os-orgaos', 'um-orgao'] as const;

export interface FiltroDeSubassuntos {
  readonly busca: string;
  readonly idAssunto: number | null;
  readonly de: (typeof donos)[number] | '';
  readonly situacao: Situacao;
}

export const semFiltro: FiltroDeSubassuntos = { busca: '', idAssunto: null, de: '', situacao: '' };

export const formaDosSubassuntos: FormaDoFiltro<FiltroDeSubassuntos> = {
  ler: (params) => ({
    busca: readBusca(params.get('busca')),
    idAssunto: readNumero(params.get('idAssunto')),
    de: readUmDe(donos, params.get('de')) ?? '',
    situacao: readUmDe(situacoes, params.get('situacao')) ?? '',
  }),
  escrever: ({ busca, idAssunto, de, situacao }) =>
    soEscolhidos({ busca, idAssunto: idAssunto === null ? '' : String(idAssunto), de, situacao }),
};
