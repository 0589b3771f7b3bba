import { faUserShield } from '@fortawesome/free-solid-svg-icons/faUserShield.js';
import { Link } from 'react-router';
import { formatDiaDoMomento } from '#shell/formato.ts';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { NadaEncontrado } from '#shell/lista/nada-encontrado.tsx';
import { Procurar } from '#shell/lista/procurar.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Tabs } from '#shell/ui/navegacao/tabs.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';
import { filasDePedidos } from '../contract.ts';
import type { LinhaDoPedido } from '../domain/pedido-identidade.ts';
import { ENDERECO_DOS_PEDIDOS, type Fila, usePedidos } from './pedidos-queries.ts';
import { Decisao } from './um-pedido.tsx';

const nomes: Readonly<Record<Fila, string>> = { abertos: 'A decidir', decididos: 'Decididos' };
const vazias: Readonly<Record<Fila, string>> = {
  abertos: 'Nenhum pedido espera decisão',
  decididos: 'Nenhum pedido foi decidido ainda',
};

const colunas: readonly TableColumn<LinhaDoPedido>[] = [
  {
    key: 'protocolo',
    header: 'Manifestação',
    rowHeader: true,
    cell: ({ idPedido, numeroProtocolo }) => (
      <Link to={`${ENDERECO_DOS_PEDIDOS}?ids=${idPedido}`}>
        <span className="ui-mono">{numeroProtocolo}</span>
      </Link>
    ),
  },
  { key: 'quem', header: 'Quem pede', cell: ({ quemPede }) => quemPede },
  { key: 'em', header: 'Pedido em', cell: ({ pedidoEm }) => formatDiaDoMomento(pedidoEm) },
  { key: 'decisao', header: 'Decisão', cell: ({ concedido }) => <Decisao concedido={concedido} /> },
];

/** The requests that this ouvidoria decides, also about cases that are now in another office. */
export function ListaDePedidos() {
  const lista = usePedidos();
  const { fila, busca } = lista.filtro;
  const contagens = lista.dados?.contagens;
  return (
    <Tabs
      label="Filas de pedidos"
      tabs={filasDePedidos.map((id) => ({
        id,
        label: nomes[id],
        ...(contagens && { count: contagens[id] }),
      }))}
      active={fila}
      onChange={(id) => lista.filtrar({ fila: id as Fila })}
    >
      <search>
        <Procurar
          busca={busca}
          ajuda="Protocolo ou quem pede."
          onProcurar={(nova) => lista.filtrar({ busca: nova })}
        />
      </search>
      <ListaPaginada
        lista={lista}
        oQue="os pedidos"
        titulo={`Pedidos de identidade: ${nomes[fila].toLowerCase()}`}
        colunas={colunas}
        total={busca === '' ? contagens?.[fila] : undefined}
        vazia={
          busca === '' ? (
            <EmptyState title={vazias[fila]} icon={faUserShield}>
              Aqui ficam os pedidos de quem apura uma denúncia para conhecer a identidade que a sua ouvidoria
              guarda.
            </EmptyState>
          ) : (
            <NadaEncontrado onLimpar={() => lista.filtrar({ busca: '' })} />
          )
        }
      />
    </Tabs>
  );
}
