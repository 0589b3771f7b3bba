import { Link } from 'react-router';
import { formatDiaDoMomento } from '#shell/formato.ts';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';
import type { AAvisar } from '../contract.ts';
import { idDaLinha, useAAvisar } from './ciencia-queries.ts';

function Contatos({ pessoa }: Pick<AAvisar, 'pessoa'>) {
  if (!pessoa) return <span className="ui-muted">Identidade protegida: veja no caso.</span>;
  const contatos = [pessoa.telefone, pessoa.endereco, pessoa.email].filter((contato) => contato !== null);
  return (
    <div>
      {pessoa.nome}
      {contatos.map((contato) => (
        <div key={contato} className="ui-muted">
          {contato}
        </div>
      ))}
    </div>
  );
}

const colunas: readonly TableColumn<AAvisar>[] = [
  {
    key: 'protocolo',
    header: 'Protocolo',
    rowHeader: true,
    cell: ({ idManifestacao, numeroProtocolo }) => (
      <Link
        id={idDaLinha({ idManifestacao })}
        className="ui-mono"
        to={`/manifestacao/detalhar/${idManifestacao}`}
      >
        {numeroProtocolo}
      </Link>
    ),
  },
  { key: 'oQue', header: 'O que a pessoa não sabe', cell: ({ oQue }) => oQue.join(', ') },
  { key: 'desde', header: 'Desde', cell: ({ desde }) => formatDiaDoMomento(desde) },
  { key: 'porque', header: 'Por quê', cell: ({ porque }) => porque },
  { key: 'pessoa', header: 'A quem avisar', cell: ({ pessoa }) => <Contatos pessoa={pessoa} /> },
  { key: 'orgao', header: 'Órgão', cell: ({ orgao }) => orgao },
];

function Ninguem() {
  return (
    <EmptyState
      title="Ninguém a avisar"
      action={
        <LinkButton to="/manifestacao/tratar" variant="primary">
          Ir à lista de trabalho
        </LinkButton>
      }
    >
      Todas as pessoas souberam do que o órgão respondeu, decidiu, entregou ou pediu.
    </EmptyState>
  );
}

/** The queue of who must be reached by letter, by phone or at the desk; registering the notice empties it. */
export default function AvisarPage() {
  const lista = useAAvisar();
  return (
    <div data-largura="total" className="trabalho">
      <p>
        O aviso do sistema não chegou a estas pessoas. O prazo delas só começa quando souberem: avise por
        carta, telefone ou no balcão, abra o caso e registre a ciência.
      </p>
      <ListaPaginada
        lista={lista}
        oQue="quem avisar"
        titulo="Pessoas a avisar de outro modo"
        colunas={colunas}
        vazia={<Ninguem />}
      />
    </div>
  );
}
