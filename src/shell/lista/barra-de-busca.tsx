import { faFilter } from '@fortawesome/free-solid-svg-icons/faFilter.js';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Procurar } from './procurar.tsx';
import './trabalho.css';

interface BarraDeBuscaProps extends ComponentProps<typeof Procurar> {
  readonly quantosFiltros: number;
  /** Shown beside the filters' button. */
  readonly ferramentas: ReactNode;
  /** The fields that open under the bar. */
  readonly filtros: ReactNode;
  /** The filters in use, in words. */
  readonly escolhidos: ReactNode;
}

/** The head of an office's list: search and tools in one row, with the filters folded beneath. */
export function BarraDeBusca(props: BarraDeBuscaProps) {
  const { quantosFiltros, ferramentas, filtros, escolhidos, ...procurar } = props;
  const [comFiltros, setComFiltros] = useState(false);
  // What their fields offer is read from the server once somebody wants it, and not with every list.
  const [jaAbriu, setJaAbriu] = useState(false);
  const alternar = () => {
    setComFiltros(!comFiltros);
    setJaAbriu(true);
  };
  const id = useId();
  return (
    <search className="trabalho-busca">
      <div className="trabalho-barra">
        <Procurar {...procurar} />
        <div className="trabalho-ferramentas ui-menus-no-pe">
          <Button
            icon={faFilter}
            size="small"
            aria-expanded={comFiltros}
            aria-controls={id}
            onClick={alternar}
          >
            {quantosFiltros === 0 ? 'Filtros' : `Filtros (${quantosFiltros})`}
          </Button>
          {ferramentas}
        </div>
      </div>
      <section id={id} className="trabalho-painel ui-folha-no-pe" hidden={!comFiltros} aria-label="Filtros">
        {jaAbriu && filtros}
        <div className="trabalho-painel-pe">
          <Button variant="primary" size="small" block onClick={alternar}>
            Ver a lista
          </Button>
        </div>
      </section>
      {escolhidos}
    </search>
  );
}
