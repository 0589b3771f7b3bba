import { faUserShield } from '@fortawesome/free-solid-svg-icons/faUserShield.js';
import { Link } from 'react-router';
import { formatMomento } from '#shell/formato.ts';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Tabs } from '#shell/ui/navegacao/tabs.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';
import { filasDeAberturas } from '../contract.ts';
import type { LinhaDaAbertura } from '../domain/abertura.ts';
import { ENDERECO_DAS_ABERTURAS, type Fila, useAberturas } from './abertura-queries.ts';
import { SituacaoDaAbertura } from './uma-abertura.tsx';

const nomes: Readonly<Record<Fila, string>> = { 'a-aprovar': 'A aprovar', todas: 'Todas' };
const vazias: Readonly<Record<Fila, string>> = {
  'a-aprovar': 'Nenhuma abertura espera a sua aprovação',
  todas: 'Nenhuma identidade foi aberta',
};

const colunas: readonly TableColumn<LinhaDaAbertura>[] = [
  {
    key: 'quem',
    header: 'Quem',
    rowHeader: true,
    cell: ({ idAbertura, quem, podeDecidir }) =>
      podeDecidir ? <Link to={`${ENDERECO_DAS_ABERTURAS}?ids=${idAbertura}`}>{quem}</Link> : quem,
  },
  { key: 'orgao', header: 'Órgão', cell: ({ orgao }) => orgao },
  {
    key: 'protocolo',
    header: 'Manifestação',
    cell: ({ numeroProtocolo }) =>
      numeroProtocolo ? <span className="ui-mono">{numeroProtocolo}</span> : 'Só o órgão sabe',
  },
  { key: 'em', header: 'Quando', cell: ({ pedidaEm }) => formatMomento(pedidaEm) },
  {
    key: 'situacao',
    header: 'Situação',
    cell: ({ situacao, decisor }) => (
      <>
        <SituacaoDaAbertura situacao={situacao} /> {decisor && `por ${decisor}`}
      </>
    ),
  },
];

/** What waits for this person, and who came to know an identity. */
export function ListaDeAberturas() {
  const lista = useAberturas();
  const { fila } = lista.filtro;
  return (
    <Tabs
      label="Filas de aberturas"
      tabs={filasDeAberturas.map((id) => ({ id, label: nomes[id] }))}
      active={fila}
      onChange={(id) => lista.filtrar({ fila: id as Fila })}
    >
      <ListaPaginada
        lista={lista}
        oQue="as aberturas"
        titulo={`Aberturas de identidade: ${nomes[fila].toLowerCase()}`}
        colunas={colunas}
        vazia={
          <EmptyState title={vazias[fila]} icon={faUserShield}>
            Aqui ficam as vezes em que alguém abriu, ou pediu para abrir, a identidade de quem registrou.
          </EmptyState>
        }
      />
    </Tabs>
  );
}
