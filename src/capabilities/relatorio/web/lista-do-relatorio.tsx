import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { useState } from 'react';
import { Link } from 'react-router';
import { ListaPaginada } from '#web/lista/lista-paginada.tsx';
import { usePaginas } from '#web/lista/paginas.tsx';
import { dateTextFromIso } from '#web/ui/date-text.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { type ItemDoRelatorio, tamanhosDaLista } from '../contract.ts';
import type { ColunaDaLista } from '../domain/definicao.ts';
import { definicaoDe, type NomeDoRelatorio } from '../domain/relatorios.ts';
import { type TamanhoDaLista, useLista } from './relatorio-queries.ts';
import { filtroDa, type Vista } from './vista.ts';

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
  /** Names the table: 'Manifestações: Denúncia'. */
  readonly titulo: string;
}

/** What stands behind a figure, as far as the person may open it. */
export function ListaDoRelatorio({ relatorio, vista, titulo }: ListaProps) {
  const paginas = usePaginas();
  const [tamanho, setTamanho] = useState<TamanhoDaLista>(20);
  const lista = useLista(relatorio, filtroDa(vista), { valor: vista.valor, tamanho, cursor: paginas.cursor });
  const itens = lista.data?.itens ?? [];
  return (
    <ListaPaginada
      oQue="a lista"
      consulta={lista}
      naTela={itens.length}
      proximo={lista.data?.proximo}
      paginas={paginas}
      tamanhos={tamanhosDaLista}
      porPagina={tamanho}
      onPorPagina={setTamanho}
      total={lista.data?.total ?? undefined}
      vazia={
        <EmptyState title="Nada para listar" icon={faSearch} headingLevel={3}>
          Não há casos com estes filtros que você possa abrir.
        </EmptyState>
      }
    >
      <Table
        caption={titulo}
        hiddenCaption
        columns={colunasDe(definicaoDe(relatorio).colunas ?? [])}
        rows={itens}
        rowKey={({ id }) => String(id)}
        dense
      />
    </ListaPaginada>
  );
}
