import { faBalanceScale } from '@fortawesome/free-solid-svg-icons/faBalanceScale.js';
import { SoQuemPode } from '#shell/atos/so-quem-pode.tsx';
import { formatDia } from '#shell/formato.ts';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { Button } from '#shell/ui/button.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Tabs } from '#shell/ui/navegacao/tabs.tsx';
import { Table, type TableColumn } from '#shell/ui/table.tsx';
import { filasDoControle } from '../contract.ts';
import type { DividaDoOrgao } from '../domain/cumprimento.ts';
import { devido, orgao, origem, prazo, protocolo, situacao } from './colunas-das-promessas.tsx';
import { type FilaDoControle, useCumprimento } from './cumprimento-queries.ts';
import './cumprimento.css';

const nomes: Readonly<Record<FilaDoControle, string>> = {
  vencidas: 'Vencidas',
  contestadas: 'Contestadas',
  'com-nova-data': 'Com nova data',
};
const vazias: Readonly<Record<FilaDoControle, string>> = {
  vencidas: 'Nenhuma entrega vencida',
  contestadas: 'Nenhuma entrega contestada',
  'com-nova-data': 'Nenhuma entrega com nova data',
};
const colunas = [protocolo, orgao, devido, origem, prazo, situacao];

interface OrgaosProps {
  readonly orgaos: readonly DividaDoOrgao[];
  readonly escolhido: number | undefined;
  readonly onEscolher: (idOuvidoria: number | undefined) => void;
}

/** How much each office owes; one of them may be chosen. */
function Orgaos({ orgaos, escolhido, onEscolher }: OrgaosProps) {
  const colunasDosOrgaos: readonly TableColumn<DividaDoOrgao>[] = [
    {
      key: 'orgao',
      header: 'Órgão',
      rowHeader: true,
      cell: ({ idOuvidoria, sigla, nome }) => (
        <Button
          variant="tertiary"
          size="small"
          aria-pressed={escolhido === idOuvidoria}
          onClick={() => onEscolher(escolhido === idOuvidoria ? undefined : idOuvidoria)}
        >
          {sigla} – {nome}
        </Button>
      ),
    },
    { key: 'vencidas', header: 'Vencidas', cell: ({ vencidas }) => vencidas },
    { key: 'contestadas', header: 'Contestadas', cell: ({ contestadas }) => contestadas },
    { key: 'desde', header: 'Vencida há mais tempo', cell: ({ desde }) => (desde ? formatDia(desde) : '–') },
  ];
  if (orgaos.length === 0) return null;
  return (
    <Table
      caption="O que cada órgão deve"
      columns={colunasDosOrgaos}
      rows={[...orgaos]}
      rowKey={({ idOuvidoria }) => String(idOuvidoria)}
      dense
    />
  );
}

function Cumprimento() {
  const lista = useCumprimento();
  const { fila, idOuvidoria } = lista.filtro;
  const { contagens, orgaos = [] } = lista.dados ?? {};
  return (
    <>
      <Orgaos
        orgaos={orgaos}
        escolhido={idOuvidoria}
        onEscolher={(escolhido) => lista.filtrar({ idOuvidoria: escolhido })}
      />
      <Tabs
        label="Filas do cumprimento"
        tabs={filasDoControle.map((id) => ({
          id,
          label: nomes[id],
          ...(contagens && { count: contagens[id] }),
        }))}
        active={fila}
        onChange={(id) => lista.filtrar({ fila: id as FilaDoControle })}
      >
        <ListaPaginada
          lista={lista}
          oQue="as entregas"
          titulo={`Entregas dos órgãos: ${nomes[fila].toLowerCase()}`}
          colunas={colunas}
          total={contagens?.[fila]}
          vazia={
            <EmptyState title={vazias[fila]} icon={faBalanceScale}>
              Aqui fica o que os órgãos que o seu controla prometeram e não entregaram, ou entregaram e foi
              contestado. Abra o pedido para marcar uma nova data.
            </EmptyState>
          }
        />
      </Tabs>
    </>
  );
}

/** What the supervised offices owe, by office. */
export default function CumprimentoPage() {
  return (
    <SoQuemPode acao="manifestacao.tratar">
      <Cumprimento />
    </SoQuemPode>
  );
}
