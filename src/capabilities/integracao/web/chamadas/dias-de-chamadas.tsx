import { formatDia } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Table, type TableColumn } from '#shell/ui/table.tsx';
import { type DiaDeChamadas, faixaDe, nomesDosResultados } from '../../domain/chamada.ts';
import { useDias } from './chamadas-queries.ts';
import type { FiltroDaTela } from './filtro-das-chamadas.ts';

const numero = (quantas: number): string => quantas.toLocaleString('pt-BR');

const colunas: readonly TableColumn<DiaDeChamadas>[] = [
  { key: 'dia', header: 'Dia', rowHeader: true, cell: ({ dia }) => formatDia(dia) },
  {
    key: 'total',
    header: 'Chamadas',
    align: 'end',
    cell: (dia) => numero(nomesDosResultados.reduce((soma, nome) => soma + dia[nome], 0)),
  },
  ...nomesDosResultados.map(
    (nome): TableColumn<DiaDeChamadas> => ({
      key: nome,
      header: faixaDe(nome).nome,
      align: 'end',
      cell: (dia) => numero(dia[nome]),
    }),
  ),
];

/** The sums of each day, of what the filter lets through. */
export function DiasDeChamadas({ filtro }: { readonly filtro: FiltroDaTela }) {
  const consulta = useDias(filtro);
  if (consulta.error) return <FalhaAoAbrir titulo="Não foi possível somar os dias." falha={consulta} />;
  if (!consulta.data) return <Skeleton lines={3} label="Somando os dias…" />;
  if (consulta.data.dias.length === 0) return null;
  return (
    <div className="integracao-dias">
      <Table
        caption="Por dia"
        columns={colunas}
        rows={consulta.data.dias}
        rowKey={({ dia }) => dia}
        dense
        maxHeight="20rem"
      />
    </div>
  );
}
