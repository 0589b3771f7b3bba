import { Link } from 'react-router';
import { formatDia } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Table } from '#shell/ui/table.tsx';
import { MostrarMais } from './mostrar-mais.tsx';
import { useCasos } from './retencao-queries.ts';

/** The gestor looks before proposing: each protocol leads to its case. */
export function CasosDaListagem({
  idEliminacao,
  ano,
}: {
  readonly idEliminacao: number;
  readonly ano: number;
}) {
  const { consulta, itens: casos } = useCasos(idEliminacao);
  if (consulta.isError) return <FalhaAoAbrir falha={consulta} />;
  if (consulta.isPending) return <Skeleton lines={3} label="Buscando as manifestações…" />;
  return (
    <>
      <Table
        caption={`Manifestações da listagem de ${ano}`}
        hiddenCaption
        dense
        rows={casos}
        rowKey={({ numeroProtocolo }) => numeroProtocolo}
        columns={[
          {
            key: 'protocolo',
            header: 'Protocolo',
            rowHeader: true,
            cell: ({ idManifestacao, numeroProtocolo }) => (
              <Link to={`/manifestacao/detalhar/${idManifestacao}`} className="ui-mono">
                {numeroProtocolo}
              </Link>
            ),
          },
          { key: 'tipo', header: 'Tipo', cell: ({ tipo }) => tipo },
          { key: 'fim', header: 'Terminou em', cell: ({ fim }) => formatDia(fim) },
          { key: 'ate', header: 'Guardada até', cell: ({ guardadaAte }) => formatDia(guardadaAte) },
        ]}
      />
      <MostrarMais oQue="manifestações" consulta={consulta} />
    </>
  );
}
