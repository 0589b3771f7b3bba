import { faUnlock } from '@fortawesome/free-solid-svg-icons/faUnlock.js';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { NadaEncontrado } from '#shell/lista/nada-encontrado.tsx';
import { Procurar } from '#shell/lista/procurar.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { Tabs } from '#shell/ui/navegacao/tabs.tsx';
import { filasDePedidos } from '../../domain/filas.ts';
import { type Fila, usePedidosATratar } from '../classificadas-queries.ts';
import { colunasDosPedidos } from './colunas-dos-pedidos.tsx';
import '../classificadas.css';

const nomes: Readonly<Record<Fila, string>> = {
  'a-decidir': 'A decidir',
  'a-avisar': 'Avisar de outro modo',
  decididos: 'Decididos',
  todos: 'Todos',
};
const vazias: Readonly<Record<Fila, string>> = {
  'a-decidir': 'Nada a decidir. Bom trabalho.',
  'a-avisar': 'Todos souberam das decisões',
  decididos: 'Nenhum pedido foi decidido ainda',
  todos: 'Ainda não há pedidos',
};

/** What the office decides: as classifying authority, as highest authority, or as commission. */
export default function TratarPage() {
  const lista = usePedidosATratar();
  const { fila, busca } = lista.filtro;
  const contagens = lista.dados?.contagens;
  return (
    <div data-largura="total" className="trabalho">
      <div className="classificadas-topo">
        <p>Pedidos ao seu órgão, e recursos que ele decide. Cada página diz quem decide.</p>
        <LinkButton to="/desclassificacao/balcao" variant="secondary">
          Registrar pedido do balcão
        </LinkButton>
      </div>
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
            ajuda="Protocolo, código da informação ou palavras da descrição."
            onProcurar={(nova) => lista.filtrar({ busca: nova })}
          />
        </search>
        <ListaPaginada
          lista={lista}
          oQue="os pedidos"
          titulo={`Pedidos de desclassificação: ${nomes[fila].toLowerCase()}`}
          colunas={colunasDosPedidos}
          total={busca === '' ? contagens?.[fila] : undefined}
          vazia={
            busca === '' ? (
              <EmptyState title={vazias[fila]} icon={faUnlock}>
                Aqui ficam os pedidos de desclassificação ou de reavaliação que o seu órgão decide, e os
                recursos neles.
              </EmptyState>
            ) : (
              <NadaEncontrado onLimpar={() => lista.filtrar({ busca: '' })} />
            )
          }
        />
      </Tabs>
    </div>
  );
}
