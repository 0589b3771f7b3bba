import { formatDia } from '#shell/formato.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';
import type { DecisaoDoRecurso } from '../domain/incidente.ts';

/** The columns that every list of choices shares; the last one is the link. */
export const colunasDaDecisao = <Row extends DecisaoDoRecurso>(
  meio: readonly TableColumn<Row>[],
  { acao, enderecoDe }: { readonly acao: string; readonly enderecoDe: (row: Row) => string },
): readonly TableColumn<Row>[] => [
  {
    key: 'protocolo',
    header: 'Pedido',
    rowHeader: true,
    cell: ({ numeroProtocolo }) => <span className="ui-mono">{numeroProtocolo}</span>,
  },
  { key: 'orgao', header: 'Órgão', cell: ({ orgao }) => <abbr title={orgao.nome}>{orgao.sigla}</abbr> },
  {
    key: 'decisao',
    header: 'Decisão',
    cell: ({ instancia, resultado }) => `${resultado}, ${instancia}`,
  },
  ...meio,
  {
    key: 'entrega',
    header: 'Cumprir até',
    cell: ({ dataEntrega }) => (dataEntrega ? formatDia(dataEntrega) : 'Sem data'),
  },
  {
    key: 'escolher',
    header: 'Escolher',
    cell: (row) => (
      <LinkButton size="small" to={enderecoDe(row)} aria-label={`${acao} ${row.numeroProtocolo}`}>
        {acao}
      </LinkButton>
    ),
  },
];
