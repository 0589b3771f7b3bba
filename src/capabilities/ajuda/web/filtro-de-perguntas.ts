import { readBusca, readUmDe, soEscolhidos } from '#shell/lista/read-do-endereco.ts';
import type { FormaDoFiltro } from '#shell/lista/use-filtro-do-endereco.ts';
import { nomesDosTemas, type Tema } from '../domain/temas.ts';

const situacoes = ['sim', 'nao'] as const;

/** The filter of the questions, as the address holds it; '' means no choice. */
export interface FiltroDePerguntas {
  readonly busca: string;
  readonly tema: Tema | '';
  readonly ativa: (typeof situacoes)[number] | '';
}

export const semFiltro: FiltroDePerguntas = { busca: '', tema: '', ativa: '' };

/** For the address and for the API, which use the same names. */
export const escreverFiltro = ({ busca, tema, ativa }: FiltroDePerguntas): Record<string, string> =>
  soEscolhidos({ busca, tema, ativa });

export const formaDoFiltro: FormaDoFiltro<FiltroDePerguntas> = {
  ler: (params) => ({
    busca: readBusca(params.get('busca')),
    tema: readUmDe(nomesDosTemas, params.get('tema')) ?? '',
    ativa: readUmDe(situacoes, params.get('ativa')) ?? '',
  }),
  escrever: escreverFiltro,
};
