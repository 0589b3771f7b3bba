import type { Pagina } from '#kernel/lista/pagina.ts';
import { formatMomento } from '#shell/formato.ts';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import type { Lista } from '#shell/lista/use-lista.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';
import { nomesDasMudancas, tiposDeMudanca } from '../domain/mudanca.ts';
import type { FiltroDoDiretorio } from './filtro-do-diretorio.ts';
import type { Importacao } from './siorg-queries.ts';

interface ListaDeImportacoesProps {
  readonly lista: Lista<FiltroDoDiretorio, Pagina<Importacao>>;
  readonly onAbrir: (idImportacao: number) => void;
}

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

export function ListaDeImportacoes({ lista, onAbrir }: ListaDeImportacoesProps) {
  return (
    <ListaPaginada
      lista={lista}
      oQue="as importações"
      titulo="Importações da estrutura"
      colunas={colunas(onAbrir)}
      vazia={
        <EmptyState title="Nenhuma importação ainda" headingLevel={3}>
          Escolha acima o arquivo da estrutura para comparar.
        </EmptyState>
      }
    />
  );
}
