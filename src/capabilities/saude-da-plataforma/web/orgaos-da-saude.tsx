import { DIAS_VENCENDO } from '#capabilities/lista-de-trabalho/domain/filas.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { Table, type TableColumn } from '#shell/ui/table.tsx';
import type { Saude } from '../contract.ts';

type Orgao = NonNullable<Saude['orgaos']>[number];

const numero = (valor: number): string => valor.toLocaleString('pt-BR');

const COLUNAS: readonly TableColumn<Orgao>[] = [
  { key: 'orgao', header: 'Órgão', rowHeader: true, cell: ({ sigla }) => sigla },
  { key: 'vencidos', header: 'Vencidos', align: 'end', cell: ({ vencidos }) => numero(vencidos) },
  { key: 'aVencer', header: 'Por vencer', align: 'end', cell: ({ aVencer }) => numero(aVencer) },
];

/** Whom to call first. */
export function OrgaosDaSaude({ orgaos }: { readonly orgaos: readonly Orgao[] }) {
  return (
    <Table
      caption="Órgãos com mais prazos vencidos"
      columns={COLUNAS}
      rows={orgaos}
      rowKey={({ idOuvidoria }) => String(idOuvidoria)}
      empty={
        <EmptyState
          title="Nenhum prazo vencido nem por vencer"
          headingLevel={3}
          action={<LinkButton to="/configuracoes">Ver as configurações</LinkButton>}
        >
          Nenhum órgão tem prazo que vença nos próximos {DIAS_VENCENDO} dias.
        </EmptyState>
      }
    />
  );
}
