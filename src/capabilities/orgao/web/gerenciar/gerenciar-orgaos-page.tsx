import { faBuilding } from '@fortawesome/free-solid-svg-icons/faBuilding.js';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { NadaEncontrado } from '#shell/lista/nada-encontrado.tsx';
import { readNumero } from '#shell/lista/read-do-endereco.ts';
import { useLista } from '#shell/lista/use-lista.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import type { OrgaoNaLista } from '../../domain/orgao-gerenciado.ts';
import { BarraDosOrgaos } from './barra-dos-orgaos.tsx';
import { colunasDosOrgaos } from './colunas-dos-orgaos.tsx';
import { listaDeOrgaos, useRenovarOrgaos } from './gerenciar-queries.ts';
import { MudarSituacao } from './mudar-situacao.tsx';
import { enderecoDoOrgao } from './opcoes.ts';
import { useFeito } from './salvar.tsx';
import { SoQuemAdministra } from './so-quem-administra.tsx';
import './gerenciar.css';

function Vazia({ filtrada, onLimpar }: { readonly filtrada: boolean; readonly onLimpar: () => void }) {
  if (!filtrada) return <EmptyState title="Nenhum órgão cadastrado" icon={faBuilding} />;
  return <NadaEncontrado title="Nenhum órgão com estes filtros" onLimpar={onLimpar} />;
}

function ListaDeOrgaos() {
  const lista = useLista(listaDeOrgaos);
  const renovar = useRenovarOrgaos();
  const { aviso, dizer, calar } = useFeito();
  const [aMudar, setAMudar] = useState<OrgaoNaLista | null>(null);
  const podeCadastrar = lista.dados?.podeCadastrar ?? false;
  return (
    <div data-largura="total" className="trabalho">
      <BarraDosOrgaos filtro={lista.filtro} podeCadastrar={podeCadastrar} onFiltrar={lista.filtrar} />
      {aviso}
      <ListaPaginada
        lista={lista}
        oQue="os órgãos"
        titulo="Órgãos"
        colunas={colunasDosOrgaos({
          podeInativar: podeCadastrar,
          onMudarSituacao: (orgao) => {
            calar();
            setAMudar(orgao);
          },
        })}
        total={lista.dados?.total}
        vazia={<Vazia filtrada={lista.filtrada} onLimpar={lista.limpar} />}
      />
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

/** The original platform named the office in the query; such links still lead to its page. */
export default function GerenciarOrgaosPage() {
  const [params] = useSearchParams();
  const idOuvidoria = readNumero(params.get('idOuvidoria'));
  if (idOuvidoria !== null) {
    return <Navigate replace to={enderecoDoOrgao(idOuvidoria, params.get('aba') ?? undefined)} />;
  }
  return (
    <SoQuemAdministra>
      <ListaDeOrgaos />
    </SoQuemAdministra>
  );
}
