import { faGavel } from '@fortawesome/free-solid-svg-icons/faGavel.js';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { Pagination } from '#shell/ui/navegacao/pagination.tsx';
import { Table, type TableColumn } from '#shell/ui/table.tsx';

export const usePagina = (): number => {
  const [params] = useSearchParams();
  return Math.max(1, Math.trunc(Number(params.get('pagina'))) || 1);
};

interface EscolherProps<Row> {
  readonly titulo: string;
  readonly consulta: {
    readonly data:
      | { readonly linhas: readonly Row[]; readonly total: number; readonly porPagina: number }
      | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly colunas: readonly TableColumn<Row>[];
  readonly chaveDe: (row: Row) => string;
  readonly vazio: { readonly titulo: string; readonly porque: ReactNode };
}

/** S2-08: without `ids` one chooses here, and is not sent elsewhere. */
export function Escolher<Row>({ titulo, consulta, colunas, chaveDe, vazio }: EscolherProps<Row>) {
  const pagina = usePagina();
  const [, setParams] = useSearchParams();
  const { data, error } = consulta;
  if (error) return <FalhaAoAbrir titulo="Não foi possível abrir a lista." falha={consulta} />;
  if (!data) return <Skeleton shape="row" lines={4} label="Buscando…" />;
  if (data.linhas.length === 0) {
    return (
      <EmptyState
        title={vazio.titulo}
        icon={faGavel}
        action={
          <LinkButton to="/manifestacao/recurso/tratar" variant="primary">
            Ir aos recursos
          </LinkButton>
        }
      >
        {vazio.porque}
      </EmptyState>
    );
  }
  return (
    <>
      <h2>{titulo}</h2>
      <Table caption={titulo} hiddenCaption columns={colunas} rows={data.linhas} rowKey={chaveDe} dense />
      {data.total > data.porPagina && (
        <Pagination
          page={pagina}
          pageSize={data.porPagina}
          total={data.total}
          onPage={(nova) => setParams(nova > 1 ? { pagina: String(nova) } : {})}
        />
      )}
    </>
  );
}
