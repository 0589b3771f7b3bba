import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { NADA } from '#web/lista/celulas.tsx';
import { ListaPaginada } from '#web/lista/lista-paginada.tsx';
import type { usePaginas } from '#web/lista/paginas.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { nomeDaUnidade } from '../domain/unidade.ts';
import type { FiltroDoDiretorio } from './filtro-do-diretorio.ts';
import { type UnidadeAchada, useUnidades } from './siorg-queries.ts';

interface UnidadesAchadasProps {
  readonly filtro: FiltroDoDiretorio;
  readonly paginas: ReturnType<typeof usePaginas>;
  readonly onAbrir: (codigo: number) => void;
  readonly onLimpar: () => void;
}

/** As many as the server gives at a time. */
const POR_PAGINA = 50;

const colunas = (onAbrir: UnidadesAchadasProps['onAbrir']): readonly TableColumn<UnidadeAchada>[] => [
  {
    key: 'nome',
    header: 'Unidade',
    rowHeader: true,
    cell: (unidade) => (
      <button type="button" className="siorg-nome" onClick={() => onAbrir(unidade.codigo)}>
        {nomeDaUnidade(unidade)}
      </button>
    ),
  },
  { key: 'codigo', header: 'Código', cell: ({ codigo }) => codigo },
  { key: 'caminho', header: 'Fica abaixo de', cell: ({ caminho }) => caminho.join(' › ') || NADA },
  { key: 'ouvidorias', header: 'Ouvidoria ligada', cell: ({ ouvidorias }) => ouvidorias.join('; ') || NADA },
  {
    key: 'situacao',
    header: 'Situação',
    cell: ({ ativo }) => (ativo ? <Tag tone="success">Ativa</Tag> : <Tag>Inativa</Tag>),
  },
];

export function UnidadesAchadas({ filtro, paginas, onAbrir, onLimpar }: UnidadesAchadasProps) {
  const consulta = useUnidades(filtro, paginas.cursor);
  const unidades = consulta.data?.itens ?? [];
  return (
    <ListaPaginada
      oQue="as unidades"
      consulta={consulta}
      naTela={unidades.length}
      proximo={consulta.data?.proximoCursor}
      paginas={paginas}
      tamanhos={[POR_PAGINA]}
      porPagina={POR_PAGINA}
      onPorPagina={() => undefined}
      vazia={
        <EmptyState
          title="Nenhuma unidade encontrada"
          icon={faSearch}
          action={
            <Button variant="secondary" onClick={onLimpar}>
              Ver o diretório inteiro
            </Button>
          }
        >
          Confira o nome, a sigla ou o código.
        </EmptyState>
      }
    >
      <Table
        caption="Unidades encontradas"
        hiddenCaption
        columns={colunas(onAbrir)}
        rows={unidades}
        rowKey={({ codigo }) => String(codigo)}
        dense
      />
    </ListaPaginada>
  );
}
