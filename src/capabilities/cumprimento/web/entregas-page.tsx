import { faHandHolding } from '@fortawesome/free-solid-svg-icons/faHandHolding.js';
import { SoQuemPode } from '#shell/atos/so-quem-pode.tsx';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Tabs } from '#shell/ui/navegacao/tabs.tsx';
import { filasDeEntregas } from '../contract.ts';
import { devido, origem, prazo, protocolo, situacao } from './colunas-das-promessas.tsx';
import { type FilaDeEntregas, useEntregas } from './cumprimento-queries.ts';
import './cumprimento.css';

const nomes: Readonly<Record<FilaDeEntregas, string>> = {
  'a-entregar': 'A entregar',
  vencidas: 'Vencidas',
  entregues: 'Entregues',
  todas: 'Todas',
};
const vazias: Readonly<Record<FilaDeEntregas, string>> = {
  'a-entregar': 'Nada a entregar',
  vencidas: 'Nenhuma entrega vencida',
  entregues: 'Nenhuma entrega feita ainda',
  todas: 'Nada foi prometido ainda',
};
const colunas = [protocolo, devido, origem, prazo, situacao];

function Entregas() {
  const lista = useEntregas();
  const { fila } = lista.filtro;
  const contagens = lista.dados?.contagens;
  return (
    <Tabs
      label="Filas de entregas"
      tabs={filasDeEntregas.map((id) => ({
        id,
        label: nomes[id],
        ...(contagens && { count: contagens[id] }),
      }))}
      active={fila}
      onChange={(id) => lista.filtrar({ fila: id as FilaDeEntregas })}
    >
      <ListaPaginada
        lista={lista}
        oQue="as entregas"
        titulo={`Entregas: ${nomes[fila].toLowerCase()}`}
        colunas={colunas}
        total={contagens?.[fila]}
        vazia={
          <EmptyState title={vazias[fila]} icon={faHandHolding}>
            Aqui fica o que as respostas e decisões de recurso prometeram a quem pediu, com o dia de cada
            entrega. Para entregar, abra o pedido.
          </EmptyState>
        }
      />
    </Tabs>
  );
}

/** What the office has to hand over, overdue first. */
export default function EntregasPage() {
  return (
    <SoQuemPode acao="manifestacao.tratar">
      <Entregas />
    </SoQuemPode>
  );
}
