import { faBalanceScale } from '@fortawesome/free-solid-svg-icons/faBalanceScale.js';
import { Link } from 'react-router';
import { formatDia, formatDiaDoMomento } from '#shell/formato.ts';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { PrazoTag } from '#shell/ui/estado/prazo.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { Tabs } from '#shell/ui/navegacao/tabs.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';
import type { LinhaDaDenuncia } from '../domain/descumprimento.ts';
import { filasDeDenuncias } from '../domain/filas-de-denuncias.ts';
import { type Fila, useDenuncias } from './denuncia-queries.ts';
import { nomeDaDecisao } from './denuncias-feitas.tsx';
import { ENDERECO_DE_TRATAR } from './endereco-da-denuncia.ts';
import './denuncia.css';

const nomes: Readonly<Record<Fila, string>> = {
  abertas: 'Abertas',
  decididas: 'Decididas',
  todas: 'Todas',
};

const vazias: Readonly<Record<Fila, string>> = {
  abertas: 'Nenhuma denúncia espera decisão',
  decididas: 'Nenhuma denúncia foi decidida ainda',
  todas: 'Ainda não há denúncias',
};

/** Who decides, seen from the office where the reader works. */
const papelDe = ({ podeDecidir, isDenunciado, destino }: LinhaDaDenuncia): string => {
  if (podeDecidir) return 'Seu órgão decide';
  return isDenunciado ? `Contra o seu órgão; decide ${destino.sigla}` : `Decide ${destino.sigla}`;
};

const colunas: readonly TableColumn<LinhaDaDenuncia>[] = [
  {
    key: 'protocolo',
    header: 'Pedido',
    rowHeader: true,
    cell: ({ idDenuncia, numeroProtocolo }) => (
      <Link to={`${ENDERECO_DE_TRATAR}?ids=${idDenuncia}`}>
        <span className="ui-mono">{numeroProtocolo}</span>
      </Link>
    ),
  },
  {
    key: 'orgao',
    header: 'Órgão denunciado',
    cell: ({ orgao }) => <abbr title={orgao.nome}>{orgao.sigla}</abbr>,
  },
  {
    key: 'contra',
    header: 'Contra',
    cell: ({ contra, instancia, tipo }) => (
      <>
        {contra === 'resposta' ? 'Resposta ao pedido' : `Decisão: ${instancia}`}
        {tipo === 'contestacao' && <Tag tone="info">Entrega contestada</Tag>}
      </>
    ),
  },
  { key: 'papel', header: 'Quem decide', cell: papelDe },
  { key: 'em', header: 'Registrada', cell: ({ registradaEm }) => formatDiaDoMomento(registradaEm) },
  {
    key: 'prazo',
    header: 'Situação',
    cell: ({ diasRestantes, procedente, prazo }) =>
      diasRestantes === null ? (
        <Tag tone="success">{nomeDaDecisao(procedente === true)}</Tag>
      ) : (
        <span className="denuncia-marcas">
          {formatDia(prazo)} <PrazoTag dias={diasRestantes} />
        </span>
      ),
  },
];

export function ListaDeDenuncias() {
  const lista = useDenuncias();
  const { fila } = lista.filtro;
  const contagens = lista.dados?.contagens;
  return (
    <Tabs
      label="Filas de denúncias"
      tabs={filasDeDenuncias.map((id) => ({
        id,
        label: nomes[id],
        ...(contagens && { count: contagens[id] }),
      }))}
      active={fila}
      onChange={(id) => lista.filtrar({ fila: id as Fila })}
    >
      <ListaPaginada
        lista={lista}
        oQue="as denúncias"
        titulo={`Denúncias de descumprimento: ${nomes[fila].toLowerCase()}`}
        colunas={colunas}
        total={contagens?.[fila]}
        vazia={
          <EmptyState title={vazias[fila]} icon={faBalanceScale}>
            Aqui ficam as denúncias de que uma resposta ou decisão favorável não foi cumprida: as que o seu
            órgão decide e as feitas contra ele.
          </EmptyState>
        }
      />
    </Tabs>
  );
}
