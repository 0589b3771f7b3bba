import { faAngleLeft } from '@fortawesome/free-solid-svg-icons/faAngleLeft.js';
import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { Link } from 'react-router';
import { Exportar } from '#shell/lista/exportar.tsx';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { Procurar } from '#shell/lista/procurar.tsx';
import { readUmDe } from '#shell/lista/read-do-endereco.ts';
import { useFiltroDoEndereco } from '#shell/lista/use-filtro-do-endereco.ts';
import { useLista } from '#shell/lista/use-lista.ts';
import { Select } from '#shell/ui/campos/select.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';
import { filtrosDeOrgaos, type LinhaDoOrgao } from '../contract.ts';
import { ChecklistDoOrgao } from './checklist-do-orgao.tsx';
import { colunasDaContagem } from './colunas-da-contagem.tsx';
import { formaDosOrgaos, nomesDosFiltrosDeOrgaos } from './filtros-da-transparencia.ts';
import { enderecoDoOrgao } from './nomes-da-transparencia.ts';
import { listaDeOrgaos } from './transparencia-queries.ts';
import './transparencia.css';

const colunas: readonly TableColumn<LinhaDoOrgao>[] = [
  {
    key: 'orgao',
    header: 'Órgão',
    rowHeader: true,
    cell: ({ orgao }) => (
      <Link to={enderecoDoOrgao(orgao.idOuvidoria)}>
        {orgao.sigla} – {orgao.nome}
      </Link>
    ),
  },
  ...colunasDaContagem,
];

function Lista() {
  const lista = useLista(listaDeOrgaos);
  const { filtrar } = lista;
  const { busca, situacao } = lista.filtro;
  return (
    <>
      <search className="transparencia-barra" aria-label="Procurar órgãos">
        <Procurar
          busca={busca}
          ajuda="Parte do nome ou da sigla do órgão."
          onProcurar={(nova) => filtrar({ busca: nova })}
        />
        <Select
          label="Mostrar"
          options={filtrosDeOrgaos.map((value) => ({ value, label: nomesDosFiltrosDeOrgaos[value] }))}
          value={situacao}
          onChange={(valor) => filtrar({ situacao: readUmDe(filtrosDeOrgaos, valor) ?? 'todos' })}
        />
        <Exportar enderecoDe={lista.enderecoDe} />
      </search>
      <ListaPaginada
        lista={lista}
        oQue="os órgãos"
        titulo="Órgãos e quanto cumprem da transparência ativa"
        colunas={colunas}
        vazia={
          <EmptyState
            title="Nenhum órgão encontrado"
            icon={faSearch}
            action={
              <LinkButton to="/transparencia-ativa/orgao" variant="secondary">
                Limpar filtros
              </LinkButton>
            }
          >
            Tente outras palavras ou outro filtro.
          </EmptyState>
        }
      />
    </>
  );
}

/** The bodies within the reader's reach; `?id=` opens the list of one. */
export default function OrgaoPage() {
  const { filtro } = useFiltroDoEndereco(formaDosOrgaos);
  return (
    <div className="transparencia">
      {filtro.id === null ? (
        <Lista />
      ) : (
        <>
          <LinkButton to="/transparencia-ativa/orgao" icon={faAngleLeft} size="small">
            Todos os órgãos
          </LinkButton>
          <ChecklistDoOrgao key={filtro.id} idOuvidoria={filtro.id} />
        </>
      )}
    </div>
  );
}
