import type { ReactNode } from 'react';
import type { Pagina } from '#kernel/lista/pagina.ts';
import { BarraDeBusca } from '#shell/lista/barra-de-busca.tsx';
import { type Escolha, Escolhidos } from '#shell/lista/escolhidos.tsx';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { NadaEncontrado } from '#shell/lista/nada-encontrado.tsx';
import type { ItemDa, Lista } from '#shell/lista/use-lista.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';
import { RecadoDaLista } from './recado-da-lista.tsx';
import type { useAtoNaLista } from './use-ato-na-lista.ts';
import './administrar.css';

type ComTotal = Pagina<unknown> & { readonly total: number };

interface TelaDaListaProps<F extends { readonly busca: string }, P extends ComTotal> {
  /** What the list is for, in one sentence. */
  readonly frase: string;
  /** With its article: 'os assuntos'. */
  readonly oQue: string;
  /** Examples of what may be searched. */
  readonly exemplo: string;
  readonly criar: ReactNode;
  readonly ato: ReturnType<typeof useAtoNaLista>;
  readonly lista: Lista<F, P>;
  readonly escolhas: readonly Escolha<F>[];
  readonly filtros: ReactNode;
  /** Names the table to screen readers. */
  readonly titulo: string;
  readonly colunas: readonly TableColumn<ItemDa<P>>[];
}

/** The frame that subjects and sub-subjects share: last result, search and filters, rows. */
export function TelaDaLista<F extends { readonly busca: string }, P extends ComTotal>(
  props: TelaDaListaProps<F, P>,
) {
  const { frase, oQue, exemplo, criar, ato, lista, escolhas } = props;
  const { filtro, filtrar, limpar } = lista;
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
        onProcurar={(busca) => filtrar({ busca } as Partial<F>)}
        quantosFiltros={escolhas.length - (filtro.busca ? 1 : 0)}
        ferramentas={null}
        filtros={<div className="assuntos-filtros">{props.filtros}</div>}
        escolhidos={<Escolhidos escolhas={escolhas} onFiltrar={filtrar} onLimpar={limpar} />}
      />
      <ListaPaginada
        lista={lista}
        oQue={oQue}
        titulo={props.titulo}
        colunas={props.colunas}
        total={lista.dados?.total}
        vazia={
          lista.filtrada ? (
            <NadaEncontrado limpar={`Ver todos ${oQue}`} onLimpar={limpar}>
              Tente outra palavra ou menos filtros.
            </NadaEncontrado>
          ) : (
            <EmptyState title="Ainda não há nenhum" action={criar}>
              {frase}
            </EmptyState>
          )
        }
      />
    </div>
  );
}
