import { readBusca, readNumero, readUmDe, soEscolhidos } from '#shell/lista/read-do-endereco.ts';
import type { FormaDoFiltro } from '#shell/lista/use-filtro-do-endereco.ts';
import { filtrosDeOrgaos, filtrosDoItem } from '../contract.ts';

const MAIOR_BUSCA = 100;

interface FiltroDeOrgaos {
  readonly busca: string;
  readonly situacao: (typeof filtrosDeOrgaos)[number];
}

interface FiltroDoItem {
  readonly busca: string;
  readonly situacao: (typeof filtrosDoItem)[number];
}

export const semFiltroDaTransparencia = { busca: '', situacao: 'todos' } as const;

/** `?id=` opens one entry of the list. */
interface ComAberto {
  readonly id: number | null;
}

const forma = <F extends { readonly busca: string; readonly situacao: string }>(
  situacoes: readonly F['situacao'][],
): FormaDoFiltro<F & ComAberto> => ({
  ler: (params) =>
    ({
      id: readNumero(params.get('id')),
      busca: readBusca(params.get('busca')).slice(0, MAIOR_BUSCA),
      situacao: readUmDe(situacoes, params.get('situacao')) ?? 'todos',
    }) as unknown as F & ComAberto,
  escrever: ({ id, busca, situacao }) =>
    soEscolhidos({
      id: id === null ? '' : String(id),
      busca,
      situacao: situacao === 'todos' ? '' : situacao,
    }),
});

export const formaDosOrgaos = forma<FiltroDeOrgaos>(filtrosDeOrgaos);
export const formaDoItem = forma<FiltroDoItem>(filtrosDoItem);

export const nomesDosFiltrosDeOrgaos: Readonly<Record<FiltroDeOrgaos['situacao'], string>> = {
  todos: 'Todos os órgãos',
  'a-avaliar': 'Com itens a avaliar',
  'correcao-vencida': 'Com correção vencida',
  'sem-resposta': 'Que ainda não responderam',
};

export const nomesDosFiltrosDoItem: Readonly<Record<FiltroDoItem['situacao'], string>> = {
  todos: 'Todas as respostas',
  'sem-resposta': 'Sem resposta',
  'a-avaliar': 'A avaliar',
  cumpre: 'Cumpre',
  'cumpre-em-parte': 'Cumpre parcialmente',
  'nao-cumpre': 'Não cumpre',
  'nao-se-aplica': 'Não se aplica: aceito',
};
