import { faBalanceScale } from '@fortawesome/free-solid-svg-icons/faBalanceScale.js';
import { Link, useSearchParams } from 'react-router';
import { formatDia, formatDiaDoMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { PrazoTag } from '#shell/ui/estado/prazo.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { Pagination } from '#shell/ui/navegacao/pagination.tsx';
import { Tabs } from '#shell/ui/navegacao/tabs.tsx';
import { Table, type TableColumn } from '#shell/ui/table.tsx';
import { filasDeDenuncias } from '../contract.ts';
import type { LinhaDaDenuncia } from '../domain/descumprimento.ts';
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

/** Who decides what, from where the reader works. */
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
    cell: ({ contra, instancia }) => (contra === 'resposta' ? 'Resposta ao pedido' : `Decisão: ${instancia}`),
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

const filaDe = (texto: string | null): Fila => filasDeDenuncias.find((fila) => fila === texto) ?? 'abertas';

export function ListaDeDenuncias() {
  const [params, setParams] = useSearchParams();
  const fila = filaDe(params.get('fila'));
  const pagina = Math.max(1, Number(params.get('pagina')) || 1);
  const consulta = useDenuncias(fila, pagina);
  const { data, error } = consulta;
  const ir = (novaFila: Fila, novaPagina: number) =>
    setParams({ fila: novaFila, ...(novaPagina > 1 && { pagina: String(novaPagina) }) });
  return (
    <Tabs
      label="Filas de denúncias"
      tabs={filasDeDenuncias.map((id) => ({
        id,
        label: nomes[id],
        ...(data && { count: data.contagens[id] }),
      }))}
      active={fila}
      onChange={(id) => ir(filaDe(id), 1)}
    >
      {error && <FalhaAoAbrir titulo="Não foi possível abrir as denúncias." falha={consulta} />}
      {!data && !error && <Skeleton shape="row" lines={5} label="Buscando as denúncias…" />}
      {data && (
        <>
          <Table
            caption={`Denúncias de descumprimento: ${nomes[fila].toLowerCase()}`}
            hiddenCaption
            columns={colunas}
            rows={data.linhas}
            rowKey={({ idDenuncia }) => String(idDenuncia)}
            dense
            empty={
              <EmptyState title={vazias[fila]} icon={faBalanceScale}>
                Aqui ficam as denúncias de que uma resposta ou decisão favorável não foi cumprida: as que o
                seu órgão decide e as feitas contra ele.
              </EmptyState>
            }
          />
          {data.total > data.porPagina && (
            <Pagination
              page={pagina}
              pageSize={data.porPagina}
              total={data.total}
              onPage={(nova) => ir(fila, nova)}
            />
          )}
        </>
      )}
    </Tabs>
  );
}
