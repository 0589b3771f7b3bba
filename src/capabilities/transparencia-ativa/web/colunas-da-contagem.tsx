import { formatPorCento } from '#shell/ui/graficos/numeros.ts';
import type { TableColumn } from '#shell/ui/table.tsx';
import type { LinhaDoOrgao } from '../contract.ts';

type Contado = Pick<LinhaDoOrgao, 'contagem' | 'cumprido' | 'respondido'>;

/** The figures shown for both bodies and items. */
export const colunasDaContagem: readonly TableColumn<Contado>[] = [
  { key: 'cumprido', header: 'Cumprido', align: 'end', cell: ({ cumprido }) => formatPorCento(cumprido) },
  {
    key: 'respondido',
    header: 'Respondido',
    align: 'end',
    cell: ({ respondido }) => formatPorCento(respondido),
  },
  { key: 'cumpre', header: 'Cumpre', align: 'end', cell: ({ contagem }) => contagem.cumpre },
  { key: 'parte', header: 'Em parte', align: 'end', cell: ({ contagem }) => contagem.cumpreEmParte },
  { key: 'nao', header: 'Não cumpre', align: 'end', cell: ({ contagem }) => contagem.naoCumpre },
  { key: 'na', header: 'Não se aplica', align: 'end', cell: ({ contagem }) => contagem.naoSeAplica },
  { key: 'avaliar', header: 'A avaliar', align: 'end', cell: ({ contagem }) => contagem.aAvaliar },
  {
    key: 'vencidas',
    header: 'Correções vencidas',
    align: 'end',
    cell: ({ contagem }) => contagem.correcoesVencidas,
  },
];
