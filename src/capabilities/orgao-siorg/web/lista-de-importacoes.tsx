import { formatMomento } from '#web/formato.ts';
import { ListaPaginada } from '#web/lista/lista-paginada.tsx';
import type { usePaginas } from '#web/lista/paginas.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { nomesDasMudancas, tiposDeMudanca } from '../domain/mudanca.ts';
import type { Importacao, useImportacoes } from './siorg-queries.ts';

interface ListaDeImportacoesProps {
  readonly consulta: ReturnType<typeof useImportacoes>;
  readonly paginas: ReturnType<typeof usePaginas>;
  readonly onAbrir: (idImportacao: number) => void;
}

const POR_PAGINA = 20;

export const SITUACOES = {
  proposta: <Tag tone="warning">Esperando decisão</Tag>,
  aplicada: <Tag tone="success">Aplicada</Tag>,
  descartada: <Tag>Descartada</Tag>,
} as const;

/** 'Novas: 3 · Alteradas: 12'. */
const resumo = ({ contagens }: Importacao): string =>
  nomesDasMudancas
    .filter((tipo) => contagens[tipo] > 0)
    .map((tipo) => `${tiposDeMudanca[tipo]}: ${contagens[tipo].toLocaleString('pt-BR')}`)
    .join(' · ') || 'Nenhuma diferença';

const colunas = (onAbrir: ListaDeImportacoesProps['onAbrir']): readonly TableColumn<Importacao>[] => [
  {
    key: 'nome',
    header: 'De onde',
    rowHeader: true,
    cell: ({ idImportacao, nome, situacao }) =>
      situacao === 'descartada' ? (
        nome
      ) : (
        <button type="button" className="siorg-nome" onClick={() => onAbrir(idImportacao)}>
          {nome}
        </button>
      ),
  },
  { key: 'em', header: 'Comparada', cell: ({ criadaEm }) => formatMomento(criadaEm) },
  { key: 'por', header: 'Por', cell: ({ responsavel }) => responsavel },
  { key: 'resumo', header: 'Diferenças', cell: resumo },
  { key: 'situacao', header: 'Situação', cell: ({ situacao }) => SITUACOES[situacao] },
];

export function ListaDeImportacoes({ consulta, paginas, onAbrir }: ListaDeImportacoesProps) {
  const itens = consulta.data?.itens ?? [];
  return (
    <ListaPaginada
      oQue="as importações"
      consulta={consulta}
      naTela={itens.length}
      proximo={consulta.data?.proximoCursor}
      paginas={paginas}
      tamanhos={[POR_PAGINA]}
      porPagina={POR_PAGINA}
      onPorPagina={() => undefined}
      vazia={
        <EmptyState title="Nenhuma importação ainda" headingLevel={3}>
          Escolha acima o arquivo da estrutura para comparar.
        </EmptyState>
      }
    >
      <Table
        caption="Importações da estrutura"
        hiddenCaption
        columns={colunas(onAbrir)}
        rows={itens}
        rowKey={({ idImportacao }) => String(idImportacao)}
        dense
      />
    </ListaPaginada>
  );
}
