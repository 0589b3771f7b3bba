import { Link } from 'react-router';
import { formatDia } from '#shell/formato.ts';
import { Table, type TableColumn } from '#shell/ui/table.tsx';
import type { PrazoQueMuda } from '../../contract.ts';
import { nomeDoPrazo } from '../nomes-do-feriado.ts';

/** Several recounts may have moved the same deadline. */
type PrazoNaTabela = PrazoQueMuda & { readonly idRecontagem?: number };

const ondeSeVe = ({ tipo, idAlvo, idManifestacao }: PrazoNaTabela): string => {
  if (tipo === 'desclassificacao') return `/desclassificacao/${idAlvo}`;
  const isDoRecurso = tipo === 'recurso' || tipo === 'esclarecimento';
  return isDoRecurso ? `/recurso/responder/${idAlvo}` : `/manifestacao/detalhar/${idManifestacao}`;
};

/** Nothing of a case but its protocol: any of them may be a denúncia. */
const colunas: readonly TableColumn<PrazoNaTabela>[] = [
  {
    key: 'protocolo',
    header: 'Protocolo',
    rowHeader: true,
    cell: (prazo) => (
      <Link className="ui-mono" to={ondeSeVe(prazo)}>
        {prazo.numeroProtocolo}
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
