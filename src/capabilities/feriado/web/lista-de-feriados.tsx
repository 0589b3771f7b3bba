import { faCalendar } from '@fortawesome/free-solid-svg-icons/faCalendar.js';
import { Link } from 'react-router';
import { formatDia } from '#shell/formato.ts';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { NadaEncontrado } from '#shell/lista/nada-encontrado.tsx';
import type { FiltroNoEndereco } from '#shell/lista/use-filtro-do-endereco.ts';
import { useListaFiltrada } from '#shell/lista/use-lista.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';
import type { LinhaDoFeriado } from '../contract.ts';
import { listaDeFeriados } from './feriado-queries.ts';
import type { FiltroDeFeriados } from './filtro-de-feriados.ts';
import { enderecoDoFeriado, nomeDoExpediente, ondeVale, quandoAcontece } from './nomes-do-feriado.ts';

const colunas: readonly TableColumn<LinhaDoFeriado>[] = [
  { key: 'data', header: 'Dia', cell: ({ data }) => <span className="trabalho-dia">{formatDia(data)}</span> },
  {
    key: 'descricao',
    header: 'Feriado',
    rowHeader: true,
    cell: ({ idFeriado, descricao }) => <Link to={enderecoDoFeriado(idFeriado)}>{descricao}</Link>,
  },
  { key: 'onde', header: 'Onde vale', cell: ondeVale },
  { key: 'expediente', header: 'Expediente', cell: nomeDoExpediente },
  { key: 'quando', header: 'Quando acontece', cell: quandoAcontece },
  {
    key: 'situacao',
    header: 'Situação',
    cell: ({ removido }) => (removido ? <Tag>Removido</Tag> : <Tag tone="success">Vale</Tag>),
  },
];

interface VaziaProps {
  readonly filtro: FiltroDeFeriados;
  readonly filtrada: boolean;
  readonly limpar: () => void;
}

function Vazia({ filtro, filtrada, limpar }: VaziaProps) {
  if (filtrada) {
    return (
      <NadaEncontrado title={`Nada encontrado em ${filtro.ano} com estes filtros`} onLimpar={limpar}>
        Tente outras palavras, outro ano ou menos filtros.
      </NadaEncontrado>
    );
  }
  return (
    <EmptyState
      title={`Nenhum feriado em ${filtro.ano}`}
      icon={faCalendar}
      action={
        <LinkButton to={`/feriado?ver=importar&ano=${filtro.ano}`} variant="primary">
          Importar os feriados de {filtro.ano}
        </LinkButton>
      }
    >
      Sem feriados, os prazos só esperam os fins de semana.
    </EmptyState>
  );
}

export function ListaDeFeriados({ endereco }: { readonly endereco: FiltroNoEndereco<FiltroDeFeriados> }) {
  const lista = useListaFiltrada(listaDeFeriados, endereco);
  return (
    <ListaPaginada
      lista={lista}
      oQue="os feriados"
      titulo={`Feriados de ${lista.filtro.ano}`}
      colunas={colunas}
      vazia={<Vazia filtro={lista.filtro} filtrada={lista.filtrada} limpar={lista.limpar} />}
    />
  );
}
