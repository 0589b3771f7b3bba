import { faAngleLeft } from '@fortawesome/free-solid-svg-icons/faAngleLeft.js';
import { Link } from 'react-router';
import { Exportar } from '#shell/lista/exportar.tsx';
import { useFiltroDoEndereco } from '#shell/lista/use-filtro-do-endereco.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { Table, type TableColumn } from '#shell/ui/table.tsx';
import type { LinhaDoItem } from '../contract.ts';
import { colunasDaContagem } from './colunas-da-contagem.tsx';
import { formaDoItem } from './filtros-da-transparencia.ts';
import { enderecoDoItem } from './nomes-da-transparencia.ts';
import { OrgaosDoItem } from './orgaos-do-item.tsx';
import { enderecoDaTabela, useItens } from './transparencia-queries.ts';
import './transparencia.css';

const colunas: readonly TableColumn<LinhaDoItem>[] = [
  {
    key: 'item',
    header: 'Item',
    rowHeader: true,
    cell: ({ item }) => <Link to={enderecoDoItem(item.idItem)}>{item.titulo}</Link>,
  },
  ...colunasDaContagem,
];

function Itens() {
  const itens = useItens();
  if (itens.isPending) return <Skeleton shape="row" lines={8} label="Carregando os itens…" />;
  if (itens.isError) return <FalhaAoAbrir titulo="Não foi possível carregar os itens." falha={itens} />;
  const grupos = [...Map.groupBy(itens.data, ({ item }) => item.grupo)];
  return (
    <>
      <div className="transparencia-barra">
        <p>Escolha um item para ver como cada órgão o cumpre.</p>
        <Exportar enderecoDe={enderecoDaTabela('itens')} />
      </div>
      {grupos.map(([grupo, linhas]) => (
        <section key={grupo} aria-label={grupo}>
          <h2>{grupo}</h2>
          <Table
            caption={`Itens de ${grupo}`}
            hiddenCaption
            columns={colunas}
            rows={linhas}
            rowKey={({ item }) => String(item.idItem)}
            dense
          />
        </section>
      ))}
    </>
  );
}

/** The items, and how many bodies comply with each; `?id=` opens one. */
export default function ItemPage() {
  const { filtro } = useFiltroDoEndereco(formaDoItem);
  return (
    <div className="transparencia">
      {filtro.id === null ? (
        <Itens />
      ) : (
        <>
          <LinkButton to="/transparencia-ativa/item" icon={faAngleLeft} size="small">
            Todos os itens
          </LinkButton>
          <OrgaosDoItem key={filtro.id} idItem={filtro.id} />
        </>
      )}
    </div>
  );
}
