import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import type { ReactNode } from 'react';
import { BarraDeBusca } from '#web/lista/barra-de-busca.tsx';
import { type Escolha, Escolhidos } from '#web/lista/escolhidos.tsx';
import { ListaPaginada } from '#web/lista/lista-paginada.tsx';
import type { usePaginas } from '#web/lista/paginas.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { POR_PAGINA } from './administrar-queries.ts';
import { RecadoDaLista } from './recado-da-lista.tsx';
import type { useAtoNaLista } from './use-ato-na-lista.ts';
import './administrar.css';

interface Pagina {
  readonly itens: readonly unknown[];
  readonly total: number;
  readonly proximoCursor: string | null;
}

type Consulta = Parameters<typeof ListaPaginada>[0]['consulta'] & { readonly data: Pagina | undefined };

interface TelaDaListaProps<F extends { readonly busca: string }> {
  /** What the list is for, in a sentence. */
  readonly frase: string;
  /** With its article: 'os assuntos'. */
  readonly oQue: string;
  /** What may be searched. */
  readonly exemplo: string;
  readonly criar: ReactNode;
  readonly ato: ReturnType<typeof useAtoNaLista>;
  readonly filtro: F;
  readonly semFiltro: F;
  readonly onFiltrar: (mudanca: Partial<F>) => void;
  readonly escolhas: readonly Escolha<F>[];
  readonly filtros: ReactNode;
  readonly consulta: Consulta;
  readonly paginas: ReturnType<typeof usePaginas>;
  readonly children: ReactNode;
}

/** The frame that subjects and sub-subjects share: what was done, search and filters, then the rows. */
export function TelaDaLista<F extends { readonly busca: string }>(props: TelaDaListaProps<F>) {
  const { frase, oQue, exemplo, criar, ato, filtro, onFiltrar, escolhas, consulta } = props;
  const limpar = () => onFiltrar(props.semFiltro);
  return (
    <div data-largura="total" className="trabalho">
      <div className="assuntos-topo">
        <p>{frase}</p>
        {criar}
      </div>
      <RecadoDaLista ato={ato} />
      <BarraDeBusca
        busca={filtro.busca}
        ajuda={`${exemplo}.`}
        exemplo={exemplo}
        onProcurar={(busca) => onFiltrar({ busca } as Partial<F>)}
        quantosFiltros={escolhas.length - (filtro.busca ? 1 : 0)}
        ferramentas={null}
        filtros={<div className="assuntos-filtros">{props.filtros}</div>}
        escolhidos={<Escolhidos escolhas={escolhas} onFiltrar={onFiltrar} onLimpar={limpar} />}
      />
      <ListaPaginada
        oQue={oQue}
        consulta={consulta}
        naTela={consulta.data?.itens.length ?? 0}
        proximo={consulta.data?.proximoCursor}
        total={consulta.data?.total}
        paginas={props.paginas}
        tamanhos={[POR_PAGINA]}
        porPagina={POR_PAGINA}
        onPorPagina={() => undefined}
        vazia={
          escolhas.length > 0 ? (
            <EmptyState
              title="Nada encontrado com estes filtros"
              icon={faSearch}
              action={
                <Button variant="secondary" onClick={limpar}>
                  {`Ver todos ${oQue}`}
                </Button>
              }
            >
              Tente outra palavra ou menos filtros.
            </EmptyState>
          ) : (
            <EmptyState title="Ainda não há nenhum" action={criar}>
              {frase}
            </EmptyState>
          )
        }
      >
        {props.children}
      </ListaPaginada>
    </div>
  );
}
