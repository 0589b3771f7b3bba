import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#shell/ui/button.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import type { PaginaDeOrgaos } from '../contract.ts';
import { FiltroDeOrgaos } from './filtro-de-orgaos.tsx';
import { idDoCard, OrgaoCard } from './orgao-card.tsx';
import { type FiltroOrgaos, useOrgaos } from './orgao-queries.ts';
import '#shell/lista/lista.css';
import './orgaos.css';

/** The search is in the address: it survives a reload and can be sent to somebody. */
const useFiltro = () => {
  const [params, setParams] = useSearchParams();
  const filtro: FiltroOrgaos = {
    busca: params.get('busca') ?? '',
    uf: params.get('uf')?.toUpperCase() ?? '',
    esfera: params.get('esfera') ?? '',
  };
  const filtrar = (mudanca: Partial<FiltroOrgaos>) => {
    const next = new URLSearchParams(params);
    for (const [nome, valor] of Object.entries(mudanca)) {
      if (valor) next.set(nome, valor);
      else next.delete(nome);
    }
    setParams(next);
  };
  return { filtro, filtrar, limpar: () => filtrar({ busca: '', uf: '', esfera: '' }) };
};

/** The button may vanish with the last page, so the first new office takes the focus. */
const useFocusOnNewPage = (pages: readonly PaginaDeOrgaos[]) => {
  const asked = useRef(0);
  const count = pages.length;
  const firstNew = pages.at(-1)?.itens[0]?.idOuvidoria;
  useEffect(() => {
    if (asked.current === 0 || count !== asked.current || firstNew === undefined) return;
    asked.current = 0;
    document.getElementById(idDoCard(firstNew))?.focus();
  }, [count, firstNew]);
  return () => {
    asked.current = count + 1;
  };
};

const quantos = (total: number): string => {
  if (total === 0) return 'Nenhum órgão encontrado.';
  return total === 1 ? '1 órgão encontrado.' : `${total.toLocaleString('pt-BR')} órgãos encontrados.`;
};

export default function OrgaosPage() {
  const { filtro, filtrar, limpar } = useFiltro();
  const orgaos = useOrgaos(filtro);
  const pages = orgaos.data?.pages ?? [];
  const itens = pages.flatMap((page) => page.itens);
  const total = pages.at(-1)?.total ?? 0;
  const expectNewPage = useFocusOnNewPage(pages);
  const temFiltro = Boolean(filtro.busca || filtro.uf || filtro.esfera);

  const mostrarMais = () => {
    expectNewPage();
    void orgaos.fetchNextPage();
  };

  return (
    <div className="orgaos">
      <p>
        Encontre a ouvidoria ou o Serviço de Informação ao Cidadão (SIC) de um órgão e fale direto com ele.
      </p>
      <FiltroDeOrgaos filtro={filtro} onFiltrar={filtrar} />
      <div className="lista-resumo">
        <p role="status" className={total === 0 ? 'sr-only' : undefined}>
          {orgaos.isSuccess && quantos(total)}
        </p>
        {temFiltro && itens.length > 0 && (
          <Button variant="tertiary" size="small" onClick={limpar}>
            Limpar filtros
          </Button>
        )}
      </div>
      {orgaos.isPending && <Skeleton shape="card" lines={4} label="Buscando órgãos…" />}
      {orgaos.isError && (
        <Message type="danger">
          Não foi possível buscar os órgãos. {orgaos.error.message}{' '}
          <Button size="small" onClick={() => orgaos.refetch()}>
            Tentar de novo
          </Button>
        </Message>
      )}
      {orgaos.isSuccess && itens.length === 0 && (
        <EmptyState
          title="Nenhum órgão encontrado"
          icon={faSearch}
          action={
            <Button variant="secondary" onClick={limpar}>
              Limpar filtros
            </Button>
          }
        >
          Confira se o nome está certo, tente só uma palavra dele ou a sigla, ou procure em todos os estados.
        </EmptyState>
      )}
      {itens.length > 0 && (
        <>
          <h2 className="sr-only">Órgãos</h2>
          <ul className="orgaos-lista" aria-busy={orgaos.isPlaceholderData}>
            {itens.map((orgao) => (
              <li key={orgao.idOuvidoria}>
                <OrgaoCard orgao={orgao} />
              </li>
            ))}
          </ul>
        </>
      )}
      {orgaos.hasNextPage && (
        <Button variant="secondary" loading={orgaos.isFetchingNextPage} onClick={mostrarMais}>
          Mostrar mais órgãos
        </Button>
      )}
    </div>
  );
}
