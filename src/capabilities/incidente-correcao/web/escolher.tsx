import { faGavel } from '@fortawesome/free-solid-svg-icons/faGavel.js';
import type { ReactNode } from 'react';
import type { Pagina } from '#kernel/lista/pagina.ts';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { type DefinicaoDaLista, type ItemDa, useLista } from '#shell/lista/use-lista.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';

interface EscolherProps<P extends Pagina<unknown>> {
  readonly titulo: string;
  readonly oQue: string;
  readonly lista: DefinicaoDaLista<object, P>;
  readonly colunas: readonly TableColumn<ItemDa<P>>[];
  readonly vazio: { readonly titulo: string; readonly porque: ReactNode };
}

/** S2-08: without `ids` in the address, the person chooses here. */
export function Escolher<P extends Pagina<unknown>>(props: EscolherProps<P>) {
  const { titulo, oQue, colunas, vazio } = props;
  const lista = useLista(props.lista);
  return (
    <>
      {lista.linhas.length > 0 && <h2>{titulo}</h2>}
      <ListaPaginada
        lista={lista}
        oQue={oQue}
        titulo={titulo}
        colunas={colunas}
        vazia={
          <EmptyState
            title={vazio.titulo}
            icon={faGavel}
            action={
              <LinkButton to="/manifestacao/recurso/tratar" variant="primary">
                Ir aos recursos
              </LinkButton>
            }
          >
            {vazio.porque}
          </EmptyState>
        }
      />
    </>
  );
}
