import { Link } from 'react-router';
import { Table, type TableColumn } from '#shell/ui/table.tsx';
import type { RelatorioVisto } from '../contract.ts';
import type { Grupo } from '../domain/grupos.ts';
import { definicaoDe } from '../domain/relatorios.ts';
import { valorEscrito } from '../domain/valor-escrito.ts';
import { enderecoDe, type Vista } from './vista.ts';

interface TabelaProps {
  readonly visto: RelatorioVisto;
  readonly vista: Vista;
}

const TOTAL = 'total';

/** Each group links to its cases, if the person may see any; the last row is the total. */
export function TabelaDoRelatorio({ visto, vista }: TabelaProps) {
  const { dimensoes, medidas } = definicaoDe(visto.relatorio);
  const rotulo = dimensoes[visto.dimensao]?.rotulo ?? '';
  const lista = (valor?: string) => enderecoDe(visto.relatorio, { ...vista, lista: 'sim', valor });
  const nome = (grupo: Grupo) => {
    if (!visto.podeListar) return grupo.rotulo;
    return (
      <Link to={lista(grupo.chave === TOTAL ? undefined : grupo.chave)} preventScrollReset>
        {grupo.rotulo}
        <span className="sr-only"> (ver a lista)</span>
      </Link>
    );
  };
  const colunas: readonly TableColumn<Grupo>[] = [
    { key: 'grupo', header: rotulo, rowHeader: true, cell: nome },
    ...Object.entries(medidas).map(([chave, medida], indice) => ({
      key: chave,
      header: medida.rotulo,
      align: 'end' as const,
      cell: ({ valores }: Grupo) => valorEscrito(valores[indice] ?? null, medida.unidade),
    })),
  ];
  return (
    <Table
      caption={`${definicaoDe(visto.relatorio).nome} por ${rotulo.toLowerCase()}`}
      hiddenCaption
      columns={colunas}
      rows={[...visto.grupos, { chave: TOTAL, rotulo: 'Total', valores: visto.total }]}
      rowKey={({ chave }) => chave}
      rowState={({ chave }) => (chave === TOTAL ? TOTAL : undefined)}
      dense
    />
  );
}
