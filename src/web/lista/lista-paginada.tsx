import type { FocusEventHandler, ReactNode } from 'react';
import { FalhaAoAbrir } from '#web/navegacao/falha-ao-abrir.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Paginas, type usePaginas } from './paginas.tsx';
import './trabalho.css';

interface Consulta {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  /** The rows of the page before, while the next one comes. */
  readonly isPlaceholderData: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface ListaPaginadaProps<T extends number> {
  /** With its article: 'os feriados'. */
  readonly oQue: string;
  readonly consulta: Consulta;
  readonly naTela: number;
  /** Where the next page begins; null at the end. */
  readonly proximo: string | null | undefined;
  readonly paginas: ReturnType<typeof usePaginas>;
  readonly tamanhos: readonly T[];
  readonly porPagina: T;
  readonly onPorPagina: (porPagina: T) => void;
  readonly total?: number | undefined;
  /** What stands in the place of a list without rows: why, and the next step. */
  readonly vazia: ReactNode;
  readonly onFocus?: FocusEventHandler;
  /** Before the page turns: the focus follows it. */
  readonly onVirar?: () => void;
  readonly children: ReactNode;
}

/** A list of the office in all its states: coming, failed, empty, or its rows and the way to the next ones. */
export function ListaPaginada<T extends number>(props: ListaPaginadaProps<T>) {
  const { oQue, consulta, naTela, proximo, paginas, tamanhos, porPagina, onPorPagina, total } = props;
  const { vazia, onFocus, onVirar, children } = props;
  if (consulta.isPending) return <Skeleton shape="row" lines={8} label={`Carregando ${oQue}…`} />;
  if (consulta.isError)
    return <FalhaAoAbrir titulo={`Não foi possível carregar ${oQue}.`} falha={consulta} />;
  if (naTela === 0) return vazia;
  const virar = (passo: () => void) => () => {
    onVirar?.();
    passo();
  };
  const seguinte = consulta.isPlaceholderData ? null : (proximo ?? null);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the rows it wraps */}
      <div className="trabalho-tabela" aria-busy={consulta.isPlaceholderData} onFocus={onFocus}>
        {children}
      </div>
      <Paginas
        numero={paginas.numero}
        tamanhos={tamanhos}
        porPagina={porPagina}
        naTela={naTela}
        total={total}
        carregando={consulta.isPlaceholderData}
        onAnterior={paginas.numero > 1 ? virar(paginas.anterior) : undefined}
        onProxima={seguinte === null ? undefined : virar(() => paginas.proxima(seguinte))}
        onPorPagina={(novo) => {
          onPorPagina(novo);
          if (paginas.numero > 1) paginas.primeira();
        }}
      />
    </>
  );
}
