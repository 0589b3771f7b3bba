import { faCalendar } from '@fortawesome/free-solid-svg-icons/faCalendar.js';
import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDia } from '#web/formato.ts';
import { ListaPaginada } from '#web/lista/lista-paginada.tsx';
import type { usePaginas } from '#web/lista/paginas.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { type LinhaDoFeriado, tamanhosDaLista } from '../contract.ts';
import { type TamanhoDaLista, useFeriados } from './feriado-queries.ts';
import { type FiltroDeFeriados, quantosFiltros, semFiltro } from './filtro-de-feriados.ts';
import { enderecoDoFeriado, ondeVale, quandoAcontece } from './nomes-do-feriado.ts';

interface ListaProps {
  readonly filtro: FiltroDeFeriados;
  readonly paginas: ReturnType<typeof usePaginas>;
  readonly onFiltrar: (mudanca: Partial<FiltroDeFeriados>) => void;
}

const colunas: readonly TableColumn<LinhaDoFeriado>[] = [
  { key: 'data', header: 'Dia', cell: ({ data }) => <span className="trabalho-dia">{formatDia(data)}</span> },
  {
    key: 'descricao',
    header: 'Feriado',
    rowHeader: true,
    cell: ({ idFeriado, descricao }) => <Link to={enderecoDoFeriado(idFeriado)}>{descricao}</Link>,
  },
  { key: 'onde', header: 'Onde vale', cell: ondeVale },
  { key: 'quando', header: 'Quando acontece', cell: quandoAcontece },
  {
    key: 'situacao',
    header: 'Situação',
    cell: ({ removido }) => (removido ? <Tag>Removido</Tag> : <Tag tone="success">Vale</Tag>),
  },
];

function Vazia({ filtro, onFiltrar }: Pick<ListaProps, 'filtro' | 'onFiltrar'>) {
  if (quantosFiltros(filtro) > 0) {
    return (
      <EmptyState
        title={`Nada encontrado em ${filtro.ano} com estes filtros`}
        icon={faSearch}
        action={
          <Button variant="secondary" onClick={() => onFiltrar(semFiltro)}>
            Limpar filtros
          </Button>
        }
      >
        Tente outras palavras, outro ano ou menos filtros.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={`Nenhum feriado em ${filtro.ano}`}
      icon={faCalendar}
      action={
        <LinkButton to={`/feriado?ver=importar&ano=${filtro.ano}`} variant="primary">
          Importar os feriados de {filtro.ano}
        </LinkButton>
      }
    >
      Sem feriados, os prazos só esperam os fins de semana.
    </EmptyState>
  );
}

export function ListaDeFeriados({ filtro, paginas, onFiltrar }: ListaProps) {
  const [tamanho, setTamanho] = useState<TamanhoDaLista>(20);
  const lista = useFeriados(filtro, tamanho, paginas.cursor);
  const linhas = lista.data?.linhas ?? [];
  return (
    <ListaPaginada
      oQue="os feriados"
      consulta={lista}
      naTela={linhas.length}
      proximo={lista.data?.proximo}
      paginas={paginas}
      tamanhos={tamanhosDaLista}
      porPagina={tamanho}
      onPorPagina={setTamanho}
      vazia={<Vazia filtro={filtro} onFiltrar={onFiltrar} />}
    >
      <Table
        caption={`Feriados de ${filtro.ano}`}
        hiddenCaption
        columns={colunas}
        rows={linhas}
        rowKey={({ idFeriado }) => String(idFeriado)}
        dense
      />
    </ListaPaginada>
  );
}
