import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { Link } from 'react-router';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { useListaFiltrada } from '#shell/lista/use-lista.ts';
import { dateTextFromIso } from '#shell/ui/campos/date-text.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';
import type { ItemDoRelatorio } from '../contract.ts';
import type { ColunaDaLista } from '../domain/definicao.ts';
import { definicaoDe, type NomeDoRelatorio } from '../domain/relatorios.ts';
import { listaDoRelatorio } from './relatorio-queries.ts';
import type { Vista } from './vista.ts';

const escrita = (celula: ItemDoRelatorio['celulas'][number], como: ColunaDaLista['como']): string => {
  if (celula === null) return '–';
  if (typeof celula === 'boolean') return celula ? 'Sim' : 'Não';
  return como === 'dia' ? dateTextFromIso(String(celula)) : String(celula);
};

const colunasDe = (colunas: readonly ColunaDaLista[]): readonly TableColumn<ItemDoRelatorio>[] =>
  colunas.map(({ rotulo, como }, indice) => ({
    key: String(indice),
    header: rotulo,
    ...(como === 'numero' && { align: 'end' as const }),
    ...(como === 'protocolo' && { rowHeader: true }),
    cell: ({ celulas, idManifestacao }) => {
      const texto = escrita(celulas[indice] ?? null, como);
      return como === 'protocolo' ? (
        <Link className="ui-mono" to={`/manifestacao/detalhar/${idManifestacao}`}>
          {texto}
        </Link>
      ) : (
        texto
      );
    },
  }));

interface ListaProps {
  readonly relatorio: NomeDoRelatorio;
  readonly vista: Vista;
  /** Title of the table: 'Manifestações: Denúncia'. */
  readonly titulo: string;
  readonly onMudar: (mudanca: Partial<Vista>) => void;
}

/** The cases behind a figure that the person may open. */
export function ListaDoRelatorio({ relatorio, vista, titulo, onMudar }: ListaProps) {
  const lista = useListaFiltrada(listaDoRelatorio(relatorio), { filtro: vista, filtrar: onMudar });
  return (
    <ListaPaginada
      lista={lista}
      oQue="a lista"
      titulo={titulo}
      colunas={colunasDe(definicaoDe(relatorio).colunas ?? [])}
      total={lista.dados?.total ?? undefined}
      vazia={
        <EmptyState title="Nada para listar" icon={faSearch} headingLevel={3}>
          Não há casos com estes filtros que você possa abrir.
        </EmptyState>
      }
    />
  );
}
