import { Link } from 'react-router';
import { formatDia } from '#shell/formato.ts';
import { Table, type TableColumn } from '#shell/ui/table.tsx';
import type { PrazoQueMuda } from '../../contract.ts';
import { nomeDoPrazo } from '../nomes-do-feriado.ts';

/** Several recounts may have moved the same deadline. */
type PrazoNaTabela = PrazoQueMuda & { readonly idRecontagem?: number };

/** Nothing of a case but its protocol: any of them may be a denúncia. */
const colunas: readonly TableColumn<PrazoNaTabela>[] = [
  {
    key: 'protocolo',
    header: 'Protocolo',
    rowHeader: true,
    cell: ({ tipo, idAlvo, idManifestacao, numeroProtocolo }) => (
      <Link
        className="ui-mono"
        to={tipo === 'recurso' ? `/recurso/responder/${idAlvo}` : `/manifestacao/detalhar/${idManifestacao}`}
      >
        {numeroProtocolo}
      </Link>
    ),
  },
  { key: 'tipo', header: 'Prazo', cell: ({ tipo }) => nomeDoPrazo[tipo] },
  { key: 'antes', header: 'Antes', cell: ({ prazoAnterior }) => formatDia(prazoAnterior) },
  { key: 'depois', header: 'Depois', cell: ({ prazoNovo }) => <strong>{formatDia(prazoNovo)}</strong> },
];

interface TabelaDePrazosProps {
  readonly titulo: string;
  readonly prazos: readonly PrazoNaTabela[];
}

export function TabelaDePrazos({ titulo, prazos }: TabelaDePrazosProps) {
  return (
    <Table
      caption={titulo}
      columns={colunas}
      rows={prazos}
      rowKey={({ tipo, idAlvo, idRecontagem = 0 }) => `${tipo}-${idAlvo}-${idRecontagem}`}
      dense
    />
  );
}
