import { Link } from 'react-router';
import { formatDiaDoMomento } from '#shell/formato.ts';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';
import { ANCORA } from './ancora.ts';
import { idDoPendente, type Pendente, usePendentes } from './publicacao-queries.ts';
import './publicacao.css';

const colunas: readonly TableColumn<Pendente>[] = [
  {
    key: 'protocolo',
    header: 'Protocolo',
    rowHeader: true,
    cell: ({ idManifestacao, numeroProtocolo }) => (
      <Link
        id={idDoPendente({ idManifestacao })}
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
  return (
    <div data-largura="total" className="trabalho">
      <p>
        Estes pedidos já foram respondidos e só entram na busca pública depois que alguém decidir se cada
        trecho é dado pessoal. Os mais antigos vêm primeiro.
      </p>
      <ListaPaginada
        lista={lista}
        oQue="o que espera decisão"
        titulo="Pedidos com dados pessoais a decidir"
        colunas={colunas}
        vazia={<Nenhum />}
      />
    </div>
  );
}
