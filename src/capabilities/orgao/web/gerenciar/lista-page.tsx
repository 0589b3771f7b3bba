import { faBuilding } from '@fortawesome/free-solid-svg-icons/faBuilding.js';
import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { lerNumero } from '#web/lista/ler-do-endereco.ts';
import { ListaPaginada } from '#web/lista/lista-paginada.tsx';
import { usePaginas } from '#web/lista/paginas.tsx';
import { useFiltroDoEndereco } from '#web/lista/use-filtro-do-endereco.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Table } from '#web/ui/table.tsx';
import type { OrgaoNaLista } from '../../domain/orgao-gerenciado.ts';
import { useListaDeOrgaos, useRenovarOrgaos } from './gerenciar-queries.ts';
import { BarraDosOrgaos } from './lista-barra.tsx';
import { colunasDosOrgaos } from './lista-colunas.tsx';
import {
  formaDaLista,
  quantosFiltros,
  semFiltro,
  type TamanhoDaLista,
  tamanhosDaLista,
} from './lista-filtro.ts';
import { MudarSituacao } from './mudar-situacao.tsx';
import { enderecoDoOrgao } from './opcoes.ts';
import { useFeito } from './salvar.tsx';
import { SoQuemAdministra } from './so-quem-administra.tsx';
import './gerenciar.css';

const NENHUM: readonly OrgaoNaLista[] = [];

function Vazia({ filtrada, onLimpar }: { readonly filtrada: boolean; readonly onLimpar: () => void }) {
  if (!filtrada) return <EmptyState title="Nenhum órgão cadastrado" icon={faBuilding} />;
  return (
    <EmptyState
      title="Nenhum órgão com estes filtros"
      icon={faSearch}
      action={
        <Button variant="secondary" onClick={onLimpar}>
          Limpar filtros
        </Button>
      }
    >
      Tente outras palavras ou menos filtros.
    </EmptyState>
  );
}

function ListaDeOrgaos() {
  const { filtro, filtrar } = useFiltroDoEndereco(formaDaLista);
  const paginas = usePaginas();
  const [tamanho, setTamanho] = useState<TamanhoDaLista>(20);
  const lista = useListaDeOrgaos({ filtro, tamanho, cursor: paginas.cursor });
  const renovar = useRenovarOrgaos();
  const { aviso, dizer, calar } = useFeito();
  const [aMudar, setAMudar] = useState<OrgaoNaLista | null>(null);
  const itens = lista.data?.itens ?? NENHUM;
  const podeCadastrar = lista.data?.podeCadastrar ?? false;
  return (
    <div data-largura="total" className="trabalho">
      <BarraDosOrgaos filtro={filtro} podeCadastrar={podeCadastrar} onFiltrar={filtrar} />
      {aviso}
      <ListaPaginada
        oQue="os órgãos"
        consulta={lista}
        naTela={itens.length}
        proximo={lista.data?.proximoCursor}
        paginas={paginas}
        tamanhos={tamanhosDaLista}
        porPagina={tamanho}
        onPorPagina={setTamanho}
        total={lista.data?.total}
        vazia={<Vazia filtrada={quantosFiltros(filtro) > 0} onLimpar={() => filtrar(semFiltro)} />}
      >
        <Table
          caption="Órgãos"
          hiddenCaption
          columns={colunasDosOrgaos({
            podeInativar: podeCadastrar,
            onMudarSituacao: (orgao) => {
              calar();
              setAMudar(orgao);
            },
          })}
          rows={itens}
          rowKey={({ idOuvidoria }) => String(idOuvidoria)}
          dense
        />
      </ListaPaginada>
      {aMudar && (
        <MudarSituacao
          orgao={aMudar}
          onFechar={() => setAMudar(null)}
          onFeito={(frase) => {
            setAMudar(null);
            dizer(frase);
            void renovar();
          }}
        />
      )}
    </div>
  );
}

/** The original named the office in the query; such links still lead to its page. */
export default function GerenciarOrgaosPage() {
  const [params] = useSearchParams();
  const idOuvidoria = lerNumero(params.get('idOuvidoria'));
  if (idOuvidoria !== null) {
    return <Navigate replace to={enderecoDoOrgao(idOuvidoria, params.get('aba') ?? undefined)} />;
  }
  return (
    <SoQuemAdministra>
      <ListaDeOrgaos />
    </SoQuemAdministra>
  );
}
