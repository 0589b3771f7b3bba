import { formatDia } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Table, type TableColumn } from '#shell/ui/table.tsx';
import { useMediaQuery } from '#shell/ui/use-media-query.ts';
import { type DiaDeChamadas, faixaDe, nomesDosResultados } from '../../domain/chamada.ts';
import { ESTREITA } from './chamadas-dobradas.tsx';
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

/** In one line, without what did not happen. */
const porResultado = (dia: DiaDeChamadas): string =>
  nomesDosResultados
    .filter((nome) => dia[nome] > 0)
    .map((nome) => `${faixaDe(nome).nome.toLowerCase()} ${numero(dia[nome])}`)
    .join('; ');

/** The sums of each day, of what the filter lets through. */
export function DiasDeChamadas({ filtro }: { readonly filtro: FiltroDaTela }) {
  const consulta = useDias(filtro);
  const isEstreita = useMediaQuery(ESTREITA);
  if (consulta.error) return <FalhaAoAbrir titulo="Não foi possível somar os dias." falha={consulta} />;
  if (!consulta.data) return <Skeleton lines={3} label="Somando os dias…" />;
  if (consulta.data.dias.length === 0) return null;
  if (isEstreita)
    return (
      <details className="integracao-dias">
        <summary>Por dia</summary>
        <ul className="integracao-dobradas">
          {consulta.data.dias.map((dia) => (
            <li key={dia.dia}>
              <strong>{formatDia(dia.dia)}</strong>: {porResultado(dia)}
            </li>
          ))}
        </ul>
      </details>
    );
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
