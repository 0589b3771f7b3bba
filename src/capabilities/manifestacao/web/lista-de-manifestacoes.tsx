import { faFileCsv } from '@fortawesome/free-solid-svg-icons/faFileCsv.js';
import { faFilePdf } from '@fortawesome/free-solid-svg-icons/faFilePdf.js';
import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import type { ReactNode } from 'react';
import { baixarConfirmado } from '#shell/api/baixar.ts';
import { WIDE } from '#shell/layout/breakpoints.ts';
import { useFocoNaNovaPagina } from '#shell/lista/foco-na-nova-pagina.ts';
import { Procurar } from '#shell/lista/procurar.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Select } from '#shell/ui/campos/select.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { ExternalLinkButton } from '#shell/ui/link-button.tsx';
import { Collapsible } from '#shell/ui/navegacao/accordion.tsx';
import { useMediaQuery } from '#shell/ui/use-media-query.ts';
import { type Filtro, type Ordem, quantosFiltros } from './filtro-do-endereco.ts';
import { Filtros } from './filtros.tsx';
import { FiltrosEscolhidos } from './filtros-escolhidos.tsx';
import { enderecoDaExportacao, useLista } from './lista-queries.ts';
import { idDaLinha, TabelaDeManifestacoes } from './tabela-de-manifestacoes.tsx';
import { useFiltro } from './use-filtro.ts';
import '#shell/lista/lista.css';

const nomesDasOrdens: Readonly<Record<Ordem, string>> = {
  recentes: 'Mais recentes primeiro',
  antigas: 'Mais antigas primeiro',
  prazo: 'Prazo que termina antes',
  atualizadas: 'Com novidades primeiro',
};
const opcoesDeOrdem = Object.entries(nomesDasOrdens).map(([value, label]) => ({ value, label }));

interface FiltravelProps {
  readonly lai: boolean;
  readonly isWide: boolean;
  readonly filtro: Filtro;
  readonly onFiltrar: (mudanca: Partial<Filtro>) => void;
  readonly onLimpar: () => void;
}

/** On a phone the order is folded with the filters: the first case is seen without scrolling. */
function BarraDeFiltros({ lai, isWide, filtro, onFiltrar, onLimpar }: FiltravelProps) {
  const quantos = quantosFiltros(filtro);
  const titulo = isWide ? 'Filtros' : 'Ordem e filtros';
  const ordem = (
    <Select
      label="Ordenar por"
      options={opcoesDeOrdem}
      value={filtro.ordem}
      onChange={(valor) => onFiltrar({ ordem: (valor || 'recentes') as Ordem })}
    />
  );
  return (
    <search>
      <div className="lista-barra lista-barra-baixa">
        <Procurar
          busca={filtro.busca}
          ajuda={
            isWide
              ? 'Palavras do que você escreveu, ou o protocolo. O texto de denúncias não é pesquisado.'
              : 'Palavras ou protocolo. Não lê o texto de denúncias.'
          }
          onProcurar={(busca) => onFiltrar({ busca })}
        />
        {isWide && ordem}
      </div>
      <Collapsible title={quantos === 0 ? titulo : `${titulo} (${quantos})`} headingLevel={2}>
        {!isWide && ordem}
        <Filtros lai={lai} filtro={filtro} onFiltrar={onFiltrar} />
      </Collapsible>
      <FiltrosEscolhidos filtro={filtro} onFiltrar={onFiltrar} onLimpar={onLimpar} />
    </search>
  );
}

function Exportar({ lai, filtro }: Pick<FiltravelProps, 'lai' | 'filtro'>) {
  return (
    <div className="lista-exportar">
      <ExternalLinkButton
        href={enderecoDaExportacao(lai, filtro, 'csv')}
        size="small"
        icon={faFileCsv}
        onFollow={baixarConfirmado}
      >
        Baixar planilha (CSV)
      </ExternalLinkButton>
      <ExternalLinkButton
        href={enderecoDaExportacao(lai, filtro, 'pdf')}
        size="small"
        icon={faFilePdf}
        onFollow={baixarConfirmado}
      >
        Baixar PDF
      </ExternalLinkButton>
    </div>
  );
}

interface ListaProps {
  /** true: access-to-information requests; false: everything else. */
  readonly lai: boolean;
  readonly legenda: string;
  /** '1 pedido', '12 pedidos'. */
  readonly contar: (total: number) => string;
  /** Shown to a person who has none: how to begin. */
  readonly vazia: ReactNode;
}

export function ListaDeManifestacoes({ lai, legenda, contar, vazia }: ListaProps) {
  const { filtro, filtrar, limpar } = useFiltro();
  const lista = useLista(lai, filtro);
  const pages = lista.data?.pages ?? [];
  const itens = pages.flatMap((page) => page.itens);
  const total = pages.at(-1)?.total ?? 0;
  const primeiraNova = pages.at(-1)?.itens[0]?.idManifestacao;
  const expectNewPage = useFocoNaNovaPagina(
    pages.length,
    primeiraNova === undefined ? undefined : idDaLinha(primeiraNova),
  );
  const isWide = useMediaQuery(WIDE);
  const isNarrowed = quantosFiltros(filtro) > 0;
  if (lista.isSuccess && total === 0 && !isNarrowed) return vazia;
  return (
    <>
      <BarraDeFiltros lai={lai} isWide={isWide} filtro={filtro} onFiltrar={filtrar} onLimpar={limpar} />
      <div className="lista-resumo">
        <p role="status" className={total === 0 ? 'sr-only' : undefined}>
          {lista.isSuccess && (total === 0 ? 'Nada encontrado.' : contar(total))}
        </p>
        {isWide && total > 0 && <Exportar lai={lai} filtro={filtro} />}
      </div>
      {lista.isPending && <Skeleton shape="row" lines={6} label="Carregando…" />}
      {lista.isError && (
        <Message type="danger" title="Não foi possível carregar.">
          {textoDoErro(lista.error)}{' '}
          <Button size="small" onClick={() => lista.refetch()}>
            Tentar de novo
          </Button>
        </Message>
      )}
      {lista.isSuccess && total === 0 && (
        <EmptyState
          title="Nada encontrado com estes filtros"
          icon={faSearch}
          action={
            <Button variant="secondary" onClick={limpar}>
              Limpar filtros
            </Button>
          }
        >
          Tente outras palavras, um período maior ou menos filtros.
        </EmptyState>
      )}
      {itens.length > 0 && (
        <div aria-busy={lista.isPlaceholderData} className="lista-tabela">
          <TabelaDeManifestacoes legenda={legenda} itens={itens} />
        </div>
      )}
      {lista.hasNextPage && (
        <Button
          variant="secondary"
          loading={lista.isFetchingNextPage}
          onClick={() => {
            expectNewPage();
            void lista.fetchNextPage();
          }}
        >
          Carregar mais
        </Button>
      )}
      {!isWide && total > 0 && <Exportar lai={lai} filtro={filtro} />}
    </>
  );
}
