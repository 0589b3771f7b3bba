import type { ReactNode } from 'react';
import type { Pagina } from '#kernel/lista/pagina.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Table, type TableColumn } from '#shell/ui/table.tsx';
import { Paginas } from './paginas.tsx';
import type { Lista } from './use-lista.ts';
import './trabalho.css';

interface TabelaSimples<L> {
  /** The table's name for screen readers. */
  readonly titulo: string;
  readonly colunas: readonly TableColumn<L>[];
  /** What a row is called, in lists whose rows can be chosen. */
  readonly nomeDe?: (linha: L) => string;
  readonly children?: never;
}
interface TabelaPropria {
  readonly titulo?: never;
  readonly colunas?: never;
  readonly nomeDe?: never;
  /** A table drawn by the caller: one that sorts, or marks its rows. */
  readonly children: ReactNode;
}

type ListaPaginadaProps<F, P extends Pagina<unknown>, T extends number, L> = (
  | TabelaSimples<L>
  | TabelaPropria
) & {
  readonly lista: Lista<F, P, T, L>;
  /** With its article: 'os feriados'. */
  readonly oQue: string;
  readonly total?: number | undefined;
  /** Shown when the list has no rows: why, and the next step. */
  readonly vazia: ReactNode;
};

interface TabelaProps<F, P extends Pagina<unknown>, T extends number, L> extends TabelaSimples<L> {
  readonly lista: Lista<F, P, T, L>;
}

function Tabela<F, P extends Pagina<unknown>, T extends number, L>(props: TabelaProps<F, P, T, L>) {
  const { lista, titulo, colunas, nomeDe } = props;
  const { linhas, chaveDe, selecao } = lista;
  const porChave = new Map(selecao.escolhidas.concat(linhas).map((linha) => [chaveDe(linha), linha]));
  return (
    <Table
      caption={titulo}
      hiddenCaption
      columns={colunas}
      rows={linhas}
      rowKey={chaveDe}
      dense
      {...(nomeDe && {
        selection: {
          selected: selecao.chaves,
          onChange: selecao.escolher,
          nameOf: (chave: string) => {
            const linha = porChave.get(chave);
            return linha ? nomeDe(linha) : chave;
          },
        },
      })}
    />
  );
}

/** An office's list in all its states: loading, failed, empty, or rows and the next page. */
export function ListaPaginada<F, P extends Pagina<unknown>, T extends number, L>(
  props: ListaPaginadaProps<F, P, T, L>,
) {
  const { lista, oQue, total, vazia } = props;
  const { consulta, foco } = lista;
  if (consulta.isPending) return <Skeleton shape="row" lines={8} label={`Carregando ${oQue}…`} />;
  if (consulta.isError)
    return <FalhaAoAbrir titulo={`Não foi possível carregar ${oQue}.`} falha={consulta} />;
  if (lista.linhas.length === 0) return vazia;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the rows it wraps */}
      <div className="trabalho-tabela" aria-busy={consulta.isPlaceholderData} onFocus={foco.onFocus}>
        {props.titulo === undefined ? props.children : <Tabela {...props} />}
      </div>
      <Paginas
        numero={lista.numero}
        tamanhos={lista.tamanhos}
        porPagina={lista.porPagina}
        naTela={lista.itens.length}
        total={total}
        carregando={consulta.isPlaceholderData}
        onAnterior={lista.anterior}
        onProxima={lista.proxima}
        onPorPagina={lista.mudarPorPagina}
      />
    </>
  );
}
