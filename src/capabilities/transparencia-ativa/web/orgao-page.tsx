import { faAngleLeft } from '@fortawesome/free-solid-svg-icons/faAngleLeft.js';
import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { Link } from 'react-router';
import { Exportar } from '#web/lista/exportar.tsx';
import { lerUmDe } from '#web/lista/ler-do-endereco.ts';
import { ListaPaginada } from '#web/lista/lista-paginada.tsx';
import { Procurar } from '#web/lista/procurar.tsx';
import { useFiltroDoEndereco } from '#web/lista/use-filtro-do-endereco.ts';
import { useLista } from '#web/lista/use-lista.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Select } from '#web/ui/select.tsx';
import type { TableColumn } from '#web/ui/table.tsx';
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
          onChange={(valor) => filtrar({ situacao: lerUmDe(filtrosDeOrgaos, valor) ?? 'todos' })}
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

/** The bodies one looks at; `?id=` opens the list of one. */
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
