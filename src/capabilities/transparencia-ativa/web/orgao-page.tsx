import { faAngleLeft } from '@fortawesome/free-solid-svg-icons/faAngleLeft.js';
import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { useState } from 'react';
import { Link } from 'react-router';
import { Exportar } from '#web/lista/exportar.tsx';
import { lerUmDe } from '#web/lista/ler-do-endereco.ts';
import { ListaPaginada } from '#web/lista/lista-paginada.tsx';
import { usePaginas } from '#web/lista/paginas.tsx';
import { Procurar } from '#web/lista/procurar.tsx';
import { useFiltroDoEndereco } from '#web/lista/use-filtro-do-endereco.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Select } from '#web/ui/select.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { filtrosDeOrgaos, type LinhaDoOrgao, tamanhosDaLista } from '../contract.ts';
import { ChecklistDoOrgao } from './checklist-do-orgao.tsx';
import { colunasDaContagem } from './colunas-da-contagem.tsx';
import { formaDosOrgaos, nomesDosFiltrosDeOrgaos } from './filtros-da-transparencia.ts';
import { enderecoDoOrgao } from './nomes-da-transparencia.ts';
import { enderecoDaTabela, type TamanhoDaLista, useOrgaosDaTransparencia } from './transparencia-queries.ts';
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
  const { filtro, filtrar } = useFiltroDoEndereco(formaDosOrgaos);
  const paginas = usePaginas();
  const [tamanho, setTamanho] = useState<TamanhoDaLista>(20);
  const { busca, situacao } = filtro;
  const lista = useOrgaosDaTransparencia({ busca, situacao, tamanho, cursor: paginas.cursor });
  const linhas = lista.data?.linhas ?? [];
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
        <Exportar enderecoDe={enderecoDaTabela('orgaos')} />
      </search>
      <ListaPaginada
        oQue="os órgãos"
        consulta={lista}
        naTela={linhas.length}
        proximo={lista.data?.proximo}
        paginas={paginas}
        tamanhos={tamanhosDaLista}
        porPagina={tamanho}
        onPorPagina={setTamanho}
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
      >
        <Table
          caption="Órgãos e quanto cumprem da transparência ativa"
          hiddenCaption
          columns={colunas}
          rows={linhas}
          rowKey={({ orgao }) => String(orgao.idOuvidoria)}
          dense
        />
      </ListaPaginada>
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
