import { faChartBar } from '@fortawesome/free-solid-svg-icons/faChartBar.js';
import { useFiltroDoEndereco } from '#shell/lista/use-filtro-do-endereco.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import type { NomeDoPainel } from '../domain/visao.ts';
import { formaDoPainel, semFiltro, temFiltro } from './filtro-do-painel.ts';
import { FiltrosDoPainel } from './filtros.tsx';
import { PainelAberto } from './painel-aberto.tsx';
import { useVisao } from './painel-queries.ts';
import { palavras } from './textos-do-painel.ts';
import './painel.css';

/** A public panel; the choices are kept in its address. */
export function Painel({ painel }: { readonly painel: NomeDoPainel }) {
  const { filtro, filtrar } = useFiltroDoEndereco(formaDoPainel);
  const consulta = useVisao(painel, filtro);
  const { data: visao } = consulta;
  const limpar = temFiltro(filtro) && (
    <Button variant="secondary" size="small" onClick={() => filtrar({ ...semFiltro, mapa: filtro.mapa })}>
      Limpar filtros
    </Button>
  );
  return (
    <div className="painel">
      <p>{palavras[painel].intro}</p>
      <FiltrosDoPainel painel={painel} filtro={filtro} visao={visao} onFiltrar={filtrar} />
      {limpar && <p className="ui-no-print">{limpar}</p>}
      <FalhaAoAbrir titulo="Não foi possível abrir o painel." falha={consulta} />
      {consulta.isPending && <Skeleton shape="card" lines={4} label="Abrindo o painel…" />}
      <div aria-busy={consulta.isPlaceholderData} className="painel-visao">
        {visao?.numeros && visao.numeros.recebidas > 0 && (
          <PainelAberto visao={visao} numeros={visao.numeros} filtro={filtro} onFiltrar={filtrar} />
        )}
        {visao?.numeros?.recebidas === 0 && (
          <EmptyState title="Nada foi registrado com estas escolhas" icon={faChartBar}>
            Tente outro período ou menos filtros.
          </EmptyState>
        )}
        {visao?.numeros === null && (
          <EmptyState title="Menos de 5 pessoas" icon={faChartBar}>
            Com estas escolhas há menos de 5 pessoas por trás dos números, e eles diriam o que cada uma fez.
            Tente um período maior ou menos filtros.
          </EmptyState>
        )}
      </div>
    </div>
  );
}
