import { faUnlock } from '@fortawesome/free-solid-svg-icons/faUnlock.js';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { useMeusPedidos } from '../classificadas-queries.ts';
import { colunasDosPedidos } from './colunas-dos-pedidos.tsx';
import '../classificadas.css';

const PEDIR = (
  <LinkButton to="/desclassificacao/pedir" variant="primary">
    Fazer um pedido
  </LinkButton>
);

export default function MeusPedidosPage() {
  const lista = useMeusPedidos();
  return (
    <div data-largura="total" className="trabalho">
      <div className="classificadas-topo">
        <p>
          Peça que uma informação sigilosa seja aberta, ou que o sigilo dela diminua. Não é preciso ter feito
          um pedido de acesso antes.
        </p>
        {lista.linhas.length > 0 && PEDIR}
      </div>
      <ListaPaginada
        lista={lista}
        oQue="os seus pedidos"
        titulo="Seus pedidos de desclassificação"
        colunas={colunasDosPedidos}
        vazia={
          <EmptyState title="Você ainda não fez pedidos" icon={faUnlock} action={PEDIR}>
            Veja em Informações classificadas o que os órgãos mantêm em sigilo, ou descreva a informação com
            as suas palavras.
          </EmptyState>
        }
      />
    </div>
  );
}
