import { Link } from 'react-router';
import { formatDiaDoMomento } from '#shell/formato.ts';
import { useFocoNaNovaPagina } from '#shell/lista/foco-na-nova-pagina.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { Table, type TableColumn } from '#shell/ui/table.tsx';
import { ANCORA } from './ancora.ts';
import { type Pendente, usePendentes } from './publicacao-queries.ts';
import './publicacao.css';

const idDaLinha = (idManifestacao: number): string => `pendente-${idManifestacao}`;

const colunas: readonly TableColumn<Pendente>[] = [
  {
    key: 'protocolo',
    header: 'Protocolo',
    rowHeader: true,
    cell: ({ idManifestacao, numeroProtocolo }) => (
      <Link
        id={idDaLinha(idManifestacao)}
        className="ui-mono"
        to={`/manifestacao/detalhar/${idManifestacao}${ANCORA}`}
      >
        {numeroProtocolo}
      </Link>
    ),
  },
  { key: 'resumo', header: 'Pedido', cell: ({ resumo }) => resumo },
  { key: 'orgao', header: 'Órgão', cell: ({ orgao }) => orgao },
  {
    key: 'respondido',
    header: 'Respondido em',
    cell: ({ respondidoEm }) => formatDiaDoMomento(respondidoEm),
  },
  {
    key: 'tipos',
    header: 'O que foi encontrado',
    cell: ({ tipos }) => (
      <span className="publicacao-tipos">
        {tipos.map((tipo) => (
          <Tag key={tipo}>{tipo}</Tag>
        ))}
      </span>
    ),
  },
  { key: 'porDecidir', header: 'A decidir', align: 'end', cell: ({ porDecidir }) => porDecidir },
];

function Nenhum() {
  return (
    <EmptyState
      title="Nada a decidir"
      action={
        <LinkButton to="/manifestacao/tratar" variant="primary">
          Ir à lista de trabalho
        </LinkButton>
      }
    >
      Todo pedido respondido que pode ser público já está na busca.
    </EmptyState>
  );
}

export default function PendentesPage() {
  const lista = usePendentes();
  const paginas = lista.data?.pages ?? [];
  const nova = paginas.at(-1)?.itens[0]?.idManifestacao;
  const esperarPagina = useFocoNaNovaPagina(paginas.length, nova === undefined ? undefined : idDaLinha(nova));
  return (
    <div data-largura="total">
      <p>
        Estes pedidos já foram respondidos e só entram na busca pública depois que alguém decidir se cada
        trecho é dado pessoal. Os mais antigos vêm primeiro.
      </p>
      {lista.isPending && <Skeleton shape="row" lines={5} label="Carregando o que espera decisão…" />}
      {lista.isError && <FalhaAoAbrir titulo="Não foi possível carregar a lista." falha={lista} />}
      {lista.isSuccess && (
        <Table
          caption="Pedidos com dados pessoais a decidir"
          hiddenCaption
          columns={colunas}
          rows={paginas.flatMap(({ itens }) => itens)}
          rowKey={({ idManifestacao }) => String(idManifestacao)}
          dense
          empty={<Nenhum />}
        />
      )}
      {lista.hasNextPage && (
        <div className="ui-actions">
          <Button
            variant="secondary"
            loading={lista.isFetchingNextPage}
            onClick={() => {
              esperarPagina();
              void lista.fetchNextPage();
            }}
          >
            Carregar mais
          </Button>
        </div>
      )}
    </div>
  );
}
