import { faLock } from '@fortawesome/free-solid-svg-icons/faLock.js';
import { Link, useSearchParams } from 'react-router';
import { Procurar } from '#shell/lista/procurar.tsx';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { Table, type TableColumn } from '#shell/ui/table.tsx';
import type { OrgaoComLista } from '../../contract.ts';
import { useOrgaosComLista } from '../classificadas-queries.ts';
import { enderecoDaLista } from './endereco-da-lista.ts';
import '../classificadas.css';

const colunas: readonly TableColumn<OrgaoComLista>[] = [
  {
    key: 'orgao',
    header: 'Órgão',
    rowHeader: true,
    cell: ({ orgao }) => `${orgao.sigla} – ${orgao.nome}`,
  },
  {
    key: 'anos',
    header: 'Listas',
    cell: ({ orgao, anos }) => (
      <span className="classificadas-anos">
        {anos.map((ano) => (
          <Link key={ano} to={enderecoDaLista(orgao.idOuvidoria, ano)} aria-label={`${orgao.sigla}, ${ano}`}>
            {ano}
          </Link>
        ))}
      </span>
    ),
  },
];

/** Every office that has published, with its years (transparência ativa). */
export default function OrgaosPage() {
  const [params, setParams] = useSearchParams();
  const busca = params.get('busca') ?? '';
  const consulta = useOrgaosComLista(busca);
  const { data } = consulta;
  return (
    <div className="trabalho">
      <p>
        Todo ano, até 1º de junho, cada órgão diz o que mantém em sigilo e por quê, o que deixou de ser
        sigiloso, e quantos pedidos de informação recebeu (Lei 12.527/2011, art. 30). Você pode pedir que um
        sigilo acabe ou diminua, a qualquer tempo.
      </p>
      <div className="ui-actions ui-no-print">
        <LinkButton to="/desclassificacao/pedir" variant="secondary">
          Pedir desclassificação
        </LinkButton>
        <LinkButton to="/dadosabertoslai" variant="secondary">
          Baixar como dado aberto
        </LinkButton>
      </div>
      <Procurar
        busca={busca}
        ajuda="Pelo nome ou pela sigla do órgão."
        onProcurar={(texto) => setParams(texto ? { busca: texto } : {}, { replace: true })}
      />
      <FalhaAoAbrir titulo="Não foi possível buscar as listas." falha={consulta} />
      {!data && !consulta.isError && <Skeleton shape="row" lines={5} label="Buscando as listas…" />}
      {data?.length === 0 && (
        <EmptyState title={busca ? 'Nenhum órgão encontrado' : 'Nenhuma lista publicada ainda'} icon={faLock}>
          {busca
            ? 'Confira o nome, ou limpe a busca para ver todos.'
            : 'As listas aparecem aqui quando os órgãos as publicam.'}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <Table
          caption="Listas publicadas, por órgão"
          hiddenCaption
          columns={colunas}
          rows={data}
          rowKey={({ orgao }) => String(orgao.idOuvidoria)}
        />
      )}
    </div>
  );
}
